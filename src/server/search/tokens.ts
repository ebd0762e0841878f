// Text → the terms it is found by, the same way for what is indexed and what is typed. One word
// gives several terms: `grid-template-columns` is also `grid`, `template`, `columns` and
// `gridtemplatecolumns`.

const SEPARATORS = /[\s,;|]+/;
/** What surrounds a name in source text: `:has()`, `@media`, `.at`, `#x`, `<video>`, `"date"`. */
const DECORATION = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Words within a word: letters and digits part, and so do camelCase humps; `17.4` stays whole. */
const PARTS = /\d+(?:\.\d+)+|\d+|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}+/gu;
const VENDOR_PREFIX = /^-?(?:webkit|moz|ms|o)-(?=\p{L})|^(?:webkit|moz|ms)(?=\p{Lu})/u;
/** What the compatibility data adds to a name to tell what it names. */
const ROLE_SUFFIX = /_(?:event|static|parameter|value|attribute)$/;

export interface Word {
  /** Lower-case, in the order written. */
  readonly parts: readonly string[];
  /** All of it in one, without punctuation. */
  readonly whole: string;
}

/** The words of a text; what is punctuation alone is none. */
export function wordsIn(text: string): Word[] {
  return text.split(SEPARATORS).flatMap((raw) => {
    const parts = (unprefixed(raw).match(PARTS) ?? []).map((part) => part.toLowerCase());

    return parts.length > 0 ? [{ parts, whole: squashed(parts) }] : [];
  });
}

/** Every term a text is indexed under. */
export function termsOf(text: string): string[] {
  const terms: string[] = [];
  for (const { parts, whole } of wordsIn(text)) {
    for (const part of parts) {
      terms.push(part);
      const stem = stemOf(part);
      if (stem !== part) terms.push(stem);
    }
    if (parts.length > 1) terms.push(whole);
  }
  return terms;
}

/**
 * A name as the exact map keeps it: `Array.prototype.at()` and `array prototype at` are one. Empty
 * for operators.
 */
export function exactForm(name: string): string {
  return name
    .toLowerCase()
    .replace(/(?<=\d)\.(?=\d)/g, '·')
    .replace(/[^\p{L}\p{N}·]+/gu, '');
}

/** The singular of an English plural, near enough to bring both together. */
export function stemOf(term: string): string {
  if (term.length > 4 && term.endsWith('ies')) return `${term.slice(0, -3)}y`;
  return term.length > 3 && term.endsWith('s') && !/(?:ss|us|is|as|os)$/.test(term)
    ? term.slice(0, -1)
    : term;
}

/** `-webkit-border-radius` → `border-radius`, `webkitRequestFullscreen` → `RequestFullscreen`. */
export function unprefixed(word: string): string {
  return word
    .replace(DECORATION_BEFORE_PREFIX, '')
    .replace(VENDOR_PREFIX, '')
    .replace(DECORATION, '')
    .replace(ROLE_SUFFIX, '');
}

/** Everything before a name but the hyphen that a vendor's prefix begins with. */
const DECORATION_BEFORE_PREFIX = /^[^\p{L}\p{N}-]+/u;

function squashed(parts: readonly string[]): string {
  return parts.reduce(
    (whole, part) => (/\d$/.test(whole) && /^\d/.test(part) ? `${whole}.${part}` : whole + part),
    '',
  );
}

/**
 * What a word shares with its other forms: `scroll`, `scrolling` and `scrolled`, `animate` and
 * `animation`. Too coarse for names, near enough for what people say.
 */
export function rootOf(term: string): string {
  const root = stemOf(term).replace(/(?<=.{3})(?:at)?(?:ions?|ings?|ed|ers?|ors?|able|es?)$/, '');

  return root.replace(/(\p{L})\1$/u, '$1');
}
