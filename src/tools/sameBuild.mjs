// Shows that browsers get the same files whatever the path of the folder is: builds the pages here
// and in a copy whose path is longer, and compares names and bytes.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { PAGE_INPUTS } from './getBuildId.mjs';

const COPY = resolve('.plimsoll/the-same-sources-in-a-folder-with-a-longer-path');
const BUILD_PAGES = ['src/tools/build.mjs', 'pages'];

function copySources() {
  rmSync(COPY, { recursive: true, force: true });
  for (const path of ['package.json', ...PAGE_INPUTS])
    cpSync(path, join(COPY, path), { recursive: true });
  linkFolder('node_modules', join(COPY, 'node_modules'));
}

/** Links every file: a link to the folder itself would be resolved to the path of the original. */
function linkFolder(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

/** Everything of a build that browsers get, by its path. */
function readClientFiles(folder) {
  const files = readdirSync(join(folder, '.next/static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    [...files, join(folder, '.next/sw.js')].map((file) => [
      relative(folder, file),
      readFileSync(file, 'latin1'),
    ]),
  );
}

try {
  copySources();
  for (const cwd of [process.cwd(), COPY])
    execFileSync(process.execPath, BUILD_PAGES, { cwd, stdio: 'inherit' });
  const [here, there] = [process.cwd(), COPY].map(readClientFiles);
  const names = [...new Set([...here.keys(), ...there.keys()])];
  const others = names.filter((name) => here.get(name) !== there.get(name));
  if (others.length > 0)
    throw new Error(`Browsers get other files from ${COPY}:\n${others.join('\n')}`);
  console.log(`${names.length} files are the same, byte for byte.`);
  rmSync(COPY, { recursive: true });
} catch (cause) {
  console.error(cause.message);
  process.exitCode = 1;
}
