import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { CliWorld } from '@/cli/CliWorld';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import type { ProjectConfig } from '@/server/model/policy/projectConfig';

export const CONFIG_NAME = 'plimsoll.config.json';

export interface FoundConfig {
  /** The folder of the file; without a file, the working directory. */
  readonly root: string;
  /** The file's path from the working directory; undefined if there is no file. */
  readonly file: string | undefined;
  readonly path: string;
  readonly config: ProjectConfig;
}

/** The file that is named, or the nearest one from the working directory upwards. */
export async function findConfig(
  { cwd }: Pick<CliWorld, 'cwd'>,
  given: string | undefined,
): Promise<FoundConfig | undefined> {
  const path = given === undefined ? findUpwards(cwd) : resolve(cwd, given);
  if (path === undefined) return undefined;
  const file = relative(cwd, path) || path;
  let text: string;
  try {
    text = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  } catch (cause) {
    throw new CliProblem(
      EXIT.usage,
      `The configuration ${file} cannot be read (${(cause as Error).message}). Name another one with --config.`,
    );
  }
  const { parseConfig } = await import('./parseConfig');
  return { root: dirname(path), path, file, config: parseConfig(text, file) };
}

/** The nearest configuration from a folder upwards. */
export function findUpwards(folder: string): string | undefined {
  const path = join(folder, CONFIG_NAME);
  if (existsSync(path)) return path;
  // A repository ends the search: what lies above belongs to something else.
  const isTop = existsSync(join(folder, '.git')) || dirname(folder) === folder;
  return isTop ? undefined : findUpwards(dirname(folder));
}
