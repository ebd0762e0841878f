// A use → the code around it inside a feature test, for editors to offer and `plimsoll fix` to write.
// Each placement is tried: only a test that the scanner itself accepts as a guard is taken, and only
// if every browser with the feature also understands the test.
import { placeInMarkup } from '@/engines/scanner/html/placeInMarkup';
import type { Scanner } from '@/engines/scanner/Scanner';
import { ScanProblem } from '@/engines/scanner/ScanProblem';
import type { ScanUse } from '@/engines/scanner/ScanUse';
import type { SourceFile } from '@/engines/scanner/SourceFile';
import { linesOfTexts } from './linesOfTexts';
import { placeInScript } from './placeInScript';
import { NO_TEST, placeInSheet } from './placeInSheet';
import { isNoPlace, type NoPlace, type Placement, type Placements } from './Placement';
import { writeTests } from './writeTests';

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
  const placement = await findPlacement(scanner, file, use, offset);
  if (isNoPlace(placement)) return undefined;
  const after = await addTests(file, [placement]);
  const { kind, condition } = placement.test;
  const test = kind === 'supports' ? `@supports ${condition}` : `if (${condition})`;
  return { test, ...changeBetween(file.text, after, placement) };
}

/** The text of a file with tests at places that `findPlacement` found in it. */
export async function addTests(
  file: SourceFile,
  placements: readonly Placement[],
): Promise<string> {
  return writeTests(file.text, placements, await linesOfTexts(file, placements));
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

/** @returns the placement, or the reason why no test may stand there */
export async function findPlacement(
  scanner: Scanner,
  file: SourceFile,
  use: WrappedUse,
  offset: number,
): Promise<Placement | NoPlace> {
  if (use.consequence === 'file-does-not-run')
    return {
      reason: 'Browsers read syntax before any test runs. Have your build rewrite it.',
    };
  const placements = await findPlacements(file, use, offset);
  if (isNoPlace(placements)) return placements;
  const before = await countOpen(scanner, file, use.key);
  for (const placement of placements) {
    const missed = await missesBrowsers(scanner, use.key, placement);
    if (missed) continue;
    const text = await addTests(file, [placement]);
    if ((await countOpen(scanner, { ...file, text }, use.key)) < before) return placement;
  }
  return { reason: NO_TEST };
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

/** Uses of a key that nothing guards; infinite if the text cannot be read. */
async function countOpen(scanner: Scanner, file: SourceFile, key: string): Promise<number> {
  const { uses, problem } = await scanner.scan(file);
  const id = scanner.table.find(key)?.id;
  let open = problem ? Infinity : 0;
  for (let at = 0; at < uses.length; at++)
    if (uses.nodeAt(at) === id && uses.guardOf(at) === null) open++;
  return open;
}

/** True if a browser may have the feature and not the test: then the test would take it away. */
async function missesBrowsers(
  scanner: Scanner,
  key: string,
  { test }: Placement,
): Promise<boolean> {
  if (test.kind === 'if') return false;
  const isSelector = test.condition.startsWith('selector(');
  for (const asked of isSelector ? SELECTOR_TESTS : ['css.at-rules.supports'])
    if (await scanner.provesSupport(key, asked)) return false;
  return true;
}

/**
 * Whichever browser has one of them understands `@supports selector()`. The data lack it for Opera on
 * Android, which has the engine of Chrome, so what all engines got later counts as well.
 */
const SELECTOR_TESTS = ['css.at-rules.supports.selector', 'css.selectors.focus-visible'];
