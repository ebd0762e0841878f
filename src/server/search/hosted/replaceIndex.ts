// Records → the hosted index, without a moment in which readers find less: everything goes to an
// index beside it, is counted there, and takes the old one's place in one operation. A run that is
// interrupted goes on where the last acknowledged batch was.
import type { Algoliasearch } from 'algoliasearch';
import { replicaOf, SEARCH_ORDERS } from '@/domain/SearchSettings';
import type { HostedRecord } from './hostedRecords';
import { INDEX_SETTINGS, replicaNames, replicaSettings, SYNONYMS } from './hostedSettings';

/** What is remembered between runs. */
export interface IndexingProgress {
  /** What is being written where: a run of anything else begins anew. */
  readonly subject: string;
  readonly batchesDone: number;
}

export interface ReplaceOptions {
  readonly indexName: string;
  readonly subject: string;
  readonly previous?: IndexingProgress;
  readonly remember: (progress: IndexingProgress) => void;
  readonly say: (sentence: string) => void;
  /** Lets an index become less than half of what it was. */
  readonly mayShrink?: boolean;
  readonly batchSize?: number;
}

const BATCH_SIZE = 1000;
/**
 * Below this share of what the index holds now, something is wrong with the data rather than with
 * the web.
 */
const LEAST_SHARE = 0.5;

/**
 * @throws Error with a sentence for the operator; the index that readers search is then as it was
 */
export async function replaceIndex(
  client: Algoliasearch,
  records: readonly HostedRecord[],
  options: ReplaceOptions,
): Promise<void> {
  const { indexName, say } = options;
  const nextName = `${indexName}_next`;
  await refuseShrinking(client, records.length, options);
  await fill(client, nextName, records, options);
  const arrived = await countOf(client, nextName);
  if (arrived !== records.length) {
    options.remember({ subject: '', batchesDone: 0 });
    throw new Error(
      `${nextName} holds ${arrived} records, but ${records.length} were sent. ${indexName} was left as it is; run this again.`,
    );
  }
  await settled(
    client,
    nextName,
    client.operationIndex({
      indexName: nextName,
      operationIndexParams: { operation: 'move', destination: indexName },
    }),
  );
  options.remember({ subject: '', batchesDone: 0 });
  await setReplicas(client, indexName);
  say(`${indexName} holds ${records.length} records.`);
}

async function refuseShrinking(
  client: Algoliasearch,
  count: number,
  { indexName, mayShrink = false }: ReplaceOptions,
): Promise<void> {
  if (count === 0) throw new Error(`There is nothing to write: ${indexName} was left as it is.`);
  const now = mayShrink ? 0 : await countOf(client, indexName);
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
  else await begin(client, nextName);
  for (let batch = done; batch < batchCount; batch++) {
    const part = records.slice(batch * batchSize, (batch + 1) * batchSize);
    await settled(
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

/** What an abandoned run of other data left is cleared away first. */
async function begin(client: Algoliasearch, nextName: string): Promise<void> {
  await settled(
    client,
    nextName,
    client.setSettings({ indexName: nextName, indexSettings: INDEX_SETTINGS }),
  );
  await settled(client, nextName, client.clearObjects({ indexName: nextName }));
  await settled(
    client,
    nextName,
    client.saveSynonyms({
      indexName: nextName,
      synonymHit: [...SYNONYMS],
      replaceExistingSynonyms: true,
    }),
  );
}

/**
 * Replicas belong to the index and not to the one that took its place, so they are named after the
 * move.
 */
async function setReplicas(client: Algoliasearch, indexName: string): Promise<void> {
  await settled(
    client,
    indexName,
    client.setSettings({
      indexName,
      indexSettings: { ...INDEX_SETTINGS, replicas: replicaNames(indexName) },
    }),
  );
  for (const order of SEARCH_ORDERS) {
    const name = replicaOf(indexName, order);
    await settled(
      client,
      name,
      client.setSettings({ indexName: name, indexSettings: replicaSettings(order) }),
    );
  }
}

/** The service accepts at once and does later; the next step must find the last one done. */
async function settled(
  client: Algoliasearch,
  indexName: string,
  accepted: Promise<{ readonly taskID: number }>,
): Promise<void> {
  const { taskID } = await accepted;
  await client.waitForTask({ indexName, taskID });
}

/** How many records an index holds; one that does not exist holds none. */
async function countOf(client: Algoliasearch, indexName: string): Promise<number> {
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
