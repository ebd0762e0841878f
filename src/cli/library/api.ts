// The library: `import { can, scan } from 'plimsoll'`. Each function loads its own code when it is
// called. Its declarations are made from this file and `apiTypes.ts` only, so every type is
// written out.
// Ruled by docs/decisions/0060-packages-around-the-library.md.
import { CliProblem } from '@/cli/ExitCode';
import type {
  Answer,
  Explanation,
  Options,
  Policy,
  ScanReport,
  TextOptions,
  TextReport,
} from './apiTypes';

export type * from './apiTypes';

/** True for what these functions throw when they cannot answer; its message says why, and what to do. */
export function isPlimsollProblem(error: unknown): error is Error & { readonly exitCode: number } {
  return error instanceof CliProblem;
}

/** Says whether features may be used: web-features ids, compat keys, or code such as `:has()`. */
export async function can(
  subjects: string | readonly string[],
  options: Options = {},
): Promise<readonly Answer[]> {
  const { answerSubjects } = await import('./answerSubjects');
  return answerSubjects([subjects].flat(), options);
}

/** Says what the team supports. */
export async function policy(options: Options = {}): Promise<Policy> {
  const { readPolicy } = await import('./readPolicy');
  return readPolicy(options);
}

/** The policy as one tool’s own file, such as `browserslistrc`, `eslint.json` or `core-js.json`. */
export async function policyFile(format: string, options: Options = {}): Promise<string> {
  const { readPolicyFile } = await import('./readPolicy');
  return readPolicyFile(format, options);
}

/** Says about a compat key who cannot use it, since when others can, and how to test for it. */
export async function explain(key: string, options: Options = {}): Promise<Explanation> {
  const { explainKey } = await import('./explainKey');
  return explainKey(key, options);
}

/** Scans files and folders, by default those of the configuration. */
export async function scan(
  paths: readonly string[] = [],
  options: Options = {},
): Promise<ScanReport> {
  const { scanPaths } = await import('./scanPaths');
  return scanPaths(paths, options);
}

/**
 * Scans one text as editors and linters have it. Uses that fail only together with others are left to `scan`.
 * Undefined if the file is of no kind that is scanned.
 */
export async function scanText(
  text: string,
  options: TextOptions,
): Promise<TextReport | undefined> {
  const { scanOneText } = await import('./scanOneText');
  return scanOneText(text, options);
}
