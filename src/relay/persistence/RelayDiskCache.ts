// The part of the disk cache that every page loads. Persistence.ts, with the codec, is a chunk of
// its own, fetched after hydration, since nothing is read before. Pitfall: the answers that came
// with the page are in the store by then, and must be kept too.
import type { Environment, LogEvent, OperationDescriptor, RecordSource } from 'relay-runtime';
import type { DiskVersion } from './DiskEntries';
import type { DiskLimits } from './DiskLimits';
import type { Persistence } from './Persistence';

/** Store events kept while the chunk is on its way; a page shows two or three answers. */
const MAX_EARLY = 50;

/** The mark on the browser's time line: from here on, what is on disk can be shown. */
export const DISK_OPEN = 'Plimsoll-disk-open';

type LoadPersistence = () => Promise<{ readonly Persistence: typeof Persistence }>;

export class RelayDiskCache {
  private persistence: Persistence | undefined;
  private early: LogEvent[] = [];
  private opening: Promise<void> | undefined;

  /** `source` is the store's base: `store.getSource()` would also give what is only hoped for. */
  constructor(
    private readonly source: InstanceType<typeof RecordSource>,
    private readonly load: LoadPersistence = () => import('./Persistence'),
  ) {}

  /** The store's `log`: every change to it passes here. */
  readonly onStoreEvent = (event: LogEvent): void => {
    if (event.name !== 'store.notify.complete') return;
    if (this.persistence) this.persistence.onStoreEvent(event);
    else if (this.early.length < MAX_EARLY) this.early.push(event);
  };

  /**
   * To be called when hydration has finished. Resolves when entries can be restored; where the
   * chunk cannot be had, nothing is, and the next call tries again.
   */
  open(version: DiskVersion, limits?: Partial<DiskLimits>): Promise<void> {
    this.opening ??= this.load().then(
      ({ Persistence }) => {
        this.persistence = new Persistence(this.source, { limits });
        for (const event of this.early) this.persistence.onStoreEvent(event);
        this.early = [];
      },
      () => void (this.opening = undefined),
    );
    return this.opening.then(() => {
      this.persistence?.open(version);
      performance.mark(DISK_OPEN);
    });
  }

  /**
   * How many characters may be kept, as the first page of this tab said; undefined before the disk
   * is open.
   */
  get maxCharacters(): number | undefined {
    return this.persistence?.limits.maxCharacters;
  }

  /** As `Persistence.restore`; nothing before the disk is open. */
  restore(environment: Environment, operation: OperationDescriptor): number | undefined {
    return this.persistence?.restore(environment, operation);
  }

  touch(operation: OperationDescriptor): void {
    this.persistence?.touch(operation);
  }
}
