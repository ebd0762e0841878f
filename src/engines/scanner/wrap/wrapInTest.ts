// A use → the code around it inside a feature test, for editors to offer and `plimsoll fix` to write.
// Each placement is tried: only a test that the scanner itself accepts as a guard is taken, and only
// if every browser with the feature also understands the test.
import type { FeatureTest } from '@/engines/scanner/featureTest';
import { placeInMarkup } from '@/engines/scanner/html/placeInMarkup';
import type { Scanner } from '@/engines/scanner/Scanner';
import { ScanProblem } from '@/engines/scanner/ScanProblem';
import type { ScanUse } from '@/engines/scanner/ScanUse';
import type { SourceFile } from '@/engines/scanner/SourceFile';
import { newestWithout, proves } from './keyProofs';
import { placeInScript } from './placeInScript';
import { NO_TEST, placeInSheet } from './placeInSheet';
import { isNoPlace, type NoPlace, type Placement, type Placements } from './Placement';
import { addTests, TestTrials } from './TestTrials';

type WrappedUse = Pick<ScanUse, 'key' | 'consequence'>;

export interface Wrapping {
  /** The test, as code. */
  readonly test: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Undefined if no test is known to help. @param offset the start of the use */
export async function wrapInTest(
  scanner: Scanner,
  file: SourceFile,
  use: WrappedUse,
  offset: number,
): Promise<Wrapping | undefined> {
  const placement = await findPlacement(scanner, use, offset, new TestTrials(scanner, file));
  if (isNoPlace(placement)) return undefined;
  const after = await addTests(file, [placement]);
  return { test: codeOf(placement.test), ...changeBetween(file.text, after, placement) };
}

/** The change, from the placement's beginning on. */
function changeBetween(before: string, after: string, { range, leaves }: Placement) {
  const start = leaves?.start ?? range.start;
  const end = leaves?.end ?? range.end;
  return {
    start,
    end,
    text: after.slice(start, after.length - (before.length - end)),
  };
}

/**
 * @param trials of the file, shared by all its uses
 * @returns the placement, or the reason why no test may stand there
 */
export async function findPlacement(
  scanner: Scanner,
  use: WrappedUse,
  offset: number,
  trials: TestTrials,
): Promise<Placement | NoPlace> {
  if (use.consequence === 'file-does-not-run')
    return {
      reason: 'Browsers read syntax before any test runs. Have your build rewrite it.',
    };
  const placements = await findPlacements(trials.file, use, offset);
  if (isNoPlace(placements)) return placements;
  let reason: string | undefined;
  for (const placement of placements) {
    const failing = await findFailing(scanner, use.key, placement);
    const isGuard = failing === undefined && (await trials.isGuard(use.key, placement));
    if (isGuard) return placement;
    reason ??= failing ?? (await refuse(scanner, use.key, placement, isGuard));
  }
  return { reason: reason ?? NO_TEST };
}

async function findPlacements(
  file: SourceFile,
  use: WrappedUse,
  offset: number,
): Promise<Placements> {
  try {
    return await placeIn(file, use, offset);
  } catch (cause) {
    if (!(cause instanceof ScanProblem)) throw cause;
    return { reason: `It cannot be read: ${cause.message}` };
  }
}

async function placeIn(
  { text, language }: SourceFile,
  use: WrappedUse,
  offset: number,
): Promise<Placements> {
  switch (language) {
    case 'css':
    case 'scss':
    case 'less':
      return placeInSheet(text, language, use.key, offset);
    case 'js':
    case 'jsx':
    case 'ts':
    case 'tsx':
      return placeInScript(text, language, use, offset);
    case 'html':
    case 'svg':
    case 'vue':
    case 'svelte':
    case 'astro': {
      const place = placeInMarkup(text, language, offset);
      if (place === 'text' || place === 'closed') return { reason: 'Markup holds no test.' };
      // Blank lines instead of the rest keep every offset.
      const code = `${blank(text.slice(0, place.start))}${text.slice(place.start, place.end)}`;
      return place.kind === 'style'
        ? placeInSheet(code, 'css', use.key, offset)
        : placeInScript(code, place.syntax, use, offset);
    }
    default:
      return { reason: 'It is neither a style sheet nor a script.' };
  }
}

const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');

/** Says why the scanner takes a test for no guard. */
async function refuse(
  scanner: Scanner,
  key: string,
  { test }: Placement,
  isGuard: boolean | undefined,
): Promise<string> {
  if (isGuard === undefined)
    return 'Its file needs more tests than one run tries. Run it again after this.';
  const { ways } = scanner.css.finds.provenBy(test.condition);
  const keys = await scanner.implied.keys.load();
  const newest = newestWithout(keys, scanner.table.find(key), ways);
  return newest === undefined
    ? `It is not at a place around which ${codeOf(test)} can stand.`
    : `${codeOf(test)} also passes in browsers without it, most recently in ${newest}.`;
}

/** A sentence if a browser may have the feature and not the test, which would take it away. */
async function findFailing(
  { implied, table }: Scanner,
  key: string,
  { test }: Placement,
): Promise<string | undefined> {
  if (test.kind === 'if') return undefined;
  const isSelector = test.condition.startsWith('selector(');
  const asked = isSelector ? SELECTOR_TESTS : ['css.at-rules.supports'];
  const node = table.find(key);
  const keys = await implied.keys.load();
  if (asked.some((one) => proves(keys, node, table.find(one)))) return undefined;
  const newest = newestWithout(keys, table.find(asked[0]!), node && [new Set([node])]);
  const where = newest === undefined ? '' : `, most recently ${newest}`;
  return `Some browsers have it and do not understand ${codeOf(test)}${where}.`;
}

const codeOf = ({ kind, condition }: FeatureTest): string =>
  kind === 'supports' ? `@supports ${condition}` : `if (${condition})`;

/**
 * Whichever browser has one of them understands `@supports selector()`. The data lack it for Opera on
 * Android, which has the engine of Chrome, so what all engines got later counts as well.
 */
const SELECTOR_TESTS = ['css.at-rules.supports.selector', 'css.selectors.focus-visible'];
