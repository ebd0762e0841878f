// Paths → the files below them that can be scanned, and why the others are not. What is ignored by
// git is left out, unless it is what was asked for: a build is ignored as a rule.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import {
  isSkipReason,
  type Language,
  languageOf,
  type SkipReason,
} from '@/scanner/files/languageOf';

export interface ScanInput {
  /** With slashes, from the root. */
  readonly name: string;
  readonly path: string;
  readonly language: Language;
  readonly bytes: number;
}

export interface FoundFiles {
  /** By name. */
  readonly files: readonly ScanInput[];
  readonly skipped: ReadonlyMap<SkipReason | 'ignored', number>;
}

interface Limits {
  readonly maxFileBytes: number;
  readonly maxFiles: number;
}

interface Rules {
  readonly folder: string;
  readonly rules: Ignore;
}

/** Throws `CliProblem` for a path that is not there. */
export function findFiles(
  root: string,
  paths: readonly string[],
  patterns: readonly string[],
  limits: Limits,
): FoundFiles {
  const files = new Map<string, ScanInput>();
  const skipped = new Map<SkipReason | 'ignored', number>();
  const skip = (reason: SkipReason | 'ignored') =>
    skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  const own: Rules = {
    folder: root,
    rules: ignore({ allowRelativePaths: true }).add([...patterns]),
  };

  const take = (path: string, within: string, bytes: number) => {
    const language = languageOf(toName(within, path));
    if (isSkipReason(language)) return skip(language);
    if (bytes > limits.maxFileBytes) return skip('too-large');
    const name = toName(root, path);
    if (files.size >= limits.maxFiles && !files.has(name)) return skip('too-many');
    files.set(name, { name, path, language, bytes });
  };
  const walk = (folder: string, within: string, above: readonly Rules[]) => {
    const rules = [...above, ...readRules(folder)];
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      // Links are not followed: what they lead to is scanned where it lies, or not at all.
      if (entry.isDirectory()) {
        if (languageOf(`${entry.name}/`) === 'dependency') skip('dependency');
        else if (isIgnored(rules, path, true)) skip('ignored');
        else walk(path, within, rules);
      } else if (entry.isFile()) {
        if (isIgnored(rules, path, false)) skip('ignored');
        else take(path, within, statSync(path).size);
      }
    }
  };

  for (const given of paths) {
    const path = resolve(root, given);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat)
      throw new CliProblem(
        EXIT.usage,
        `There is no file or folder ${given}. Check the path to scan.`,
      );
    const above = rulesAbove(path).filter(
      ({ folder, rules }) => !isIgnored([{ folder, rules }], path, stat.isDirectory()),
    );
    if (stat.isDirectory()) walk(path, path, [own, ...above]);
    else take(path, dirname(path), stat.size);
  }
  const byName = [...files.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return { files: byName, skipped };
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
