// Mistakes that authors make on purpose, for old versions of Internet Explorer, and names that are
// written with escapes.
import type { Declaration } from 'postcss';

/** `*zoom`, `_height`, `#inset` and `color: red\9`: every other browser drops them. */
export function isHack({ prop, value, raws }: Declaration): boolean {
  if (/[*_]$/.test(raws.before ?? '')) return true;
  // An interpolation of Sass begins with a sign, too.
  if (/^[#*+!&.,=/~%^|](?!\{)/.test(prop)) return true;
  return /\\[09]\s*(?:!ie)?$/.test(value) || /!ie$/i.test(value);
}

/** `\69nset` is `inset`. */
export function withoutEscapes(name: string): string {
  if (!name.includes('\\')) return name;
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, sign?: string) =>
    code === undefined ? sign! : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0xffff)),
  );
}
