// The frame's own answer → which data every answer was computed from. The packages and their
// versions name a catalogue exactly.
import { shortHash } from '@/domain/shortHash';

/** Undefined if the server could not say: then nothing can be said about what is on disk. */
export function getCatalogueVersion({
  catalogue,
}: {
  readonly catalogue?: unknown;
}): string | undefined {
  return catalogue == null ? undefined : shortHash(JSON.stringify(catalogue));
}
