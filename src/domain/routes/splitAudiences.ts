/** How many audiences stand side by side at most. */
export const MAX_COMPARED = 4;

/** A Browserslist query has commas of its own, so only one before a key ends an audience. */
const BETWEEN = /,\s*(?=(?:world\b|(?:continent|region|baseline|browserslist|custom):))/i;

/**
 * The audiences of an address, each once: repeated parameters, or keys with commas between them. There
 * may be more than stand side by side.
 */
export function splitAudiences(texts: readonly string[]): readonly string[] {
  const keys = texts.flatMap((text) => text.split(BETWEEN)).map((key) => key.trim());
  return [...new Set(keys)].filter((key) => key !== '');
}
