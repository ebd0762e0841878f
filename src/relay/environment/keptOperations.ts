// What lies on disk of the answers a reader has had → how much it is, and the way to be rid of it.
// Loaded by the page that shows it alone. Easy to get wrong: this goes by the disk and not by this
// tab's persistence. A purge raises the epoch there, so that every tab, this one as well, writes
// nothing more until it is reloaded.
import { DiskEntries, type Kept } from '@/relay/persistence/DiskEntries';
import { DISK_LIMITS } from '@/relay/persistence/DiskLimits';
import { openLocalStorage } from '@/relay/persistence/storage';
import { getBrowserClient } from './environment';

export interface KeptOperations extends Kept {
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

/** Entries of no version: only what is done to all of them alike is asked of them here. */
function openEntries(): DiskEntries | undefined {
  const storage = openLocalStorage();
  return storage && new DiskEntries(storage, { schema: '', catalogue: '' }, DISK_LIMITS);
}
