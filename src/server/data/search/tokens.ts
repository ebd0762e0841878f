// Splits text into search terms, identically for indexed text and queries. One word yields several
// terms: `grid-template-columns` also yields `grid`, `template`, `columns` and
// `gridtemplatecolumns`.

const SEPARATORS = /[\s,;|]+/;
/**
 * Punctuation around names in source code: `:has()`, `@media`, `.at`, `#x`, `<video>`, `"date"`.
 */
const DECORATION = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
/** Splits words at camelCase humps and between letters and digits; `17.4` stays whole. */
const PARTS = /\d+(?:\.\d+)+|\d+|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}+/gu;
const VENDOR_PREFIX = /^-?(?:webkit|moz|ms|o)-(?=\p{L})|^(?:webkit|moz|ms)(?=\p{Lu})/u;
/** Suffixes that the compat data appends to a name to tell its role. */
const ROLE_SUFFIX = /_(?:event|static|parameter|value|attribute)$/;

export interface Word {
  /** Lowercase, in the order written. */
  readonly parts: readonly string[];
  /** All parts joined, without punctuation. */
  readonly whole: string;
}

/** Words of a text, without tokens that are only punctuation. */
export function wordsIn(text: string): Word[] {
  return text.split(SEPARATORS).flatMap((raw) => {
    const parts = (stripPrefix(raw).match(PARTS) ?? []).map((part) => part.toLowerCase());

    return parts.length > 0 ? [{ parts, whole: joinParts(parts) }] : [];
  });
}

export function splitTerms(text: string): string[] {
  const terms: string[] = [];
  for (const { parts, whole } of wordsIn(text)) {
    for (const part of parts) {
      terms.push(part);
      const stem = getStem(part);
      if (stem !== part) terms.push(stem);
    }
    if (parts.length > 1) terms.push(whole);
  }
  return terms;
}

/**
 * Normalizes a name for exact lookups: `Array.prototype.at()` and `array prototype at` become
 * equal. Returns an empty string for operators.
 */
export function exactForm(name: string): string {
  return name
    .toLowerCase()
    .replace(/(?<=\d)\.(?=\d)/g, '·')
    .replace(/[^\p{L}\p{N}·]+/gu, '');
}

/** An approximate English singular, good enough to match both forms. */
export function getStem(term: string): string {
  if (term.length > 4 && term.endsWith('ies')) return `${term.slice(0, -3)}y`;
  return term.length > 3 && term.endsWith('s') && !/(?:ss|us|is|as|os)$/.test(term)
    ? term.slice(0, -1)
    : term;
}

/** `-webkit-border-radius` → `border-radius`, `webkitRequestFullscreen` → `RequestFullscreen`. */
export function stripPrefix(word: string): string {
  return word
    .replace(DECORATION_BEFORE_PREFIX, '')
    .replace(VENDOR_PREFIX, '')
    .replace(DECORATION, '')
    .replace(ROLE_SUFFIX, '');
}

/** Leading punctuation, except the hyphen of a vendor prefix. */
const DECORATION_BEFORE_PREFIX = /^[^\p{L}\p{N}-]+/u;

function joinParts(parts: readonly string[]): string {
  return parts.reduce(
    (whole, part) => (/\d$/.test(whole) && /^\d/.test(part) ? `${whole}.${part}` : whole + part),
    '',
  );
}

/** `optimise`, `localisation` → `optimize`, `localization`. */
const BRITISH = /(?<=.{3})is(?=(?:e[drs]?|ing|ation|able)$)/;

/**
 * The root that forms of a word share: `scroll`, `scrolling` and `scrolled`, `animate` and
 * `animation`. Too coarse for names, good enough for phrases.
 */
export function getRoot(term: string): string {
  const root = getStem(term)
    .replace(BRITISH, 'iz')
    .replace(/(?<=.{3})(?:at)?(?:ions?|ings?|ed|ers?|ors?|able|es?)$/, '');

  return root.replace(/(\p{L})\1$/u, '$1');
}
