/** A path of this site; whatever could lead elsewhere is the start page. */
export function toOwnPath(text: string): string {
  const base = 'http://site.invalid';
  if (!/^\/(?![/\\])/.test(text) || !URL.canParse(text, base)) return '/';
  const url = new URL(text, base);
  return url.origin === base && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : '/';
}
