// The built-in search: how often the right thing is first, how long one query takes, what the index
// costs, and the endpoint next to a bare JSON server. Run with `npm run bench -- search`.
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { EMBEDDED_SEARCH } from '@/domain/SearchSettings';
import { today } from '@/domain/today';
import { createSearchHandler } from '@/server/api/http/searchHandler';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { answerCall } from '@/server/data/search/answerCall';
import { loadSearchIndex } from '@/server/data/search/loadSearchIndex';
import { SearchIndex } from '@/server/data/search/SearchIndex';
import { runAtOnce } from '@/server/data/search/Steps';
import { seededRandom } from '../tests/support/seededRandom';
import { IDENTIFIER_QUERIES } from './identifierQueries.data';

interface Pair {
  readonly query: string;
  readonly expected: readonly string[];
}

const { indexName, applicationId, searchKey } = EMBEDDED_SEARCH;
const OPTIONS = { hasTypoTolerance: true, prefixes: 'last' } as const;
const pairs = readPairs('relevance-dev.json');
const intents = readPairs('intents-dev.json');

global.gc?.();
const heapBefore = process.memoryUsage().heapUsed;
const catalogue = loadCatalogue();
const builtAt = performance.now();
const index = loadSearchIndex();
const buildMs = performance.now() - builtAt;
global.gc?.();
const heapMB = (process.memoryUsage().heapUsed - heapBefore) / 1e6;

function readPairs(file: string): Pair[] {
  const asked = JSON.parse(readFileSync(join(__dirname, file), 'utf8')) as {
    query: string;
    expect: string[];
  }[];
  return asked.map(({ query, expect }) => ({
    query,
    expected: expect.map((slug) => `feature:${slug}`),
  }));
}

const rounded = (value: number): number => Number(value.toFixed(3));
const isFeature = (id: string): boolean => id.startsWith('feature:');

/** @param isCounted which of the hits have a place; all by default */
function relevance(asked: readonly Pair[], isCounted: (id: string) => boolean = () => true) {
  const ranks = asked.map(({ query, expected }) => {
    const ids = index
      .rank(query, OPTIONS)
      .slice(0, 200)
      .map((position) => index.records.at(position).objectID)
      .filter(isCounted);
    return 1 + ids.findIndex((id) => expected.includes(id));
  });
  const share = (isGood: (rank: number) => boolean): number =>
    rounded(ranks.filter(isGood).length / ranks.length);
  return {
    queries: asked.length,
    'hit@1': share((rank) => rank === 1),
    'hit@5': share((rank) => rank >= 1 && rank <= 5),
    MRR: rounded(ranks.reduce((sum, rank) => sum + (rank === 0 ? 0 : 1 / rank), 0) / ranks.length),
  };
}

/**
 * One slip, of any of four sorts, in every feature's name of five letters and more; never the first
 * letter, as people type.
 */
function mistyped(): Pair[] {
  const random = seededRandom(2026);
  return catalogue.features
    .filter(({ name }) => /^[\p{L} ]{5,}$/u.test(name))
    .map(({ slug, name }) => {
      const places = [...name.matchAll(/(?<=\p{L})\p{L}(?=\p{L})/gu)].map(({ index: at }) => at);
      const at = places[Math.floor(random() * places.length)]!;
      const letter = String.fromCharCode(97 + Math.floor(random() * 26));
      const sort = Math.floor(random() * 4);
      const middle = [
        name[at + 1]! + name[at]!,
        letter + name[at + 1]!,
        name[at + 1]!,
        name[at]! + letter + name[at + 1]!,
      ][sort]!;
      return {
        query: name.slice(0, at) + middle + name.slice(at + 2),
        expected: [`feature:${slug}`],
      };
    });
}

/**
 * The first letters of every feature's name, as they are typed: any feature that begins so will do.
 */
function begun(letters: number): Pair[] {
  const begins = catalogue.features.map(({ slug, name }) => ({
    id: `feature:${slug}`,
    begin: name.toLowerCase().slice(0, letters),
  }));
  const asked = new Set(
    begins
      .map(({ begin }) => begin)
      .filter((begin) => /^\p{L}+$/u.test(begin) && begin.length === letters),
  );
  return [...asked].map((query) => ({
    query,
    expected: begins.filter(({ begin }) => begin === query).map(({ id }) => id),
  }));
}

/**
 * Milliseconds of whole queries: parsed, ranked, counted, cut and highlighted. On a busy machine
 * the processor's time says more than the clock's.
 */
