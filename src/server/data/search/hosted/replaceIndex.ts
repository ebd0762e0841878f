// Replaces the hosted index without downtime: writes a second index, checks its record count, then
// moves it into place in one operation. An interrupted run resumes after the last acknowledged
// batch.
import type { Algoliasearch, SynonymHit } from 'algoliasearch';
import { getReplicaName, SEARCH_ORDERS } from '@/domain/SearchSettings';
import type { HostedRecord } from './hostedRecords';
import { INDEX_SETTINGS, replicaNames, replicaSettings } from './hostedSettings';

/** Progress stored between runs. */
export interface IndexingProgress {
  /** Identifies the data and the target; a run with a different subject starts over. */
  readonly subject: string;
  readonly batchesDone: number;
}

export interface ReplaceOptions {
  readonly indexName: string;
  readonly subject: string;
  readonly synonyms: readonly SynonymHit[];
  readonly previous?: IndexingProgress;
  readonly remember: (progress: IndexingProgress) => void;
  readonly say: (sentence: string) => void;
  /** Allows the index to shrink by more than half. */
  readonly mayShrink?: boolean;
  readonly batchSize?: number;
}

const BATCH_SIZE = 1000;
/**
 * A new index smaller than this share of the current one points to bad data, not to a smaller web
 * platform.
 */
const LEAST_SHARE = 0.5;

/** @throws Error with a message for the operator; the live index is then unchanged */
export async function replaceIndex(
  client: Algoliasearch,
  records: readonly HostedRecord[],
  options: ReplaceOptions,
): Promise<void> {
  const { indexName, say } = options;
  const nextName = `${indexName}_next`;
  await refuseShrinking(client, records.length, options);
  await fill(client, nextName, records, options);
  const arrived = await countRecords(client, nextName);
  if (arrived !== records.length) {
    options.remember({ subject: '', batchesDone: 0 });
    throw new Error(
      `${nextName} holds ${arrived} records, but ${records.length} were sent. ${indexName} was left as it is; run this again.`,
    );
  }
  await waitForTask(
    client,
    nextName,
    client.operationIndex({
      indexName: nextName,
      operationIndexParams: { operation: 'move', destination: indexName },
    }),
  );
  options.remember({ subject: '', batchesDone: 0 });
  await setReplicas(client, options);
  say(`${indexName} holds ${records.length} records.`);
}

async function refuseShrinking(
  client: Algoliasearch,
  count: number,
  { indexName, mayShrink = false }: ReplaceOptions,
): Promise<void> {
  if (count === 0) throw new Error(`There is nothing to write: ${indexName} was left as it is.`);
  const now = mayShrink ? 0 : await countRecords(client, indexName);
  if (count < now * LEAST_SHARE) {
    throw new Error(
      `${indexName} holds ${now} records and would hold ${count}: it was left as it is. If that is right, run this with --may-shrink.`,
    );
  }
}

async function fill(
  client: Algoliasearch,
  nextName: string,
  records: readonly HostedRecord[],
  options: ReplaceOptions,
): Promise<void> {
  const { subject, previous, remember, say, batchSize = BATCH_SIZE } = options;
  const batchCount = Math.ceil(records.length / batchSize);
  const done = previous?.subject === subject ? Math.min(previous.batchesDone, batchCount) : 0;
  if (done > 0) say(`Going on after ${done} of ${batchCount} batches.`);
  else await begin(client, nextName, options);
  for (let batch = done; batch < batchCount; batch++) {
    const part = records.slice(batch * batchSize, (batch + 1) * batchSize);
    await waitForTask(
      client,
      nextName,
      client.batch({
        indexName: nextName,
        batchWriteParams: { requests: part.map((body) => ({ action: 'addObject', body })) },
      }),
    );
    remember({ subject, batchesDone: batch + 1 });
    say(
      `${Math.min((batch + 1) * batchSize, records.length)} of ${records.length} records written.`,
    );
  }
}

/** Clears what an abandoned run with other data left behind. */
async function begin(
  client: Algoliasearch,
  nextName: string,
  options: ReplaceOptions,
): Promise<void> {
  await waitForTask(
    client,
    nextName,
    client.setSettings({ indexName: nextName, indexSettings: INDEX_SETTINGS }),
  );
  await waitForTask(client, nextName, client.clearObjects({ indexName: nextName }));
  await saveSynonyms(client, nextName, options);
}

/** Replicas don't inherit the primary's synonyms, so each index gets its own. */
async function saveSynonyms(
  client: Algoliasearch,
  indexName: string,
  { synonyms, batchSize = BATCH_SIZE }: ReplaceOptions,
): Promise<void> {
  for (let from = 0; from < synonyms.length; from += batchSize) {
    await waitForTask(
      client,
      indexName,
      client.saveSynonyms({
        indexName,
        synonymHit: synonyms.slice(from, from + batchSize),
        replaceExistingSynonyms: from === 0,
      }),
    );
  }
}

/** Replicas belong to the live index and don't survive the move, so set them afterwards. */
async function setReplicas(client: Algoliasearch, options: ReplaceOptions): Promise<void> {
  const { indexName } = options;
  await waitForTask(
    client,
    indexName,
    client.setSettings({
      indexName,
      indexSettings: { ...INDEX_SETTINGS, replicas: replicaNames(indexName) },
    }),
  );
  for (const order of SEARCH_ORDERS) {
    const name = getReplicaName(indexName, order);
    await waitForTask(
      client,
      name,
      client.setSettings({ indexName: name, indexSettings: replicaSettings(order) }),
    );
    await saveSynonyms(client, name, options);
  }
}

/** The service accepts a task before it runs; the next step depends on the result. */
async function waitForTask(
  client: Algoliasearch,
  indexName: string,
  accepted: Promise<{ readonly taskID: number }>,
): Promise<void> {
  const { taskID } = await accepted;
  await client.waitForTask({ indexName, taskID });
}

/** Number of records in the index; 0 if it doesn't exist. */
async function countRecords(client: Algoliasearch, indexName: string): Promise<number> {
  try {
    const { nbHits = 0 } = await client.searchSingleIndex({
      indexName,
      searchParams: { query: '', hitsPerPage: 0 },
    });
    return nbHits;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return 0;
    throw error;
  }
}
