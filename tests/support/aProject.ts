import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { CATALOGUE_FILES } from '@/tools/buildStale.mjs';

export interface Project {
  readonly folder: string;
  /** Replaces a text in a file, which must hold it. */
  edit(file: string, from: string, to: string): void;
  remove(): void;
}

const SOURCES = [
  'data',
  'src',
  'pages',
  'public',
  'schema.graphql',
  'relay.config.json',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'next.config.ts',
];

/** A copy of this project's sources that a test may edit, with its packages and its catalogue. */
export function aProject(): Project {
  mkdirSync('.plimsoll', { recursive: true });
  // Below this folder, so that what bundles it finds the packages within one root.
  const folder = mkdtempSync(resolve('.plimsoll/project-'));
  for (const name of SOURCES) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, '.plimsoll'));
  for (const file of CATALOGUE_FILES) symlinkSync(resolve(file), join(folder, file));
  const edit = (file: string, from: string, to: string): void => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not hold “${from}”.`);
    writeFileSync(join(folder, file), text.replaceAll(from, to));
  };
  edit('next.config.ts', '__dirname', JSON.stringify(resolve('.')));
  return { folder, edit, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
