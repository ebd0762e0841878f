import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import type { StoreRecord } from '@/relay/persistence/encodedOperation';

/** A store without a network, empty or with records in it. */
export function aStore(records: ReadonlyMap<string, StoreRecord> = new Map()) {
  const source = new RecordSource();
  for (const [id, record] of records) source.set(id, record as never);
  const environment = new Environment({
    store: new Store(source),
    network: Network.create(() => ({ data: {} })),
  });
  return { source, environment };
}

export function recordsOf(source: { toJSON(): object }): Record<string, Record<string, unknown>> {
  return source.toJSON() as Record<string, Record<string, unknown>>;
}
