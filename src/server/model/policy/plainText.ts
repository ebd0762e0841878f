/** Characters that are not seen, or that change what is seen around them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;

/** Other people's text on one line, with nothing in it that is not seen. */
export function plainText(text: string): string {
  return text.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();
}
