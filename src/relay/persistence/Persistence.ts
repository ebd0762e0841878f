// Store ↔ disk. Operations are followed from the moment they are in the store, written behind, and
// brought back one at a time when a page asks. Easy to get wrong: what is on disk is older than
// anything in the store, so it only ever fills what the store does not have.
import {
  type Environment,
  type LogEvent,
  type OperationDescriptor,
  type RecordSource,
  ROOT_ID,
} from 'relay-runtime';
import { DiskEntries, type DiskVersion } from './DiskEntries';
import { DISK_LIMITS, type DiskLimits } from './DiskLimits';
import type { OperationRecords } from './encodedOperation';
import { encodeOperation } from './encodeOperation';
import { type Entry, isStorable, toEntryText } from './Entry';
import { fillStore } from './fillStore';
import { takeHydrated } from './hydrateStore';
import { openLocalStorage, type OwnStorage, toOwnKey } from './storage';
import { WriteSchedule } from './writeSchedule';

/**
 * The maximum number of operations followed at once. Older ones have left the store; their entries
 * on disk stay unchanged.
 */
const MAX_FOLLOWED = 100;

interface Followed {
  readonly operation: OperationDescriptor;
  fetchedAt: number;
  usedAt: number;
  isChanged: boolean;
  /**
   * The records that came with the page, as long as the store has nothing newer: they need not be
   * encoded again.
   */
  hydrated: OperationRecords | undefined;
  /** The records it read when it was last looked at. */
  recordIds: ReadonlySet<string>;
}

export interface PersistenceOptions {
  readonly limits?: Partial<DiskLimits> | undefined;
  readonly openStorage?: () => OwnStorage | undefined;
}

export class Persistence {
  private readonly followed = new Map<string, Followed>();
  private readonly schedule = new WriteSchedule(() => this.write());
  readonly limits: DiskLimits;
  private disk: DiskEntries | undefined;
  private version: DiskVersion | undefined;
  private isClosed = false;

  /** `source` is the store's base: `store.getSource()` would also give what is only hoped for. */
  constructor(
    private readonly source: InstanceType<typeof RecordSource>,
    private readonly options: PersistenceOptions = {},
  ) {
    this.limits = { ...DISK_LIMITS, ...options.limits };
  }

  /** The store's `log`: every change to it passes here. */
  readonly onStoreEvent = (event: LogEvent): void => {
    if (this.isClosed || event.name !== 'store.notify.complete') return;
    const { sourceOperation, updatedRecordIDs } = event;
    for (const followed of this.followed.values()) {
      const isAsWritten = !followed.isChanged || followed.hydrated !== undefined;
      if (!isAsWritten || !meets(followed.recordIds, updatedRecordIDs)) continue;
      followed.isChanged = true;
      followed.hydrated = undefined;
    }
    if (sourceOperation?.request.node.params.operationKind === 'query') {
      const hydrated = takeHydrated(sourceOperation);
      const followed = this.follow(sourceOperation, Date.now());
      followed.isChanged = true;
      followed.hydrated = hydrated;
      if (hydrated) followed.recordIds = getIds(hydrated.records);
    }
    this.schedule.request();
  };

  /**
   * Begins to read and write. To be called when hydration has finished; a second call with the same
   * version does nothing, and one for another person purges: what is in this store is not theirs.
   */
  open(version: DiskVersion): void {
    if (this.isClosed || JSON.stringify(version) === JSON.stringify(this.version)) return;
    if (this.version && version.user !== this.version.user) return this.purge();
    const storage = (this.options.openStorage ?? openLocalStorage)();
    if (!this.version) this.listen();
    this.version = version;
    this.disk = storage && new DiskEntries(storage, version, this.limits);
    this.disk?.tidy(Date.now());
    this.schedule.request();
  }

  /** Notes that a reader looks at an operation: what was seen last is kept longest. */
  touch(operation: OperationDescriptor): void {
    const followed = this.followed.get(operation.request.identifier);
    if (!followed) return;
    followed.usedAt = Date.now();
    this.moveToEnd(operation.request.identifier, followed);
    this.schedule.request();
  }

  /**
   * Puts an operation's entry into the store, where the store cannot answer it and the disk can.
   * @returns milliseconds since 1970 when that answer was fetched; undefined if nothing was
   *   restored
   */
  restore(environment: Environment, operation: OperationDescriptor): number | undefined {
    const store = environment.getStore();
    if (
      !this.disk ||
      store.getSource() !== this.source ||
      environment.check(operation).status === 'available'
    )
      return undefined;
    const entry = this.disk.read(operation, Date.now());
    if (!entry) return undefined;
    const isAll = fillStore(store, this.source, entry.records);
    this.follow(operation, entry.fetchedAt).recordIds = getIds(entry.records);
    return isAll || environment.check(operation).status === 'available'
      ? entry.fetchedAt
      : undefined;
  }

  /**
   * Forgets everything, on disk and in all tabs, on sign-out and when another person signs in.
   * Synchronous, and for good: an answer that comes late finds nothing to be written to. A new
   * environment has a persistence of its own.
   */
  purge(): void {
    const { disk } = this;
    this.close();
    disk?.purge();
  }

  private close(): void {
    this.isClosed = true;
    this.disk = undefined;
    this.schedule.cancel();
    this.followed.clear();
  }

  private follow(operation: OperationDescriptor, fetchedAt: number): Followed {
    const { identifier } = operation.request;
    const known = this.followed.get(identifier);
    const followed = known ?? {
      operation,
      fetchedAt,
      usedAt: Date.now(),
      isChanged: false,
      hydrated: undefined,
      recordIds: new Set<string>(),
    };
    followed.fetchedAt = fetchedAt;
    this.moveToEnd(identifier, followed);
    return followed;
  }

  private moveToEnd(identifier: string, followed: Followed): void {
    this.followed.delete(identifier);
    this.followed.set(identifier, followed);
    const [oldest] = this.followed.keys();
    if (this.followed.size > MAX_FOLLOWED && oldest !== undefined) this.followed.delete(oldest);
  }

  private *write(): Generator<void> {
    const entries: Entry[] = [];
    const uses = new Map<string, number>();
    for (const [identifier, followed] of this.followed) {
      uses.set(identifier, followed.usedAt);
      if (!followed.isChanged) continue;
      followed.isChanged = false;
      const answer = followed.hydrated ?? encodeOperation(followed.operation, this.source);
      followed.hydrated = undefined;
      if (!isStorable(answer)) continue;
      followed.recordIds = getIds(answer.records);
      const { fetchedAt, usedAt } = followed;
      // With thousands of records, the walk, the columns and the text each take long.
      yield;
      const { encoded } = answer;
      yield;
      const text = toEntryText({ identifier, fetchedAt }, encoded);
      entries.push({ identifier, fetchedAt, usedAt, text });
      yield;
    }
    this.disk?.write(entries, uses);
  }

  private listen(): void {
    this.schedule.flushOnLeave();
    window.addEventListener('storage', (event) => {
      const key = toOwnKey(event);
      if ((key === undefined && event.key !== null) || !this.disk?.isPurgedElsewhere()) return;
      this.disk.takeBack();
      this.close();
    });
  }
}

/** Without the root: every operation hangs on it, and every answer changes it. */
function getIds(records: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  const ids = new Set(records.keys());
  ids.delete(ROOT_ID);
  return ids;
}

function meets(ids: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  const [small, large] = ids.size < others.size ? [ids, others] : [others, ids];
  for (const id of small) if (large.has(id)) return true;
  return false;
}
