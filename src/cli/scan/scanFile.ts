// One file → its uses as plain data: read, scanned, placed. It runs in a thread of its own or, if
// there are few files, in the command's.
import type {
  FindReceiver,
  ProjectTypes,
  Scanner,
  SourceFile,
} from '@/engines/scanner/forCommandLine';
import type { FoundFile } from './findFiles';
import type { FileResult } from './FoundUse';
import { type FindOriginal, openSourceMap } from './openSourceMap';
import { placeUses } from './placeUses';
import { readSource } from './readSource';
import type { KeptPlaces } from './selectUses';
import type { CheckedTypes } from './types/CheckedTypes';

export interface ScanFileOptions {
  readonly root: string;
  readonly sourceMaps: boolean;
  /** Reads code of servers, tests and builds, too. */
  readonly allCode: boolean;
  /** Undefined to keep every place. */
  readonly keptPlaces?: KeptPlaces;
  /** The project's compiler. */
  readonly types?: CheckedTypes;
  /** The exports of the project's files, used without a compiler. */
  readonly project?: ProjectTypes;
}

/** More than one result for an archive of a page's traffic: one for each file in it. */
export async function scanFile(
  scanner: Scanner,
  input: FoundFile,
  { root, sourceMaps, allCode, keptPlaces, types, project }: ScanFileOptions,
): Promise<readonly FileResult[]> {
  const { name, path, language } = input;
  const source = readSource(input);
  if (source.text === undefined)
    return [
      source.leftOut
        ? { ...NOTHING_FOUND, name, leftOut: source.leftOut }
        : toUnreadable(name, source.problem),
    ];
  const { text } = source;
  return scanSource(
    scanner,
    { name, language, text, isShipped: allCode },
    {
      findOriginal: sourceMaps ? openSourceMap(text, path, root) : undefined,
      findReceiver: types?.receiversIn(path),
      ...{ project, keptPlaces },
    },
  );
}

const NOTHING_FOUND = {
  uses: [],
  polyfilled: [],
  notes: [],
  unreadParts: [],
  unknown: [],
  wrongComments: [],
  isCode: true,
};

export function toUnreadable(name: string, message: string): FileResult {
  return { ...NOTHING_FOUND, name, problem: { message } };
}

/** Facts about a file that its text does not tell. */
interface Knowledge {
  readonly findOriginal?: FindOriginal;
  readonly findReceiver?: FindReceiver;
  readonly project?: ProjectTypes;
  readonly keptPlaces?: KeptPlaces;
}

/** The same for a text in memory. */
export async function scanSource(
  scanner: Scanner,
  file: SourceFile,
  { findOriginal, findReceiver, project, keptPlaces }: Knowledge = {},
): Promise<readonly FileResult[]> {
  const scanned = await scanner.scan(file, findReceiver, project);
  const inner: FileResult[] = [];
  for (const one of scanned.inner) inner.push(...(await scanSource(scanner, one, { keptPlaces })));
  const placing = { table: scanner.table, text: file.text, findOriginal, keptPlaces };
  return [placeUses(scanned, placing), ...inner];
}
