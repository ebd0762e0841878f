// plimsoll can <subject…>: one line for each subject; the exit code says if all are above the line.
import { formatLine } from '@/domain/format';
import type { VerdictAnswer } from '@/domain/verdict';
import { shipLine } from '@/server/api/answers/words';
import { openAnswers } from './answers/openAnswers';
import { readPackagedCatalogue } from './answers/packagedData';
import type { CliWorld } from './CliWorld';
import { findDecidedFeature, readDecidedTerms } from './config/readDecidedTerms';
import type { Terms, TermsFlags } from './config/Terms';
import { CliProblem, EXIT, type ExitCode } from './ExitCode';

/** The fields used of `/features/<id>.json` and `/compat/<path>.json`. */
interface SubjectFacts {
  readonly id: string;
  readonly name: string;
  readonly asOf: string;
  readonly data: readonly { readonly name: string; readonly version: string }[];
  readonly audience: { readonly key: string; readonly name: string };
  readonly linePercent: number;
  readonly verdict: VerdictAnswer;
  /** Those with partial support lack this; absent from older servers, and where it doesn't decide. */
  readonly missing?: string;
  readonly coverage: Readonly<
    Record<'supportedShare' | 'partialShare' | 'unsupportedShare' | 'unknownShare', number>
  >;
  readonly shortBrowsers: readonly { readonly browser: string; readonly share: number }[];
}

/** Facts with the verdict for a team, which may have decided otherwise. */
type Judged = SubjectFacts & {
  readonly subject: string;
  readonly decision: 'adopted' | 'declined' | null;
  readonly isGood: boolean;
};

export interface CanFlags extends TermsFlags {
  readonly json?: boolean;
}

export async function can(
  world: CliWorld,
  subjects: readonly string[],
  flags: CanFlags,
): Promise<ExitCode> {
  if (subjects.some((subject) => subject.trim() === ''))
    throw new CliProblem(
      EXIT.usage,
      'A feature without a name. Name one, such as grid or ":has()".',
    );
  const { terms } = await readDecidedTerms(world, flags);
  const catalogue = readPackagedCatalogue(world.dataFolder);
  const answers = await openAnswers(world, terms.server);
  const search = new URLSearchParams({ audience: terms.audience, line: String(terms.line) });
  const judged: Judged[] = [];
  const problems = new Set<string>();
  for (const subject of subjects) {
    try {
      const body = await answers.get(`${await answers.findPath(subject)}?${search.toString()}`);
      const facts = readFacts(body, terms);
      judged.push(
        judge(subject, facts, decisionOn(findDecidedFeature(catalogue, facts.id), terms)),
      );
    } catch (problem) {
      problems.add(refusalOf(problem));
    }
  }
  if (judged.length > 0) world.out(flags.json ? writeJson(judged) : writeLines(judged, world));
  if (problems.size > 0) throw new CliProblem(EXIT.usage, [...problems].join('\n'));
  const bad = judged.filter(({ isGood }) => !isGood);
  if (bad.length === 0) return EXIT.good;
  const isUnclear = ({ decision, verdict }: Judged) => decision === null && verdict === 'Unclear';
  return bad.every(isUnclear) ? EXIT.unclear : EXIT.not;
}

/** @throws CliProblem if a server that is not Plimsoll answered with other JSON */
function readFacts(body: string, { server }: Terms): SubjectFacts {
  const facts = JSON.parse(body) as Partial<SubjectFacts> | null;
  const isWhole =
    typeof facts?.verdict === 'string' &&
    typeof facts.audience?.name === 'string' &&
    typeof facts.coverage?.supportedShare === 'number' &&
    Array.isArray(facts.shortBrowsers) &&
    Array.isArray(facts.data);
  if (isWhole) return facts as SubjectFacts;
  throw new CliProblem(
    EXIT.unreachable,
    `The server ${server} answered with something else than facts about a feature. Check the address, or ask without a server to use the data in the package.`,
  );
}

/**
 * The reason for a missing answer about one subject; problems that affect all subjects are
 * rethrown.
 */
function refusalOf(problem: unknown): string {
  if (problem instanceof CliProblem && problem.exitCode === EXIT.usage) return problem.message;
  throw problem;
}

function decisionOn(slug: string | undefined, { adopt, decline }: Terms): Judged['decision'] {
  if (slug === undefined) return null;
  return adopt.includes(slug) ? 'adopted' : decline.includes(slug) ? 'declined' : null;
}

function judge(subject: string, facts: SubjectFacts, decision: Judged['decision']): Judged {
  const isYes = facts.verdict === 'Yes' || facts.verdict === 'Yes, with care';
  const isGood = decision === null ? isYes : decision === 'adopted';
  return { ...facts, subject, decision, isGood };
}

function writeLines(judged: readonly Judged[], { colors, dataFolder }: CliWorld): string {
  const catalogue = readPackagedCatalogue(dataFolder);
  const [{ audience, linePercent, asOf, data } = judged[0]!] = judged;
  const versions = data.map(({ name, version }) => `${name} ${version}`).join(', ');
  const head = `For ${audience.name}, line ${formatLine(linePercent)}, ${asOf}, ${versions}:`;
  const lines = judged.map((row) => {
    const line = shipLine({
      name: colors.bold(row.name),
      answer: row.decision === null ? row.verdict : `${row.verdict} (${row.decision})`,
      shares: row.coverage,
      linePercent,
      leftOut: row.shortBrowsers.map(({ browser: slug, share }) => ({
        // A server may know a browser that the package does not.
        name: catalogue.browserBySlug(slug)?.name ?? slug,
        share,
      })),
    });
    const said = row.missing === undefined ? line : `${line}. ${row.missing}`;
    return `${row.isGood ? colors.green('✓') : colors.red('✗')} ${said}`;
  });
  return `${[colors.dim(head), ...lines].join('\n')}\n`;
}

function writeJson(judged: readonly Judged[]): string {
  return `${JSON.stringify(judged.map(toJson), null, 2)}\n`;
}

function toJson({ subject, id, name, decision, isGood, ...facts }: Judged) {
  const { asOf, data, audience, linePercent, verdict, coverage, shortBrowsers } = facts;
  const answer = { subject, id, name, isGood, verdict, decision, coverage, shortBrowsers };
  return { ...answer, audience, linePercent, asOf, data };
}
