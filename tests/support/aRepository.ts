import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createColors } from 'picocolors';
import type { CliWorld } from '@/cli/CliWorld';
import { runPlimsoll } from '@/cli/runPlimsoll';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Repository {
  readonly folder: string;
  write(name: string, content: string | Uint8Array): void;
  read(name: string): string;
  list(): readonly string[];
  /** Runs a command in this process. */
  run(...given: readonly string[]): Promise<Ran>;
  runWith(world: Partial<CliWorld>, ...given: readonly string[]): Promise<Ran>;
}

const folders: string[] = [];
// In the package the two lie side by side; here they lie where the build put them.
const dataFolder = resolve('.plimsoll');

/** A folder for one test, with these files; `plimsoll.config.json` may be an object. */
export function aRepository(files: Readonly<Record<string, string | object>> = {}): Repository {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-cli-'));
  folders.push(folder);
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  for (const [name, content] of Object.entries(files))
    write(name, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  const runWith = async (world: Partial<CliWorld>, ...given: readonly string[]): Promise<Ran> => {
    let [out, err] = ['', ''];
    const code = await runPlimsoll(
      {
        version: '1.2.3',
        cwd: folder,
        env: {},
        dataFolder,
        isTerminal: false,
        colors: createColors(false),
        readInput: () => new Uint8Array(),
        out: (text) => (out += text),
        err: (text) => (err += text),
        ...world,
      },
      given,
    );
    return { code, out, err };
  };
  return {
    folder,
    write,
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    list: () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort(),
    run: (...given) => runWith({}, ...given),
    runWith,
  };
}

// Not after a file: those of one suite share this module.
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
