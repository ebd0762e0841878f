import { guessLanguage } from '@/engines/scanner/files/guessLanguage';
import { isSkipReason, type Language, languageOf } from '@/engines/scanner/files/languageOf';
import { guardInProject } from '@/engines/scanner/guardInProject';
import { readProofs } from '@/engines/scanner/readProofs';
import { type ScannedFile, Scanner } from '@/engines/scanner/Scanner';
import { ScanTable } from '@/engines/scanner/ScanTable';
import { LineIndex, type ScanUse, toUse } from '@/engines/scanner/ScanUse';
import { loadScanProofs, loadScanTable } from '@/server/data/catalogue/scanTable';

const table = new ScanTable(loadScanTable().text);
export const scanner = new Scanner(table, () => readProofs(loadScanProofs()));

/** Spells out all uses of a file. */
export function usesOf(file: ScannedFile, text: string): ScanUse[] {
  const lines = new LineIndex(text);
  return Array.from({ length: file.uses.length }, (_, index) =>
    toUse(file.uses, index, { file: file.name, lines, table }),
  );
}

/** Spells out the uses of files that belong to one project. */
export function usesOfProject(
  files: readonly { readonly file: ScannedFile; readonly text: string }[],
): ScanUse[] {
  const polyfilled = new Set(files.flatMap(({ file }) => file.polyfilled));
  return files
    .flatMap(({ file, text }) => usesOf(file, text))
    .map((use) => ({
      ...use,
      guard: guardInProject(
        use.guard,
        table.find(use.key)!.id,
        polyfilled,
        use.provenBy?.map((key) => table.find(key)!.id),
      ),
    }));
}

/** The certain uses in a text that is read as the file's name says. */
export async function scanText(name: string, text: string): Promise<ScanUse[]> {
  return (await scanGuesses(name, text)).filter(({ evidence }) => evidence !== 'possible');
}

/** With those of which only the name fits. */
export async function scanGuesses(name: string, text: string): Promise<ScanUse[]> {
  const known = languageOf(name);
  const language: Language = isSkipReason(known) ? guessLanguage(text) : known;
  const file = await scanner.scan({ name, language, text });
  if (file.problem) throw new Error(file.problem.message);
  return usesOf(file, text);
}

/** The uses of one key. */
export async function usesOfKey(name: string, text: string, key: string): Promise<ScanUse[]> {
  return (await scanText(name, text)).filter((use) => use.key === key);
}

export async function keysIn(name: string, text: string): Promise<Set<string>> {
  return new Set((await scanText(name, text)).map(({ key }) => key));
}
