import {
  LineIndex,
  type ScannedFile,
  type Scanner,
  type ScanTable,
  type UseColumns,
} from '@/engines/scanner/forReadingThread';
import type { Language } from '@/engines/scanner/forReports';
import { type CodePlace, MAX_PLACES, type PlacedKeyUse } from './ScanKeyUse';

export interface Code {
  readonly language: Language;
  readonly text: string;
}

/**
 * The keys that a piece of code uses, as plain data that a thread can send. Keys are listed once,
 * because 200 kB of code may hold 200,000 uses.
 */
export interface ReadCode {
  readonly uses: readonly PlacedKeyUse[];
  readonly notes: readonly string[];
  /** The reason for an empty result. */
  readonly problem?: ScannedFile['problem'];
}

/** @param client whose code it is, for a reader with several */
export type CodeReader = (code: Code, client?: string) => Promise<ReadCode>;

/**
 * Reads code in this thread, for as long as that takes: what anyone may send belongs into
 * `CodeReaderThread`.
 * @param open gives a scanner, once the first code comes
 */
export function createCodeReader(open: () => Scanner): CodeReader {
  let scanner: Scanner | undefined;
  return async ({ language, text }) => {
    scanner ??= open();
    const { uses, notes, unread, problem } = await scanner.scan({
      name: `code.${language}`,
      language,
      text,
      isShipped: true,
    });
    return {
      uses: groupUses(uses, new LineIndex(text), scanner.table),
      notes: [...unread.map(({ message }) => message), ...notes],
      ...(problem && { problem }),
    };
  };
}

function groupUses(uses: UseColumns, lines: LineIndex, table: ScanTable): readonly PlacedKeyUse[] {
  const groups = new Map<string, PlacedKeyUse & { count: number; places: CodePlace[] }>();
  for (let at = 0; at < uses.length; at += 1) {
    if (uses.evidenceAt(at) === 'possible') continue;
    const consequence = uses.consequenceAt(at);
    const isGuarded = uses.guardOf(at) !== null;
    const name = `${uses.nodeAt(at)} ${consequence} ${isGuarded}`;
    let group = groups.get(name);
    if (!group) {
      group = {
        key: table.pathAt(uses.nodeAt(at)),
        consequence,
        isGuarded,
        count: 0,
        places: [],
      };
      groups.set(name, group);
    }
    group.count += 1;
    if (group.places.length < MAX_PLACES) group.places.push(lines.placeAt(uses.startAt(at)));
  }
  return [...groups.values()];
}
