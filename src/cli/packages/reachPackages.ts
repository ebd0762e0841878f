// Files of a project → the files of packages that their imports lead to, and those they lead on to: what
// a bundle would hold before anything is left out of it.
import { readFileSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import type { FoundFile } from '@/cli/scan/findFiles';
import { isSkipReason, languageOf } from '@/engines/scanner/forCommandLine';
import { resolveModule } from './resolveModule';

export interface ReachedPackages {
  readonly files: readonly FoundFile[];
  /** Imports of packages that lead to no file: “lodash, from src/a.js”. */
  readonly missing: readonly string[];
}

interface Reach {
  readonly root: string;
  readonly maxFiles: number;
  readonly maxFileBytes: number;
  /** Names that the project's package.json lists: others may be names of a bundler. */
  readonly declared: ReadonlySet<string>;
}

/** Bounded, so that no text takes long: clauses of imports have few names. */
const IMPORT =
  /(?:\bimport\b(?!\s{1,50}type\b)\s{0,50}(?:[\w$*{}\s,]{1,2000}?\bfrom\s{0,50})?|\bexport\s{0,50}[\w$*{}\s,]{1,2000}?\bfrom\s{0,50}|\b(?:require|import)\s{0,50}\(\s{0,50}|@import\s{1,50}(?:url\(\s{0,50})?)(["'])([^"'\n]{1,300})\1/g;

export function reachPackages(own: readonly FoundFile[], reach: Reach): ReachedPackages {
  const files = new Map<string, FoundFile>();
  const missing = new Set<string>();
  const queue = own.map(({ path }) => path);
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const isOwn = !files.has(path);
    for (const specifier of importsIn(path)) {
      // All own files are scanned, whether or not they import each other.
      if (isOwn && /^[./]/.test(specifier)) continue;
      const found = resolveModule(specifier, path);
      if (found !== undefined) take(found);
      else if (isOwn && isDeclared(specifier))
        missing.add(`${specifier}, from ${toName(path, reach.root)}`);
    }
  }
  return { files: [...files.values()], missing: [...missing].sort() };

  function take(path: string): void {
    // Packages of a workspace are own code, and lie elsewhere.
    if (
      files.has(path) ||
      files.size >= reach.maxFiles ||
      !path.includes(`${sep}node_modules${sep}`)
    )
      return;
    const language = languageOf(path.slice(path.lastIndexOf(`${sep}node_modules${sep}`) + 14));
    const bytes = statSync(path).size;
    if (isSkipReason(language) || bytes > reach.maxFileBytes) return;
    files.set(path, { name: toName(path, reach.root), path, language, bytes });
    queue.push(path);
  }

  function isDeclared(specifier: string): boolean {
    return [...reach.declared].some(
      (name) => specifier === name || specifier.startsWith(`${name}/`),
    );
  }
}

function importsIn(path: string): ReadonlySet<string> {
  const found = new Set<string>();
  try {
    for (const [, , specifier] of readFileSync(path, 'utf8').matchAll(IMPORT))
      found.add(specifier!);
    // A bundle for people has only one of two builds that a condition chooses from.
    for (const specifier of found)
      if (found.has(specifier.replace('production', 'development')) && /production/.test(specifier))
        found.delete(specifier.replace('production', 'development'));
  } catch {
    // The scan reports files that cannot be read.
  }
  return found;
}

function toName(path: string, root: string): string {
  return relative(root, path).split(sep).join('/');
}