function latencies(): Record<'clock' | 'processor', Record<string, number>> {
  const times = pairs.map(({ query }) => {
    const cpuBefore = process.cpuUsage();
    const startedAt = performance.now();
    answerCall(
      '/1/indexes/*/queries',
      { requests: [{ indexName, query, facets: ['kind'] }] },
      index,
      {},
    );
    const clock = performance.now() - startedAt;
    const { user, system } = process.cpuUsage(cpuBefore);
    return { clock, processor: (user + system) / 1000 };
  });
  return {
    clock: spread(times.map(({ clock }) => clock)),
    processor: spread(times.map(({ processor }) => processor)),
  };
}

function spread(times: readonly number[]): Record<string, number> {
  const sorted = [...times].sort((a, b) => a - b);
  return {
    p50: rounded(sorted[Math.floor(sorted.length * 0.5)]!),
    p95: rounded(sorted[Math.floor(sorted.length * 0.95)]!),
    max: rounded(sorted.at(-1)!),
  };
}

async function requestsPerSecond(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bodies = pairs.map(({ query }) =>
    JSON.stringify({ requests: [{ indexName, query, hitsPerPage: 10 }] }),
  );
  const { requests, non2xx } = await autocannon({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/search/1/indexes/*/queries`,
    connections: 10,
    duration: 5,
    requests: bodies.map((body) => ({
      method: 'POST' as const,
      headers: { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': searchKey },
      body,
    })),
  });
  server.close();
  if (non2xx > 0) throw new Error(`${non2xx} requests were refused.`);
  return Math.round(requests.average);
}

/** Reads the JSON it is sent and answers as many bytes as a search does. */
function bareServer(): RequestListener {
  const answer = JSON.stringify(
    answerCall(
      '/1/indexes/*/queries',
      { requests: [{ indexName, query: 'grid', hitsPerPage: 10 }] },
      index,
      {},
    ),
  );
  return (request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      JSON.parse(text);
      response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
    });
  };
}

async function main(): Promise<void> {
  const [halfOne, halfTwo] = [0, 1].map((half) => intents.filter((_, at) => at % 2 === half)) as [
    Pair[],
    Pair[],
  ];
  const first = latencies();
  console.table({
    'what developers say, half one': relevance(halfOne),
    'what developers say, half two': relevance(halfTwo),
    'what developers build': relevance(readPairs('intents-tasks.json')),
    'words from other tools': relevance(readPairs('intents-tools.json')),
    'what developers type into a box': relevance(readPairs('intents-everyday.json')),
    'features drawn at random, a few words': relevance(readPairs('intents-features.json')),
    'features drawn at random, sentences': relevance(readPairs('intents-sentences.json')),
    'names and keywords': relevance(pairs),
    'the same, features alone (kind:feature)': relevance(pairs, isFeature),
    'one typo in a feature’s name': relevance(mistyped()),
    'the first 4 letters of features’ names': relevance(begun(4)),
    'the first 6 letters of features’ names': relevance(begun(6)),
    'identifiers from code': relevance(
      IDENTIFIER_QUERIES.map(([query, ...expected]) => ({ query, expected })),
    ),
  });
  const again = latencies();
  console.table({
    'first time, clock, ms': first.clock,
    'first time, processor, ms': first.processor,
    'again, clock, ms': again.clock,
    'again, processor, ms': again.processor,
  });
  const cpuBefore = process.cpuUsage();
  const { records } = runAtOnce(SearchIndex.build(catalogue, today()));
  console.table({
    records: records.length,
    'index built, clock, ms': Math.round(buildMs),
    'built again, processor, ms': Math.round(process.cpuUsage(cpuBefore).user / 1000),
    'heap, MB': Math.round(heapMB),
  });
  const search = { requestsPerMinute: 0, settings: EMBEDDED_SEARCH };
  const handle = createSearchHandler({ search, trustedProxies: 0 });
  console.table({
    'search endpoint, requests/s': await requestsPerSecond(
      (request, response) => void handle(request, response),
    ),
    'bare JSON server, requests/s': await requestsPerSecond(bareServer()),
  });
  const missed = IDENTIFIER_QUERIES.filter(
    ([query, ...expected]) =>
      !index
        .rank(query, OPTIONS)
        .slice(0, 1)
        .some((first) => expected.includes(index.records.at(first).objectID)),
  );
  console.log(`Identifiers not first: ${missed.map(([query]) => query).join(' · ') || 'none'}`);
}

void main();
