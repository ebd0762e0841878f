import { parseUserAgent } from './parseUserAgent';

/** Names of systems as people know them, by those that browsers send. */
const SYSTEMS: Readonly<Record<string, string>> = { Macintosh: 'macOS', X11: 'Linux' };

/** “Firefox 145 on Windows”; the text itself where it names no browser. */
export function describeUserAgent(text: string): string {
  const { browser, version, os, osVersion } = parseUserAgent(text);
  if (browser === 'Bot') return 'A script';
  const [major = ''] = version.split('.');
  const name = [browser, major].filter(Boolean).join(' ');
  const system = [SYSTEMS[os] ?? os, osVersion.replaceAll('_', '.')].filter(Boolean).join(' ');
  return system === '' ? name : `${name} on ${system}`;
}
