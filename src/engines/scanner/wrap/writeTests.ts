// Placements → the text with their tests in it. Ranges are of the text as it was, so that any number of
// them can be written at once; one inside another stays inside.
import type { LeftRule, Placement, Range } from './Placement';

/** Ranges in one test, with all conditions that go around them. */
interface Wrap extends Range {
  readonly kind: 'supports' | 'if';
  readonly conditions: readonly string[];
}

/** Declarations that leave a rule, by condition. */
interface Leaving {
  readonly rule: LeftRule;
  readonly pieces: ReadonlyMap<string, readonly Range[]>;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Edits of one place, in this order. */
  readonly rank: number;
}

/**
 * Placements within code that leaves its rule are left out: that code is written as it was, and they
 * find their place in the text that comes of it.
 * @param isText true for places inside texts, such as template literals, whose lines are no code
 */
export function writeTests(
  text: string,
  given: readonly Placement[],
  isText: (at: number) => boolean = () => false,
): string {
  const placements = given.filter(
    ({ range, leaves }) =>
      !given.some((one) => one.leaves && isInside(range, one.range, leaves !== undefined)),
  );
  const style = readStyle(text);
  const leavings = collectLeavings(placements);
  const whole = leavings.filter(isLast).map(({ rule, pieces }): Wrap => ({
    ...rangeOf(rule),
    kind: 'supports',
    conditions: [...pieces.keys()],
  }));
  const wraps = mergeWraps(text, [
    ...placements.filter(({ leaves }) => !leaves).map(toWrap),
    ...whole,
  ]);
  const edits = [
    ...wraps.flatMap((wrap) => writeWrap(text, wrap, depthOf(wraps, wrap), style)),
    ...leavings
      .filter((leaving) => !isLast(leaving))
      .flatMap((leaving) => writeLeaving(text, leaving, depthAt(wraps, leaving.rule), style)),
  ];
  return apply(text, [...edits, ...indentLines(text, wraps, style, isText)]);
}

interface Style {
  readonly unit: string;
  readonly lineEnd: string;
}

/** The indentation and the line ends of a text. */
function readStyle(text: string): Style {
  const indents = [...text.matchAll(/^([ \t]+)[^\s*]/gm)].map(([, indent]) => indent!);
  const tabs = indents.filter((indent) => indent.startsWith('\t')).length;
  const least = Math.min(
    ...indents.filter((indent) => /^ {2,}$/.test(indent)).map(({ length }) => length),
  );
  return {
    unit: tabs * 2 > indents.length ? '\t' : ' '.repeat(least <= 8 ? least : 2),
    lineEnd: /\r?\n/.exec(text)?.[0] ?? '\n',
  };
}

const rangeOf = ({ start, end }: Range): Range => ({ start, end });

const toWrap = ({ range, test: { kind, condition } }: Placement): Wrap => ({
  ...rangeOf(range),
  kind,
  conditions: [condition],
});

function collectLeavings(placements: readonly Placement[]): readonly Leaving[] {
  const byRule = new Map<number, { rule: LeftRule; pieces: Map<string, Range[]> }>();
  const ordered = [...placements].sort((a, b) => a.range.start - b.range.start);
  for (const { leaves, range, test } of ordered) {
    if (!leaves) continue;
    const { pieces } = byRule.get(leaves.start) ?? {
      pieces: new Map<string, Range[]>(),
    };
    byRule.set(leaves.start, { rule: leaves, pieces });
    const known = [...pieces.values()].flat();
    if (known.some(({ start }) => start === range.start)) continue;
    pieces.set(test.condition, [...(pieces.get(test.condition) ?? []), range]);
  }
  return [...byRule.values()];
}

/** True if all of a rule goes into one test. */
function isLast({ rule, pieces }: Leaving): boolean {
  return pieces.size === 1 && rule.isEmptyWithout([...pieces.values()].flat());
}

/** One test for each range, and for neighbors with the same conditions. */
function mergeWraps(text: string, wraps: readonly Wrap[]): readonly Wrap[] {
  const ordered = [...wraps].sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Wrap[] = [];
  for (const wrap of ordered) {
    const same = merged.findIndex(({ start, end }) => start === wrap.start && end === wrap.end);
    if (same >= 0)
      merged[same] = {
        ...wrap,
        conditions: [...new Set([...merged[same]!.conditions, ...wrap.conditions])],
      };
    else merged.push(wrap);
  }
  return merged.reduce<readonly Wrap[]>((done, wrap) => {
    const before = done.findLast(({ end }) => end <= wrap.start);
    const isNext =
      before?.conditions.join() === wrap.conditions.join() &&
      text.slice(before.end, wrap.start).trim() === '';
    return isNext
      ? done.map((one) => (one === before ? { ...one, end: wrap.end } : one))
      : [...done, wrap];
  }, []);
}

