// Writes what every package of ours has: a manifest with what the project's own says, a page for its
// readers, and declarations. All packages have one version.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';
import ts from 'typescript';
import { describePackage, isAllowedLicense, printThirdParty } from './thirdParty';

export const PACKAGES_FOLDER = '.plimsoll/packages';

export const own = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly repository?: unknown;
  readonly devDependencies: Readonly<Record<string, string>>;
};

/** @param more what only this package has */
export function writeManifest(name: string, more: object): void {
  const { version, description, license, engines, repository } = own;
  writeJson(name, 'package.json', {
    ...{ name, version, description, license, engines },
    ...(repository !== undefined && { repository, publishConfig: { provenance: true } }),
    type: 'module',
    ...more,
  });
}

export function writeJson(name: string, file: string, value: unknown): void {
  writeText(name, file, `${JSON.stringify(value, null, 2)}\n`);
}

export function writeText(name: string, file: string, text: string): void {
  const path = join(PACKAGES_FOLDER, name, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/**
 * Writes what the licenses of bundled packages ask for: their names and texts.
 * @param end what stands below them
 * @throws Error if one has a license that nobody decided to allow
 */
export function writeNotices(name: string, { inputs }: Metafile, end = ''): void {
  const folders = Object.keys(inputs).flatMap(
    (input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0] ?? [],
  );
  const packages = [...new Set(folders)].sort().map(describePackage);
  const refused = packages.find(({ license }) => !isAllowedLicense(license));
  if (refused)
    throw new Error(`${refused.name} is bundled and has the license ${refused.license}.`);
  writeText(name, 'THIRD_PARTY.md', `${printThirdParty(packages)}${end}`);
}

/**
 * The declarations of a module, from its text only.
 * @throws Error if a type is not written out
 */
export function declarationsOf(path: string): string {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(path, 'utf8'), {
    fileName: path,
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ES2022, strict: true },
  });
  const [fault] = diagnostics;
  if (fault) throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(fault.messageText, ' ')}`);
  return outputText.replace(/(from '\.\/\w+)(?=')/g, '$1.mjs');
}
