// plimsoll can <subject…>: one line for each subject; the exit code says if all are above the line.
import { formatLine } from '@/domain/format';
import { fallbackSentences } from '@/server/api/answers/fallbackFacts';
import { shipLine } from '@/server/api/answers/words';
import { readPackagedCatalogue } from './answers/packagedData';
import type { CliWorld } from './CliWorld';
import type { TermsFlags } from './config/Terms';
import { CliProblem, EXIT, type ExitCode } from './ExitCode';
import { type JudgedSubject, judgeSubjects } from './judgeSubjects';

export interface CanFlags extends TermsFlags {
  readonly json?: boolean;
}

export async function can(
  world: CliWorld,
  subjects: readonly string[],
  flags: CanFlags,
): Promise<ExitCode> {
  const { judged, problems } = await judgeNames(world, subjects, flags);
  if (judged.length > 0) world.out(flags.json ? writeJson(judged) : writeLines(judged, world));
  if (problems.length > 0) throw new CliProblem(EXIT.usage, problems.join('\n'));
  const bad = judged.filter(({ isGood }) => !isGood);
  if (bad.length === 0) return EXIT.good;
  const isUnclear = ({ decision, verdict }: JudgedSubject) =>
    decision === null && verdict === 'Unclear';
  return bad.every(isUnclear) ? EXIT.unclear : EXIT.not;
}

/**
 * Without quotes, a shell splits `text-wrap: pretty` and “dialog element”. The whole is one name where a
 * part is a property with its colon, or has no answer while the whole has one.
 */
async function judgeNames(
  world: CliWorld,
  subjects: readonly string[],
  flags: CanFlags,
): ReturnType<typeof judgeSubjects> {
  const whole = [subjects.join(' ')];
  if (/^[\w-]+:$/.test(subjects[0] ?? '')) return judgeSubjects(world, whole, flags);
  const split = await judgeSubjects(world, subjects, flags);
  if (subjects.length < 2 || split.problems.length === 0) return split;
  const joined = await judgeSubjects(world, whole, flags);
  return joined.problems.length === 0 ? joined : split;
}

function writeLines(judged: readonly JudgedSubject[], { colors, dataFolder }: CliWorld): string {
  const catalogue = readPackagedCatalogue(dataFolder);
  const [{ audience, linePercent, asOf, data } = judged[0]!] = judged;
  const versions = data.map(({ name, version }) => `${name} ${version}`).join(', ');
  const basis = `For ${audience.name}, line ${formatLine(linePercent)}, ${asOf}, by ${versions}`;
  const lines = judged.map((row) => {
    const line = shipLine({
      name: colors.bold(row.name),
      answer: row.decision === null ? row.verdict : `${row.verdict} (${row.decision})`,
      shares: row.coverage,
      linePercent,
      measured: row.measured,
      leftOut: row.shortBrowsers.map(({ browser: slug, share }) => ({
        // A server may know a browser that the package does not.
        name: catalogue.browserBySlug(slug)?.name ?? slug,
        share,
      })),
    });
    const said = row.missing === undefined ? line : `${line}. ${row.missing}`;
    const isUnclear = !row.isGood && row.verdict === 'Unclear';
    const bad = isUnclear ? colors.yellow('?') : colors.red('✗');
    const fallbacks = row.isGood ? [] : fallbackSentences(row);
    return [
      `${row.isGood ? colors.green('✓') : bad} ${said}`,
      ...fallbacks.map((sentence) => `  ${sentence}`),
    ].join('\n');
  });
  return `${[...lines, colors.dim(basis)].join('\n')}\n`;
}

function writeJson(judged: readonly JudgedSubject[]): string {
  return `${JSON.stringify(judged.map(toJson), null, 2)}\n`;
}

/** A row of `can --json`. */
export function toJson({ subject, id, name, decision, isGood, ...facts }: JudgedSubject) {
  const { asOf, data, audience, linePercent, verdict, coverage, measured, shortBrowsers } = facts;
  const { polyfill, buildTransform } = facts;
  const answer = {
    subject,
    id,
    name,
    isGood,
    verdict,
    decision,
    coverage,
    measured,
    shortBrowsers,
  };
  return { ...answer, polyfill, buildTransform, audience, linePercent, asOf, data };
}