const depthOf = (wraps: readonly Wrap[], inner: Wrap): number =>
  wraps.filter((wrap) => wrap !== inner && isAround(wrap, inner)).length;

const depthAt = (wraps: readonly Wrap[], inner: Range): number =>
  wraps.filter((wrap) => isAround(wrap, inner)).length;

const isAround = (outer: Range, inner: Range): boolean =>
  outer.start <= inner.start && inner.end <= outer.end;

const isInside = (inner: Range, outer: Range, isStrict: boolean): boolean =>
  isAround(outer, inner) && !(isStrict && isAround(inner, outer));

function headOf({ kind, conditions }: Pick<Wrap, 'kind' | 'conditions'>): string {
  return kind === 'supports'
    ? `@supports ${conditions.join(' and ')} {`
    : `if (${[...new Set(conditions.flatMap((one) => one.split(' && ')))].join(' && ')}) {`;
}

function writeWrap(text: string, wrap: Wrap, depth: number, { unit, lineEnd }: Style): Edit[] {
  const indent = indentAt(text, wrap.start) + unit.repeat(depth);
  const { start, end } = wrap;
  return [
    // The outer of two that begin together is written first, and ends last.
    {
      start,
      end: start,
      text: `${headOf(wrap)}${lineEnd}${indent}${unit}`,
      rank: 10 + depth,
    },
    { start: end, end, text: `${lineEnd}${indent}}`, rank: -10 - depth },
  ];
}

function writeLeaving(
  text: string,
  { rule, pieces }: Leaving,
  depth: number,
  { unit, lineEnd }: Style,
): Edit[] {
  const indent = indentAt(text, rule.start) + unit.repeat(depth);
  const deeper = (lines: string, by: number) =>
    lines.replace(/\n(?=[^\r\n])/g, `\n${unit.repeat(by)}`);
  const blocks = [...pieces].map(([condition, ranges]) => {
    const body = ranges.map(({ start, end }) => {
      const piece = deeper(text.slice(start, end), depth + 1);
      const isWhole = /[;}]\s*(?:\/\*[^]*\*\/)?$/.test(piece);
      return `${indent}${unit}${unit}${piece}${isWhole ? '' : ';'}`;
    });
    return [
      `${indent}${headOf({ kind: 'supports', conditions: [condition] })}`,
      `${indent}${unit}${deeper(rule.selector, depth + 1)} {`,
      ...body,
      `${indent}${unit}}`,
      `${indent}}`,
    ].join(lineEnd);
  });
  const all = [...pieces.values()].flat();
  const { start, end } = rule;
  const isEmpty = rule.isEmptyWithout(all);
  const gone = isEmpty
    ? [{ start, end }]
    : all.map((piece) => ({ start: startOfGap(text, piece.start), end: piece.end }));
  const after = blocks.join(lineEnd);
  return [
    ...gone.map((range) => ({ ...range, text: '', rank: Infinity })),
    {
      ...{ start: end, end, rank: -Infinity },
      text: isEmpty ? after.slice(indent.length) : `${lineEnd}${after}`,
    },
  ];
}

/** With the space before it, so that no empty line stays behind. */
const startOfGap = (text: string, at: number): number => text.slice(0, at).trimEnd().length;

const indentAt = (text: string, at: number): string =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1, at))![0];

function indentLines(
  text: string,
  wraps: readonly Wrap[],
  { unit }: Style,
  isText: (at: number) => boolean,
): Edit[] {
  const edits: Edit[] = [];
  if (wraps.length === 0) return edits;
  for (let at = text.indexOf('\n') + 1; at > 0; at = text.indexOf('\n', at) + 1) {
    const depth = wraps.filter(({ start, end }) => start < at && at < end).length;
    const isEmpty = /[\r\n]/.test(text[at] ?? '\n');
    const isJoined = /\\\r?\n$/.test(text.slice(Math.max(0, at - 3), at));
    if (depth > 0 && !isEmpty && !isJoined && !isText(at))
      edits.push({ start: at, end: at, text: unit.repeat(depth), rank: 0 });
  }
  return edits;
}

const compare = (a: number, b: number): number => Number(a > b) - Number(a < b);

function apply(text: string, edits: readonly Edit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || compare(a.rank, b.rank));
  let written = '';
  let at = 0;
  for (const { start, end, text: added } of ordered) {
    // Lines go along with code that has left its place.
    if (start > at) written += text.slice(at, start);
    if (end < at) continue;
    written += added;
    at = Math.max(at, end);
  }
  return written + text.slice(at);
}
