/** Invisible characters, and those that change the display of their neighbors. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;

/** Other people's text on one line, with nothing in it that is not seen. */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
}
