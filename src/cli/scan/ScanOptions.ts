import { availableParallelism } from 'node:os';
import type { FoundConfig } from '@/cli/config/findConfig';
import type { TermsFlags } from '@/cli/config/Terms';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { formatList } from '@/domain/format';
import { parseLinePercent } from '@/domain/preferences';
import { SCAN_FORMATS, type ScanFormat } from './formats.data';

export interface ScanFlags extends TermsFlags {
  readonly format?: string;
  readonly all?: boolean;
  readonly stdinFilename?: string;
  readonly staged?: boolean;
  readonly workspaces?: boolean;
  readonly ignoreUnknown?: boolean;
  readonly accept?: boolean;
  readonly reason?: string;
  readonly prune?: boolean;
  readonly accepted?: string;
  readonly since?: string;
  readonly degradeLine?: string;
  readonly polyfill?: readonly string[];
  readonly ignore?: readonly string[];
  readonly sourceMaps?: boolean;
  /** A tsconfig, or true for the nearest. */
  readonly types?: string | true;
  readonly allCode?: boolean;
  readonly strict?: boolean;
  readonly comment?: boolean;
  /** A workspace and a project, by their addresses. */
  readonly report?: string;
  readonly maxFileMb?: string;
  readonly maxFiles?: string;
  readonly timePerFile?: string;
  readonly threads?: string;
  readonly thirdParty?: 'report' | 'skip';
  readonly explain?: string;
  readonly listKeys?: boolean;
  readonly retire?: boolean;
  readonly packages?: boolean;
  readonly quiet?: boolean;
}

export interface ScanOptions {
  /** Formats and their files; one without a file goes to standard output. */
  readonly outputs: readonly { readonly format: ScanFormat; readonly file?: string }[];
  /** True if every use is asked for: JSON lists them. */
  readonly isAll: boolean;
  readonly types: string | true | undefined;
  readonly accepted: string;
  readonly degradeLine: number | undefined;
  readonly polyfill: readonly string[];
  readonly ignore: readonly string[];
  readonly maxFileBytes: number;
  readonly maxFiles: number;
  readonly msPerFile: number;
  readonly threads: number;
}

export function readScanOptions(flags: ScanFlags, found: FoundConfig | undefined): ScanOptions {
  const config = found?.config.scan;
  return {
    types: readTypes(flags.types),
    outputs: parseOutputs(flags.format ?? 'pretty'),
    isAll: flags.all ?? false,
    accepted: flags.accepted ?? config?.accepted ?? 'plimsoll-accepted.json',
    degradeLine:
      flags.degradeLine === undefined
        ? config?.degradeLine
        : (parseLinePercent(flags.degradeLine) ??
          refuse(`--degrade-line ${flags.degradeLine}: a line is a percentage, such as 90.`)),
    polyfill: [...(config?.polyfill ?? []), ...(flags.polyfill ?? [])],
    ignore: [...(config?.ignore ?? []), ...(flags.ignore ?? [])],
    maxFileBytes: toNumber('--max-file-mb', flags.maxFileMb ?? '20') * 1_000_000,
    maxFiles: toNumber('--max-files', flags.maxFiles ?? '20000'),
    msPerFile: toNumber('--time-per-file', flags.timePerFile ?? '10') * 1_000,
    threads: Math.ceil(toNumber('--threads', flags.threads ?? String(availableParallelism()))),
  };
}

/** `--types src` reads the folder as a configuration, which nobody means. */
function readTypes(types: ScanFlags['types']): string | true | undefined {
  return typeof types === 'string' && !types.endsWith('.json')
    ? refuse(
        `--types ${types}: name a tsconfig, as in --types=tsconfig.json, or write --types last.`,
      )
    : types;
}

function toNumber(flag: string, text: string): number {
  const value = Number(text);
  return text.trim() !== '' && value > 0 && Number.isFinite(value)
    ? value
    : refuse(`${flag} ${text}: give a number above 0.`);
}

function parseOutputs(list: string): ScanOptions['outputs'] {
  const outputs = list.split(',').map((entry) => {
    const [name = '', file] = entry.trim().split(/=(.*)/s);
    const format = SCAN_FORMATS.find((known) => known === name);
    if (!format)
      return refuse(
        `--format ${list}: there is no format “${name}”. Formats are ${formatList(SCAN_FORMATS)}.`,
      );
    if (file === '')
      return refuse(`--format ${list}: ${name}= names no file. Write ${name}=report.${name}.`);
    return file === undefined ? { format } : { format, file };
  });
  if (outputs.filter(({ file }) => file === undefined).length > 1)
    return refuse(
      `--format ${list}: only one format goes to the output. Give the others a file: sarif=report.sarif.`,
    );
  return outputs;
}

function refuse(message: string): never {
  throw new CliProblem(EXIT.usage, message);
}
