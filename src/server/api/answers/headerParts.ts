// A header of HTTP → its parts: `Content-Security-Policy: script-src 'self'`, `Permissions-Policy: camera=()`.
import type { Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';
import type { Part } from './snippetLook';

/** Headers whose directives the data lists, so that another one is unknown. */
const LISTED = /^(?:Content-Security-Policy|Permissions-Policy|Clear-Site-Data)$/;

/** Names of headers have no case. */
export function headerKey(catalogue: Catalogue, name: string): CompatKey | undefined {
  const lowered = name.toLowerCase();
  // `Cookie` and `Range` are headers, but people who name one word mean a feature or an interface.
  if (!lowered.includes('-')) return undefined;
  return catalogue
    .keyByPath('http.headers')
    ?.children.find((key) => key.hasData && key.name.toLowerCase() === lowered);
}

export function headerParts(header: CompatKey, value: string): readonly Part[] {
  const isListed = LISTED.test(header.name);
  const directives = value.split(/[;,]/).flatMap((one) => /[a-z][\w-]*/i.exec(one)?.[0] ?? []);
  const parts = directives.map((name) =>
    header.children.find((key) => key.hasData && key.name.toLowerCase() === name.toLowerCase()),
  );
  return [header, ...parts.filter((part) => isListed || part !== undefined)];
}
