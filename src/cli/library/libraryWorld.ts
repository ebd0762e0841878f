import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createColors } from 'picocolors';
import type { CliWorld } from '@/cli/CliWorld';
import type { TermsFlags } from '@/cli/config/Terms';
import type { Options } from './apiTypes';

declare const PLIMSOLL_VERSION: string;

/** The package: this file may lie in a folder of it. */
function findDataFolder(): string {
  const own = import.meta.dirname;
  return existsSync(join(own, 'catalogue.bin.br')) ? own : dirname(own);
}

/** The world of a command for callers that read no output: what a command writes is dropped. */
export function libraryWorld({ cwd = process.cwd() }: Options): CliWorld {
  const dataFolder = findDataFolder();
  return {
    version: PLIMSOLL_VERSION,
    cwd: resolve(cwd),
    env: process.env,
    dataFolder,
    program: join(dataFolder, 'plimsoll.mjs'),
    isTerminal: false,
    colors: createColors(false),
    readInput: () => new Uint8Array(),
    out: () => undefined,
    err: () => undefined,
  };
}

export function toFlags({ config, audience, line, server }: Options): TermsFlags {
  return {
    ...(config !== undefined && { config }),
    ...(audience !== undefined && { audience }),
    ...(line !== undefined && { line: String(line) }),
    ...(server !== undefined && { server }),
  };
}
