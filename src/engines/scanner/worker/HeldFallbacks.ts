// Fallbacks in the files that a worker holds: found when the reader asks, some files at a time, so
// that the worker can still show lines.
import { findRetirable } from '@/engines/scanner/retire/findRetirable';
import type { Retirable } from '@/engines/scanner/retire/Retirable';
import type { ScanTable } from '@/engines/scanner/ScanTable';
import { LineIndex } from '@/engines/scanner/ScanUse';
import { addFallback } from './addFallback';
import type { HeldFile } from './HeldFile';
import type { FallbackGroup, ScanReply, ShownPlace } from './ScanMessage';
import { cutLine } from './showUses';

/** Milliseconds of work for one answer. */
const BATCH_MS = 200;

export class HeldFallbacks {
  private readonly found = new Map<string, readonly Retirable[]>();

  constructor(
    private readonly held: ReadonlyMap<string, HeldFile>,
    private readonly table: ScanTable,
  ) {}

  /** Fallbacks in the files from this one on, and the file to go on with, if any. */
  async find(from: number): Promise<Extract<ScanReply, { kind: 'fallbacks' }>> {
    const start = performance.now();
    const groups = new Map<string, FallbackGroup>();
    const files = [...this.held];
    for (let at = from; at < files.length; at++) {
      if (performance.now() - start > BATCH_MS)
        return { kind: 'fallbacks', groups: [...groups.values()], next: at };
      const [name, { text, scanned }] = files[at]!;
      const found = await findRetirable(text, scanned.language, this.table);
      if (found.length > 0) this.found.set(name, found);
      for (const one of found) addFallback(groups, toGroup(one));
    }
    return { kind: 'fallbacks', groups: [...groups.values()] };
  }

  /** Where the fallbacks of a group are, `first` places at most. */
  show(id: string, first: number): ShownPlace[] {
    const shown: ShownPlace[] = [];
    for (const [file, found] of this.found) {
      const { text } = this.held.get(file)!;
      let lines: LineIndex | undefined;
      for (const one of found) {
        if (toGroup(one).id !== id) continue;
        if (shown.length >= first) return shown;
        lines ??= new LineIndex(text);
        shown.push({
          file,
          ...lines.placeAt(one.start),
          ...cutLine(text, one.start, one.start + one.length),
        });
      }
    }
    return shown;
  }
}

function toGroup({ kind, name, keys, length }: Retirable): FallbackGroup {
  return { id: `${kind} ${name} ${keys.join()}`, kind, name, keys, count: 1, bytes: length };
}
