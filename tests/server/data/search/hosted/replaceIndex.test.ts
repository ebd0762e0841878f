import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { hostedClient } from '@/server/data/search/hosted/hostedClient';
import { type HostedRecord, hostedRecords } from '@/server/data/search/hosted/hostedRecords';
import { hostedSynonyms } from '@/server/data/search/hosted/hostedSynonyms';
import {
  type IndexingProgress,
  replaceIndex,
  type ReplaceOptions,
} from '@/server/data/search/hosted/replaceIndex';
import { listenHostedSearch } from '../../../../support/listenHostedSearch';

const credentials = { applicationId: 'APPID', adminKey: 'admin-key' };
const indexName = 'test_plimsoll';
const everything = hostedRecords(loadCatalogue(), '2026-11-21');
const records = everything.slice(0, 50);
const synonyms = hostedSynonyms(loadCatalogue()).slice(0, 50);

let server: Awaited<ReturnType<typeof listenHostedSearch>>;
let progress: IndexingProgress | undefined;
let said: string[];

beforeEach(async () => {
  server = await listenHostedSearch(credentials);
  progress = undefined;
  said = [];
});

afterEach(() => server.close());

function replace(
  given: readonly HostedRecord[],
  options: Partial<ReplaceOptions> = {},
): Promise<void> {
  const client = hostedClient(
    { applicationId: credentials.applicationId, searchKey: '', indexName, hosts: [server.address] },
    credentials.adminKey,
  );
  // The client's own pauses suit a service far away.
  const hasty: typeof client = {
    ...client,
    waitForTask: (task) => client.waitForTask({ ...task, timeout: () => 1 }),
  };

  return replaceIndex(hasty, given, {
    indexName,
    subject: 'today',
    synonyms,
    previous: progress,
    remember: (next) => (progress = next),
    say: (sentence) => said.push(sentence),
    batchSize: 20,
    ...options,
  });
}

describe('replaceIndex', () => {
  it('writes records, settings, synonyms and replicas in turn, and reports progress', async () => {
    await replace(records);

    const index = server.indexes.get(indexName)!;
    expect([...index.records.keys()]).toEqual(records.map(({ objectID }) => objectID));
    expect(index.settings).toMatchObject({
      replicas: ['test_plimsoll_name_asc', 'test_plimsoll_newly_desc'],
      attributesForFaceting: expect.arrayContaining(['kind']) as unknown,
    });
    expect(index.synonyms).toEqual(synonyms);
    expect(server.indexes.get('test_plimsoll_newly_desc')!.synonyms).toEqual(synonyms);
    expect(server.indexes.get('test_plimsoll_newly_desc')!.settings.ranking).toEqual(
      expect.arrayContaining(['desc(newlyAt)']),
    );
    expect(said).toEqual([
      '20 of 50 records written.',
      '40 of 50 records written.',
      '50 of 50 records written.',
      'test_plimsoll holds 50 records.',
    ]);
  });

  it('serves old records until all new ones are written, then swaps them at once', async () => {
    await replace(records);
    const callsBefore = server.calls.length;
    await replace(records.slice(0, 40));

    const onIndex = server.calls
      .slice(callsBefore)
      .filter((call) => call.endsWith(` ${indexName}`) && !call.startsWith('GET'));
    expect(onIndex).toEqual(['POST query test_plimsoll', 'PUT settings test_plimsoll']);
    expect(
      server.calls.filter((call) => call === 'POST operation test_plimsoll_next'),
    ).toHaveLength(2);
    expect(server.indexes.get(indexName)!.records.size).toBe(40);
    expect(server.indexes.has('test_plimsoll_next')).toBe(false);
  });

  it('resumes after the last acknowledged batch', async () => {
    await replace(records);
    // The count, then settings, emptying, three batches of synonyms and one of records, each with
    // its two polls.
    server.failAfter(1 + 6 * 3);
    await expect(replace(records, { subject: 'tomorrow' })).rejects.toThrow('made to fail');
    expect(progress).toEqual({ subject: 'tomorrow', batchesDone: 1 });
    expect(server.indexes.get(indexName)!.records.size).toBe(50);

    server.failAfter(Infinity);
    said = [];
    await replace(records, { subject: 'tomorrow' });
    expect(said[0]).toBe('Going on after 1 of 3 batches.');
    expect(server.indexes.get(indexName)!.records.size).toBe(50);
    expect(progress).toEqual({ subject: '', batchesDone: 0 });
  });

  it('starts over when the data has changed', async () => {
    progress = { subject: 'yesterday', batchesDone: 2 };
    await replace(records);

    expect(said[0]).toBe('20 of 50 records written.');
  });

  it('never empties or halves an index, except on request', async () => {
    await replace(records);

    await expect(replace([])).rejects.toThrow('There is nothing to write');
    await expect(replace(records.slice(0, 20))).rejects.toThrow(
      'holds 50 records and would hold 20',
    );
    expect(server.indexes.get(indexName)!.records.size).toBe(50);
    await replace(records.slice(0, 20), { mayShrink: true });
    expect(server.indexes.get(indexName)!.records.size).toBe(20);
  });

  it('keeps records small enough for the service', () => {
    const sizes = everything.map((record) => Buffer.byteLength(JSON.stringify(record)));

    expect(Math.max(...sizes)).toBeLessThan(10_000);
  });
});
