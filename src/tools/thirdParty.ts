// Writes THIRD_PARTY.md: the packages that production runs, their licenses, and the texts of those.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that may be distributed with the product; another one is a decision to be made. */
const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'OFL-1.1',
  // Used as published: only changes to its own files would have to be published, too.
  'MPL-2.0',
  'Unlicense',
  'Python-2.0',
  'PSF-2.0',
  'W3C',
  'WTFPL',
];

/** Next installs it for pictures, which this product does not use: deploy/Containerfile removes it. */
const REMOVED = /^node_modules\/(?:sharp$|@img\/)/;

export interface ThirdParty {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text?: string;
}

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly license?: string;
}

interface Manifest {
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type?: string }[];
}

/** The packages that are installed for production, by name. */
export function collectThirdParty(): readonly ThirdParty[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>;
  };
  return (
    Object.entries(packages)
      // For another platform, some are not there.
      .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(path, 'package.json')))
      .filter(([path]) => !REMOVED.test(path))
      .map(([path, locked]) => ({ ...describePackage(path), ...locked }))
      .map(({ name, version, license, text }) => ({
        ...{ name, version, license },
        ...(text !== undefined && { text }),
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
  );
}

/** @param path its folder, below node_modules */
export function describePackage(path: string): ThirdParty {
  const { version, license, licenses } = JSON.parse(
    readFileSync(join(path, 'package.json'), 'utf8'),
  ) as Manifest;
  const named = typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type);
  const text = findText(path);
  return {
    name: path.replace(/^.*node_modules\//, ''),
    version: version ?? '',
    license: named ?? 'unknown',
    ...(text !== undefined && { text }),
  };
}

function findText(path: string): string | undefined {
  const file = readdirSync(path).find((name) => /^(?:licen[cs]e|copying)(?:[.-]|$)/i.test(name));
  return file && readFileSync(join(path, file), 'utf8').trim();
}

/** True if one of the alternatives, or all that must hold together, are allowed. */
export function isAllowedLicense(license: string): boolean {
  const alternatives = license.replace(/[()]/g, '').split(' OR ');
  return alternatives.some((all) => all.split(' AND ').every((name) => ALLOWED.includes(name)));
}

export function printThirdParty(packages: readonly ThirdParty[]): string {
  const rows = packages.map(
    ({ name, version, license }) => `| ${name} | ${version} | ${license} |`,
  );
  const texts = new Map<string, string[]>();
  for (const { name, text } of packages)
    if (text !== undefined) texts.set(text, [...(texts.get(text) ?? []), name]);
  const sections = [...texts].map(([text, names]) => `## ${names.join(', ')}\n\n~~~\n${text}\n~~~`);

  return `# Third-party software\n\n| Package | Version | Licence |\n| --- | --- | --- |\n${rows.join('\n')}\n\n${sections.join('\n\n')}\n`;
}

function writeThirdParty(): void {
  const packages = collectThirdParty();
  const refused = packages.filter(({ license }) => !isAllowedLicense(license));
  for (const { name, license } of refused)
    console.error(`${name} has the license ${license}, which nobody has decided to allow.`);
  if (refused.length > 0) process.exitCode = 1;
  writeFileSync('THIRD_PARTY.md', printThirdParty(packages));
  console.log(`THIRD_PARTY.md: ${packages.length} packages`);
}

if (require.main === module) writeThirdParty();
