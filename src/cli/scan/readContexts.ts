// The code around uses that a report names, read again: of a large project, few uses are named.
import { LineIndex } from '@/engines/scanner/forCommandLine';
import type { FoundFile } from './findFiles';
import type { FoundUse } from './FoundUse';
import { excerpt } from './placeUses';
import { readSource } from './readSource';

/** Adds it to those that lack it. */
export function readContexts(uses: readonly FoundUse[], files: readonly FoundFile[]): void {
  const bare = uses.filter(({ context }) => context === undefined);
  if (bare.length === 0) return;
  const byName = new Map(files.map((file) => [file.name, file]));
  const read = new Map<string, { readonly text: string; readonly lines: LineIndex } | undefined>();
  for (const use of bare) {
    if (!read.has(use.file)) read.set(use.file, readText(byName.get(use.file)));
    const source = read.get(use.file);
    if (source)
      Object.assign(use, {
        context: excerpt(source.text, source.lines.offsetAt(use.line, use.column)),
      });
  }
}

function readText(file: FoundFile | undefined) {
  const text = file && readSource(file).text;
  return text === undefined ? undefined : { text, lines: new LineIndex(text) };
}
