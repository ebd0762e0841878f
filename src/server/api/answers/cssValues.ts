// Would a browser that has all the data knows keep this value? css-tree knows the syntax of its own release.
// Newer keywords and functions stand in for older ones of the same kind, so that the rest is still checked.
import { lexer } from 'css-tree';
import type { CompatKey } from '@/server/data/catalogue/Catalogue';
import { functionKey } from './functionKey';
import type { Look } from './snippetLook';
import { type ValuePiece, valuePieces } from './valuePieces';

/** Browsers keep any value with one of these and judge it later. */
const JUDGED_LATER = /(?:^|[^\w-])(?:var|env|attr|if|inherit|random-item|--[\w-]+)\(/i;
const PREFIXED = /^-(?:webkit|moz|ms)-/;
const WIDE = /^(?:inherit|initial|unset|revert|revert-layer|revert-rule)$/i;
/** Keys that describe a syntax in words and are no keywords. */
const DESCRIPTIONS =
  /^(?:animation|gradients?|image|images|length|lengths|number|numbers|string|percentages?|two-values?|column-height|background-(?:clip|origin|size)|oblique-(?:angle|only)|anchor-size|animatable|position-area)$/;
/** Properties whose syntax is that of another. */
const SYNTAX_OF: readonly (readonly [RegExp, string])[] = [
  [/^(?:row-)?rule(?=$|-(?:color|style|width)$)/, 'column-rule'],
  [/^user-modify$/, '-webkit-user-modify'],
];

/** Values of the kind that a function gives, by the folder of its key. */
const STAND_INS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^css\.types\.color\b/, ['red']],
  [/^css\.types\.(?:gradient|image)\b/, ['url(a)']],
  [/^css\.types\.easing-function\b/, ['linear']],
  [/^css\.types\./, ['1px', '1', '1s', '1deg']],
  [/^/, ['1px', '1', 'url(a)', 'none', 'a', '"a"']],
];
const VALUES =
  '<color>|<length-percentage>|<angle>|<time>|<resolution>|<image>|<transform-function>|<filter-function>|<basic-shape>|<easing-function>|<number>|<flex>';

export function isValueOf(look: Look, own: CompatKey, text: string): boolean {
  const value = text.trim();
  if (WIDE.test(value) || JUDGED_LATER.test(value)) return true;
  const property = SYNTAX_OF.reduce((name, [of, as]) => name.replace(of, as), own.name);
  const keywords = own.children.map(({ name }) => name).filter((name) => isKeyword(name));
  if (!hasSyntax(property)) return isNamedBy(keywords, value);
  const matches = (written: string) => lexer.matchProperty(property, written).error === null;
  return matches(value) || matchesWithStandIns(look, { own, value, keywords, matches });
}

/** A value by itself, as of a color or a length. */
export function isValueOfSome(look: Look, value: string): boolean {
  const matches = (written: string) => lexer.match(VALUES, written).error === null;
  return (
    JUDGED_LATER.test(value) ||
    matches(value) ||
    matchesWithStandIns(look, { own: undefined, value, keywords: [], matches })
  );
}

const isKeyword = (name: string) => /^-?[a-z][\w-]*$/i.test(name) && !DESCRIPTIONS.test(name);

const hasSyntax = (property: string): boolean => Boolean(lexer.getProperty(property));

/** The data has to know each word of a property without a known syntax; if it knows none, any may be right. */
function isNamedBy(keywords: readonly string[], value: string): boolean {
  const known = new Set(keywords.map((name) => name.toLowerCase()));
  if (known.size === 0) return true;
  return valuePieces(value)
    .filter(({ kind }) => kind === 'word')
    .every(({ name }) => known.has(name) || name.startsWith('--'));
}

interface Trial {
  readonly own: CompatKey | undefined;
  readonly value: string;
  readonly keywords: readonly string[];
  readonly matches: (written: string) => boolean;
}

function matchesWithStandIns(look: Look, { own, value, keywords, matches }: Trial): boolean {
  const known = keywords.map((name) => name.toLowerCase());
  const newer = new Set(known.filter((name) => !matches(name)));
  const isNewer = ({ kind, name, start, end, isRelative }: ValuePiece) =>
    kind === 'word'
      ? newer.has(name) || (PREFIXED.test(name) && known.includes(name.replace(PREFIXED, '')))
      : (isRelative || !isOfLexer(name) || isWhole(value.slice(start, end), name)) &&
        functionKey(look, own?.path, name) !== undefined;
  const pieces = valuePieces(value).filter(isNewer);
  if (pieces.length === 0) return false;
  const calls = pieces.filter(({ kind }) => kind === 'function');
  const path = calls[0] && functionKey(look, own?.path, calls[0].name)?.path;
  const standIns = STAND_INS.find(([of]) => path !== undefined && of.test(path))?.[1] ?? [''];
  const older = [...known.filter((name) => !newer.has(name)), 'none', ''];
  const words = pieces.some(({ kind }) => kind === 'word') ? older : [''];
  if (words.length > 1 && pieces.length === 1 && pieces[0]!.end - pieces[0]!.start === value.length)
    return true;
  return standIns.some((call) =>
    words.some((word) => {
      const written = replacePieces(value, pieces, (kind) => (kind === 'word' ? word : call));
      return written.trim() !== '' && matches(written);
    }),
  );
}

/** css-tree knows the function, and its property may not list it yet. */
const isWhole = (call: string, name: string): boolean =>
  // Its syntax in css-tree has neither `auto` nor `size`.
  name === 'calc-size' || lexer.match(`<${name}()>`, call).error === null;

const isOfLexer = (name: string): boolean => lexer.getType(`${name}()`) !== null;

/** Pieces within others went with them. */
function replacePieces(
  value: string,
  pieces: readonly ValuePiece[],
  standIn: (kind: ValuePiece['kind']) => string,
): string {
  let written = '';
  let from = 0;
  for (const { kind, start, end } of pieces) {
    if (start < from) continue;
    written += value.slice(from, start) + standIn(kind);
    from = end;
  }
  return written + value.slice(from);
}
