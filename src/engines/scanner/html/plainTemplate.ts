import { isTemplate } from '@/engines/scanner/files/languageOf';
// A template → the page around its holes, in a text of the same length. Outside of scripts and
// styles a hole is blank, in a style it is a value, in a script an expression.
import { fillHole } from '@/engines/scanner/js/fillHole';
import { findHoles, type Hole } from './findHoles';

export interface PlainTemplate {
  /** Markup and styles, and scripts with all branches of their conditions. */
  readonly text: string;
  /** Other readings of the scripts, to be tried if one cannot be read; the first is best. */
  readonly scripts: readonly string[];
}

const MAY_HAVE_HOLES = /<\?|<%|\{\{|\{%/;

/**
 * Undefined for a text without holes.
 * @param whole what all of it is, if it is not a page
 */
export function plainTemplate(
  name: string,
  text: string,
  whole?: Region,
): PlainTemplate | undefined {
  if (!isTemplate(name) && !MAY_HAVE_HOLES.test(text)) return undefined;
  const holes = findHoles(name, text);
  if (holes.length === 0) return undefined;
  const blank = fill(text, holes, () => '');
  const regions = whole ? { kindAt: () => whole } : regionsOf(blank);
  const plain = fill(text, holes, (hole, before, after) =>
    replacement(hole, before, after, regions.kindAt(hole.start)),
  );
  const first = withoutOtherBranches(plain, holes);
  // Braces in a page may also be a script's own.
  const isOwn = !isTemplate(name) && holes.every(({ written }) => written.startsWith('{{'));
  return { text: plain, scripts: [...(isOwn ? [text] : []), plain, first] };
}

type Region = 'markup' | 'style' | 'script';

function regionsOf(text: string) {
  const found: { readonly kind: Region; readonly start: number; readonly end: number }[] = [];
  const opening = /<(script|style)\b[^>]*>/gi;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const start = opening.lastIndex;
    const close = text.slice(start).search(new RegExp(`</${match[1]}`, 'i'));
    const end = close < 0 ? text.length : start + close;
    found.push({ kind: match[1]!.toLowerCase() === 'style' ? 'style' : 'script', start, end });
    opening.lastIndex = end;
  }
  return {
    kindAt: (at: number): Region =>
      found.find(({ start, end }) => at >= start && at < end)?.kind ?? 'markup',
  };
}

function fill(
  text: string,
  holes: readonly Hole[],
  replace: (hole: Hole, before: string, after: string) => string,
): string {
  const parts: string[] = [];
  let before = '';
  let done = 0;
  const add = (part: string) => {
    parts.push(part);
    before = (before + part.slice(-LOOK)).slice(-LOOK);
  };
  for (const hole of holes) {
    add(text.slice(done, hole.start));
    const found = replace(hole, before, text.slice(hole.end, hole.end + LOOK));
    add(found === '' ? hole.written.replace(/[^\n]/g, ' ') : found);
    done = hole.end;
  }
  add(text.slice(done));
  return parts.join('');
}

const LOOK = 80;

function replacement(hole: Hole, before: string, after: string, region: Region): string {
  const { written, kind, mark } = hole;
  if (mark !== undefined) return mark.padEnd(written.length);
  if (kind !== 'output') return '';
  if (region === 'script') {
    // The rest of a hole over several lines keeps its lines.
    const [line = ''] = written.split('\n', 1);
    return 'x'.repeat(line.length) + written.slice(line.length).replace(/[^\n]/g, ' ');
  }
  if (region === 'style') return fillHole(written.length, before, after);
  if (/^\s*:/.test(after)) return '_'.repeat(written.length);
  if (/[\w=-]$/.test(before)) return 'x'.repeat(written.length);
  return /[\s:(,]$/.test(before) && /^[a-z%]/i.test(after) ? '1'.repeat(written.length) : '';
}

/** Only what stands before `else`, since both branches together may be no code. */
function withoutOtherBranches(plain: string, holes: readonly Hole[]): string {
  const parts: string[] = [];
  let done = 0;
  let depth = 0;
  let from = -1;
  for (const { kind, start, end } of holes) {
    if (from < 0) {
      if (kind === 'else') from = end;
    } else if (kind === 'open') depth++;
    else if (kind === 'close' && depth > 0) depth--;
    else if (kind === 'close') {
      parts.push(plain.slice(done, from), plain.slice(from, start).replace(/[^\n]/g, ' '));
      done = start;
      from = -1;
    }
  }
  return parts.join('') + plain.slice(done);
}
