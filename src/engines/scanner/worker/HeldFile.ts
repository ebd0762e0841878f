import type { ScannedFile } from '@/engines/scanner/Scanner';

/** What a worker keeps of a file, to show its lines. */
export interface HeldFile {
  readonly scanned: ScannedFile;
  readonly text: string;
}
