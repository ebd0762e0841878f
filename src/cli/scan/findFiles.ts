// Paths → the files below them that can be scanned, and reasons for leaving out the others. Files
// that git ignores are left out unless they are named: a build is usually ignored.
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { isSkipReason, languageOf, type SkipReason } from '@/engines/scanner/forCommandLine';
import type { Language } from '@/engines/scanner/forReports';

export interface FoundFile {
  /** With slashes, from the root. */
  readonly name: string;
  readonly path: string;
  readonly language: Language;
  readonly bytes: number;
  /** Its content, if that is not what the disk has. */
  readonly content?: Uint8Array;
}

type LeftOut = SkipReason | 'ignored' | 'link' | 'no-file';

export interface FoundFiles {
  /** By name. */
  readonly files: readonly FoundFile[];
  readonly skipped: ReadonlyMap<LeftOut, number>;
  /** Folders that this user may not open. */
  readonly closed: readonly string[];
}

interface Limits {
  readonly maxFileBytes: number;
  readonly maxFiles: number;
}

/** Every repository has one, without code of its own. */
const OF_VERSION_CONTROL = /^\.(?:git|hg|svn)$/;

interface Rules {
  readonly folder: string;
  readonly rules: Ignore;
}

/** @throws CliProblem if a path does not exist */
export function findFiles(
  root: string,
  paths: readonly string[],
  patterns: readonly string[],
  limits: Limits,
): FoundFiles {
  const walk = new FileWalk(root, patterns, limits);
  for (const path of paths) walk.start(path);
  const files = [...walk.files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { files, skipped: walk.skipped, closed: walk.closed };
}

class FileWalk {
  readonly files = new Map<string, FoundFile>();
  readonly skipped = new Map<LeftOut, number>();
  readonly closed: string[] = [];
  private readonly own: Rules;

  constructor(
    private readonly root: string,
    patterns: readonly string[],
    private readonly limits: Limits,
  ) {
    const rules = ignore({ allowRelativePaths: true }).add([...patterns]);
    this.own = { folder: root, rules };
  }

  start(given: string): void {
    const path = resolve(this.root, given);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat)
      throw new CliProblem(
        EXIT.usage,
        `There is no file or folder ${given}. Check the path to scan.`,
      );
    const above = rulesAbove(path).filter((rules) => !isIgnored([rules], path, stat.isDirectory()));
    if (stat.isDirectory()) this.walk(path, path, [this.own, ...above]);
    else if (stat.isFile()) this.take(path, dirname(path), stat.size);
    // Reading a pipe or a device may never end.
    else this.skip('no-file');
  }

  private walk(folder: string, within: string, above: readonly Rules[]): void {
    const rules = [...above, ...readRules(folder)];
    const entries = openFolder(folder);
    if (!entries) this.closed.push(toName(this.root, folder));
    for (const entry of entries ?? []) {
      const path = join(folder, entry.name);
      if (OF_VERSION_CONTROL.test(entry.name)) continue;
      if (languageOf(`${entry.name}/`) === 'dependency') this.skip('dependency');
      else if (isIgnored(rules, path, entry.isDirectory())) this.skip('ignored');
      else if (entry.isDirectory()) this.walk(path, within, rules);
      else if (entry.isFile()) this.take(path, within, sizeOf(path));
      // A link's target is scanned at its own path, or not at all.
      else this.skip(entry.isSymbolicLink() ? 'link' : 'no-file');
    }
  }

  private take(path: string, within: string, bytes: number): void {
    const language = languageOf(toName(within, path));
    if (isSkipReason(language)) return this.skip(language);
    if (bytes > this.limits.maxFileBytes) return this.skip('too-large');
    const name = toName(this.root, path);
    if (this.files.size >= this.limits.maxFiles && !this.files.has(name))
      return this.skip('too-many');
    this.files.set(name, { name, path, language, bytes });
  }

  private skip(reason: LeftOut): void {
    this.skipped.set(reason, (this.skipped.get(reason) ?? 0) + 1);
  }
}

/** In order of names; undefined where it may not be read. */
function openFolder(folder: string): readonly Dirent[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return undefined;
  }
}

/** 0 if the file is closed to us or gone, which reading it reports. */
function sizeOf(path: string): number {
  try {
    return statSync(path).size;
  } catch {
    return 0;
  }
}

function toName(from: string, path: string): string {
  return relative(from, path).split(sep).join('/');
}

function isIgnored(rules: readonly Rules[], path: string, isFolder: boolean): boolean {
  return rules.some(({ folder, rules: one }) => {
    const name = toName(folder, path);
    return name !== '' && !name.startsWith('..') && one.ignores(isFolder ? `${name}/` : name);
  });
}

function readRules(folder: string): readonly Rules[] {
  try {
    const text = readFileSync(join(folder, '.gitignore'), 'utf8');
    return [{ folder, rules: ignore({ allowRelativePaths: true }).add(text) }];
  } catch {
    return [];
  }
}

/** Those of the folders above, up to the top of the repository. */
function rulesAbove(path: string): readonly Rules[] {
  const rules: Rules[] = [];
  let folder = dirname(path);
  for (;;) {
    rules.unshift(...readRules(folder));
    if (statSync(join(folder, '.git'), { throwIfNoEntry: false })) return rules;
    if (dirname(folder) === folder) return [];
    folder = dirname(folder);
  }
}
