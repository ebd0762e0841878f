// Decoded records → the store, only where the store does not know better. Easy to get wrong:
// publishing them all would cost as much as decoding them; a record the store has never heard of is
// on no screen, so it goes straight into the base and nothing has to be notified.
import { type Environment, RecordSource } from 'relay-runtime';
import type { StoreRecord } from './encodedOperation';

type Source = InstanceType<typeof RecordSource>;
type EnvironmentStore = ReturnType<Environment['getStore']>;

/**
 * Fills what is missing; a record the store knows to be deleted stays deleted.
 * @param base the source the store is made of
 * @returns whether every field could be taken over as it was, so that the records hang together as
 *   they did
 */
export function fillStore(
  store: Pick<EnvironmentStore, 'publish' | 'notify'>,
  base: ReturnType<EnvironmentStore['getSource']>,
  records: ReadonlyMap<string, StoreRecord>,
): boolean {
  let known: Source | undefined;
  let isAll = true;
  for (const [id, record] of records) {
    const there = base.get(id) as StoreRecord | null | undefined;
    if (there === undefined) {
      (base as Source).set(id, record as never);
      continue;
    }
    const missing = there === null ? undefined : withoutFields(record, there);
    isAll &&= missing !== undefined && Object.keys(missing).length === Object.keys(record).length;
    if (missing) (known ??= new RecordSource()).set(id, missing as never);
  }
  if (known) {
    store.publish(known);
    store.notify();
  }
  return isAll;
}

function withoutFields(record: StoreRecord, there: StoreRecord): StoreRecord {
  const fields = Object.entries(record).filter(
    ([key]) => there[key] === undefined || key === '__id' || key === '__typename',
  );
  return Object.fromEntries(fields) as StoreRecord;
}
