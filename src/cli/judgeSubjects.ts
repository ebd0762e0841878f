// Names of features → what is known of each, and the verdict for a team, which may have decided
// otherwise.
import type { VerdictAnswer } from '@/domain/judgeVerdict';
import type { MeasuredShare } from '@/domain/measuredWords';
import type { FallbackFacts } from '@/server/api/answers/fallbackFacts';
import { openAnswers } from './answers/openAnswers';
import { readPackagedCatalogue } from './answers/packagedData';
import type { CliWorld } from './CliWorld';
import { findDecidedFeature, readDecidedTerms } from './config/readDecidedTerms';
import type { Terms, TermsFlags } from './config/Terms';
import { CliProblem, EXIT } from './ExitCode';

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
  /** Absent unless the audience was measured, and from older servers. */
  readonly measured?: MeasuredShare;
  /** Absent from older servers. */
  readonly baseline?: {
    readonly status?: string;
    readonly newlyOn?: string;
    readonly widelyOn?: string;
  };
  readonly shortBrowsers: readonly { readonly browser: string; readonly share: number }[];
  readonly polyfill?: FallbackFacts['polyfill'];
  readonly buildTransform?: FallbackFacts['buildTransform'];
}

/** Facts with the verdict for a team, which may have decided otherwise. */
export type JudgedSubject = SubjectFacts & {
  readonly subject: string;
  readonly decision: 'adopted' | 'declined' | null;
  readonly isGood: boolean;
};

/**
 * @returns those that are known, and a sentence for each of the others
 * @throws CliProblem for a problem that affects all of them
 */
export async function judgeSubjects(
  world: CliWorld,
  subjects: readonly string[],
  flags: TermsFlags,
): Promise<{ readonly judged: readonly JudgedSubject[]; readonly problems: readonly string[] }> {
  if (subjects.some((subject) => subject.trim() === ''))
    throw new CliProblem(
      EXIT.usage,
      'A feature without a name. Name one, such as grid or ":has()".',
    );
  const { terms } = await readDecidedTerms(world, flags);
  const catalogue = readPackagedCatalogue(world.dataFolder);
  const answers = await openAnswers(world, terms.server);
  const search = new URLSearchParams({ audience: terms.audience, line: String(terms.line) });
  const judged: JudgedSubject[] = [];
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
  return { judged, problems: [...problems] };
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

function decisionOn(
  slug: string | undefined,
  { adopt, decline }: Terms,
): JudgedSubject['decision'] {
  if (slug === undefined) return null;
  return adopt.includes(slug) ? 'adopted' : decline.includes(slug) ? 'declined' : null;
}

function judge(
  subject: string,
  facts: SubjectFacts,
  decision: JudgedSubject['decision'],
): JudgedSubject {
  const isYes = facts.verdict === 'Yes' || facts.verdict === 'Yes, with care';
  const isGood = decision === null ? isYes : decision === 'adopted';
  return { ...facts, subject, decision, isGood };
}
