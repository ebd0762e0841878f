import type { Language } from '@/scanner/files/languageOf';
import { type ScannedFile, Scanner } from '@/scanner/Scanner';
import { ScanTable } from '@/scanner/ScanTable';
import { LineIndex, type ScanUse, toUse } from '@/scanner/ScanUse';

export interface Code {
  readonly language: Language;
  readonly text: string;
}

/** What a piece of code uses. Plain data, which a thread can hand over. */
export interface ReadCode {
  readonly uses: readonly ScanUse[];
  readonly notes: readonly string[];
  /** Why there is nothing. */
  readonly problem?: ScannedFile['problem'];
}

export type CodeReader = (code: Code) => Promise<ReadCode>;

/**
 * Reads code in this thread, for as long as that takes: what anyone may send belongs into
 * `CodeReaderThread`.
 * @param getTable gives the text of the scan table
 */
export function createCodeReader(getTable: () => string): CodeReader {
  let scanner: Scanner | undefined;
  return async ({ language, text }) => {
    scanner ??= new Scanner(new ScanTable(getTable()));
    const { table } = scanner;
    const { uses, notes, problem } = await scanner.scan({
      name: `code.${language}`,
      language,
      text,
    });
    const lines = new LineIndex(text);
    const spelledOut = Array.from({ length: uses.length }, (_, at) =>
      toUse(uses, at, { file: 'code', lines, table }),
    );
    return {
      uses: spelledOut.filter(({ evidence }) => evidence !== 'possible'),
      notes,
      ...(problem && { problem }),
    };
  };
}
