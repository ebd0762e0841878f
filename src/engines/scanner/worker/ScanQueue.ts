// The files of one scan that wait for a worker, within the limits of a browser.
import { isAcceptedFile } from '@/engines/scanner/files/isAcceptedFile';
import { isSkipReason, languageOf } from '@/engines/scanner/files/languageOf';
import { SCAN_LIMITS } from './scanLimits';
import type { ScannedSource, ScanSource } from './ScanMessage';
import type { ScanTally } from './ScanTally';

export interface ScanProgress {
  readonly tally: ScanTally;
  readonly doneFiles: number;
  readonly allFiles: number;
  readonly doneBytes: number;
  readonly allBytes: number;
}

export const getSize = (content: ScanSource['content']): number =>
  content instanceof Blob ? content.size : content.length;

const isContainer = (name: string): boolean => /\.(?:zip|har)$/i.test(name);

const LINKED = new Set<string>(['ts', 'tsx', 'jsx', 'js']);
/** A larger file is a bundle, which has all it needs. */
const MAX_LINKED_BYTES = 200_000;

/**
 * Files in the order that shows something early and ends evenly: two small ones, then large first.
 */
export class ScanQueue {
  private waiting: ScanSource[] = [];
  /** Sources of scripts that may import each other: they are read when all of these are known. */
  private linked: ScanSource[] = [];
  private readonly names = new Set<string>();
  private allFiles = 0;
  private doneFiles = 0;
  private allBytes = 0;
  private doneBytes = 0;

  constructor(private readonly tally: ScanTally) {}

  add(sources: readonly ScanSource[]): void {
    if (sources.length === 0) return;
    for (const source of sources) this.admit(source);
    const bySize = this.waiting.sort((a, b) => getSize(b.content) - getSize(a.content));
    this.waiting = [...bySize.splice(-2), ...bySize];
  }

  take(): ScanSource | undefined {
    return this.waiting.shift();
  }

  takeSmallest(): ScanSource | undefined {
    return this.waiting.pop();
  }

  takeLinked(): ScanSource | undefined {
    return this.linked.shift();
  }

  /** The scripts that wait, by name. */
  linkedSources(): readonly ScanSource[] {
    return this.linked;
  }

  /** An archive or a HAR: what is in it has to be known first. */
  takeContainer(): ScanSource | undefined {
    const at = this.waiting.findIndex(({ name }) => isContainer(name));
    return at < 0 ? undefined : this.waiting.splice(at, 1)[0];
  }

  finish({ content }: ScanSource, file: ScannedSource): void {
    this.doneFiles++;
    this.doneBytes += getSize(content);
    this.tally.add(file);
  }

  /** After a stop. */
  leaveRest(): void {
    for (const { name } of [...this.waiting, ...this.linked])
      this.tally.leave({ name, reason: 'stopped' });
    this.waiting = [];
    this.linked = [];
  }

  progress(): ScanProgress {
    const { tally, doneFiles, allFiles, doneBytes, allBytes } = this;
    return { tally, doneFiles, allFiles, doneBytes, allBytes };
  }

  private admit(source: ScanSource): void {
    const { content, language } = source;
    const name = this.freeName(source.name);
    const size = getSize(content);
    const known =
      language ?? (isContainer(name) ? 'har' : isAcceptedFile(name) ? 'package' : languageOf(name));
    const reason = isSkipReason(known)
      ? known
      : size > (isContainer(name) ? SCAN_LIMITS.totalBytes : SCAN_LIMITS.fileBytes) ||
          this.allBytes + size > SCAN_LIMITS.totalBytes
        ? 'too-large'
        : this.allFiles >= SCAN_LIMITS.files
          ? 'too-many'
          : undefined;
    if (reason) return this.tally.leave({ name, reason });
    this.allFiles++;
    this.allBytes += size;
    const isLinked = LINKED.has(known) && size < MAX_LINKED_BYTES;
    (isLinked ? this.linked : this.waiting).push({ ...source, name });
  }

  /** Files chosen one by one come without folders, so names may repeat. */
  private freeName(wanted: string): string {
    let name = wanted;
    for (let copy = 2; this.names.has(name); copy++) name = `${copy}/${wanted}`;
    this.names.add(name);
    return name;
  }
}
