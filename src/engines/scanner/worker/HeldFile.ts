import type { ScannedFile } from '@/engines/scanner/Scanner';

/** A file that a worker keeps, to show its lines. */
export interface HeldFile {
  readonly scanned: ScannedFile;
  readonly text: string;
}
