// CSS, SCSS or Less → PostCSS's tree. The safe parser reads a damaged sheet again and keeps the
// rest, as browsers do.
import type { Parser, Root } from 'postcss';
import { namesOf } from '@/engines/scanner/namesOf';
import { ScanProblem } from '@/engines/scanner/ScanProblem';

export type CssSyntax = 'css' | 'scss' | 'less';

interface ParsedCss {
  readonly root: Root;
  /** The mistake, if the safe parser had to repair one. */
  readonly note?: string;
}

/** Kept, since asking for a module once a file costs more than small files do. */
let parseSheet: Parser<Root> | undefined;

export async function parseCss(text: string, syntax: CssSyntax): Promise<ParsedCss> {
  // Outside of what is caught: a reader that can't be loaded is no fault of the sheet's.
  const parse = await loadParser(syntax);
  const plain = syntax === 'less' ? await readableLess(text) : undefined;
  try {
    return { root: parse(plain ?? text, { map: false }) };
  } catch (cause) {
    const problem = toProblem(cause);
    if (syntax !== 'css') throw problem;
    const { default: parseSafely } = await import(
      /* webpackChunkName: "scan-safe" */ 'postcss-safe-parser'
    );
    const line = problem.place ? ` on line ${problem.place.line}` : '';
    return {
      root: parseSafely(text, { map: false }),
      note: `The style sheet is damaged${line}: ${problem.message} The rest was read.`,
    };
  }
}

/** For each of them, the parser of Less begins the rule again. */
const MAX_INTERPOLATIONS = 500;

function refuseInterpolations(text: string): void {
  let count = 0;
  for (const [part] of text.matchAll(/@\{[^@{};]*\}?|[{};]/g)) {
    count = part.startsWith('@') ? count + 1 : 0;
    if (count > MAX_INTERPOLATIONS)
      throw new ScanProblem(`A rule has more than ${MAX_INTERPOLATIONS} interpolations.`);
  }
}

async function readableLess(text: string): Promise<string> {
  refuseInterpolations(text);
  return (await import(/* webpackChunkName: "scan-less" */ './plainLess')).plainLess(text);
}

async function loadParser(
  syntax: CssSyntax,
): Promise<(text: string, options: { readonly map: false }) => Root> {
  if (syntax === 'scss')
    return (await import(/* webpackChunkName: "scan-scss" */ 'postcss-scss')).parse;
  if (syntax === 'less')
    return (await import(/* webpackChunkName: "scan-less" */ './parseLess')).parseLess;
  return (parseSheet ??= namesOf(
    await import(/* webpackChunkName: "scan-postcss" */ 'postcss/lib/parse'),
  ).default);
}

/** A parser may quote the rest of the file. */
const MAX_REASON = 100;

function toProblem(cause: unknown): ScanProblem {
  if (cause instanceof RangeError) throw cause;
  const { reason, line, column } = cause as { reason?: string; line?: number; column?: number };
  const words = (reason ?? 'It cannot be parsed').replace(/\s+/g, ' ');
  return new ScanProblem(
    `${words.length > MAX_REASON ? `${words.slice(0, MAX_REASON)}…` : words}.`,
    line === undefined ? undefined : { line, column: column ?? 1 },
  );
}
