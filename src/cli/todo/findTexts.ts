// The texts of a project in which people write comments: those that git has or would take, else all
// below the folder that no tool made.
import { execFileSync } from 'node:child_process';
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { decodeSource } from '@/engines/scanner/forCommandLine';

const MADE_BY_TOOLS = new Set(['.git', '.hg', '.svn', 'node_modules', 'dist', 'build', 'vendor']);
const MAX_BYTES = 1_000_000;

export interface FoundText {
  readonly name: string;
  /** Undefined for what could not be read. */
  readonly text: string | undefined;
}

export function* findTexts(root: string): Iterable<FoundText> {
  for (const name of listByGit(root) ?? listBelow(root, root))
    yield { name, text: readText(join(root, name)) };
}

/** Undefined outside of a repository, or without git. */
function listByGit(root: string): readonly string[] | undefined {
  try {
    const given = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
    const listed = execFileSync('git', given, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e8,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...new Set(listed.split('\0'))].filter((name) => name !== '').sort();
  } catch {
    return undefined;
  }
}

function listBelow(root: string, folder: string): readonly string[] {
  return openFolder(folder)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return MADE_BY_TOOLS.has(entry.name) ? [] : listBelow(root, path);
      return entry.isFile() ? [relative(root, path).split(sep).join('/')] : [];
    });
}

function openFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** Undefined for what is not checked out, large, closed or a submodule; empty for a file without text. */
function readText(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isFile() || stat.size > MAX_BYTES) return undefined;
  try {
    return decodeSource(readFileSync(path)) ?? '';
  } catch {
    return undefined;
  }
}
