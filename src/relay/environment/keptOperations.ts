// Measures and removes the answers that a reader has on disk. Only the page that shows them loads
// this. Pitfall: this reads the disk, not this tab’s persistence. A purge raises the epoch on disk,
// so that no tab, including this one, writes anything until it is reloaded.
import { DiskEntries, type DiskUse } from '@/relay/persistence/DiskEntries';
import { DISK_LIMITS } from '@/relay/persistence/DiskLimits';
import { openLocalStorage } from '@/relay/persistence/storage';
import { getBrowserClient } from './environment';

export interface KeptOperations extends DiskUse {
  /** How many characters may be kept. */
  readonly maxCharacters: number;
}

/** Undefined if the browser has no storage or refuses it. */
export function keptOperations(): KeptOperations | undefined {
  const kept = openEntries()?.kept();
  return (
    kept && {
      ...kept,
      maxCharacters: getBrowserClient().disk.maxCharacters ?? DISK_LIMITS.maxCharacters,
    }
  );
}

/** Removes everything at once, in all tabs. */
export function removeKeptOperations(): void {
  openEntries()?.purge();
}

/** Entries without a version: only operations on all of them are used here. */
function openEntries(): DiskEntries | undefined {
  const storage = openLocalStorage();
  return storage && new DiskEntries(storage, { schema: '', catalogue: '' }, DISK_LIMITS);
}
