// --explain: all facts about the uses of one key or feature, or at one place.
import { relative, resolve, sep } from 'node:path';
import type { Answers } from '@/cli/answers/Answers';
import { readPackagedCatalogue } from '@/cli/answers/packagedData';
import type { CliWorld } from '@/cli/CliWorld';
import type { Terms } from '@/cli/config/Terms';
import { CliProblem, EXIT, type ExitCode } from '@/cli/ExitCode';
import { replaceControls } from '@/cli/replaceControls';
import { formatPercent } from '@/domain/format';
import { nearest } from '@/domain/nearMatches';
import { type SourcePlace, suggestGuard, type UseEvidence } from '@/engines/scanner/forReports';
import { subjectParts } from '@/server/api/answers/subjectParts';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { type FoundUse, getPlace } from './FoundUse';
import { CONSEQUENCE_WORDS } from './judgeUses';
import { isAt } from './placeUses';
import { provenWords } from './provenWords';
import { toKeyUses } from './toKeyUses';

const SHOWN = 50;

const EVIDENCE: Readonly<Record<UseEvidence, string>> = {
  exact: 'certain: it is written there',
  typed: 'certain by type: what it belongs to follows from the code',
  possible: 'only the name fits, so it is a hint and never counts',
};

interface Asking {
  readonly answers: Answers;
  readonly terms: Terms;
  /** The folder that names of files begin at. */
  readonly root: string;
}

/** @throws CliProblem if no scanned use fits */
export async function explainUses(
  world: CliWorld,
  uses: readonly FoundUse[],
  what: string,
  { answers, terms, root }: Asking,
): Promise<ExitCode> {
  const { out, cwd, dataFolder } = world;
  const subject = findSubject(readPackagedCatalogue(dataFolder), what);
  const nameOf = (file: string) => relative(root, resolve(cwd, file));
  const asked = uses.filter(isAskedFor(subject ?? what, nameOf));
  if (asked.length === 0 && subject === undefined) throw nothingFits(uses, what);
  if (asked.length === 0) {
    out(`No scanned file uses ${replaceControls(what)}.\n`);
    return EXIT.good;
  }
  const facts = await answers.report(
    toKeyUses(asked, () => false),
    terms,
  );
  const lines = asked.slice(0, SHOWN).map((use) => explain(use, facts.keyShares.get(use.key)));
  const rest = asked.length - lines.length;
  if (rest > 0) lines.push(`And ${rest} more. Name a place to see it.`);
  out(`${lines.join('\n\n')}\n`);
  return EXIT.good;

  function explain(use: FoundUse, shares: Shares | undefined): string {
    const { file, line, column } = getPlace(use);
    const supported = shares
      ? `${formatPercent(shares.supportedShare, terms.line)} of ${facts.audience.name}`
      : 'unknown';
    const guard = use.guard === null ? suggestGuard(use.key) : undefined;
    return [
      `${replaceControls(file)}:${line}:${column}  ${use.key}${use.feature === null ? '' : ` (${use.feature})`}`,
      ...(use.context === undefined ? [] : [`  code       ${replaceControls(use.context)}`]),
      `  found      ${EVIDENCE[use.evidence]}`,
      `  without it ${CONSEQUENCE_WORDS[use.consequence]}`,
      `  supported  ${supported}`,
      `  guard      ${formatGuard(use)}`,
      ...(guard === undefined ? [] : [`  a guard    ${guard.replaceAll('\n', '\n             ')}`]),
    ].join('\n');
  }
}

/** The id or key that a name means, as `can` reads it; undefined for a place, and for names of nothing. */
function findSubject(catalogue: Catalogue, what: string): string | undefined {
  const [kind, id] = subjectParts(catalogue, what);
  return kind === 'compat' ? id : catalogue.featureBySlug(id)?.slug;
}

interface Shares {
  readonly supportedShare: number;
}

/** @param nameOf a path, as from where people are → a file's name */
function isAskedFor(what: string, nameOf: (path: string) => string): (use: FoundUse) => boolean {
  const [, file = what, line, column] = /^(.*?):(\d+)(?::(\d+))?$/.exec(what) ?? [];
  // As reports write it, or as a shell completes it: `./src/a.css`.
  const names = [file, nameOf(file).split(sep).join('/')];
  const isThere = (place: SourcePlace) =>
    names.includes(place.file) &&
    (line === undefined || place.line === Number(line)) &&
    (column === undefined || place.column === Number(column));
  return (use) =>
    use.feature === what ||
    isAt(use.key, what) ||
    isThere(use) ||
    (use.original !== undefined && isThere(use.original));
}

function formatGuard({ guard, guardAt, provenBy, reason }: FoundUse): string {
  if (guard === null) return 'none';
  if (provenBy) return provenWords(provenBy, guardAt);
  const at = guardAt ? `, ${replaceControls(guardAt.file)}:${guardAt.line}` : '';
  return `${guard}${reason === undefined ? '' : `: ${replaceControls(reason)}`}${at}`;
}

function nothingFits(uses: readonly FoundUse[], what: string): CliProblem {
  const names = new Set(uses.flatMap(({ key, feature }) => [key, ...(feature ? [feature] : [])]));
  const near = nearest(
    what,
    [...names].map((name) => ({ row: name, names: [name] })),
    3,
  );
  const remedy =
    near.length > 0
      ? `Did you mean ${near.join(' or ')}?`
      : 'List what is used with --list-keys, or name a place such as src/a.css:3.';
  return new CliProblem(
    EXIT.usage,
    `--explain ${replaceControls(what)}: this names no feature, compat key or place that was scanned. ${remedy}`,
  );
}
