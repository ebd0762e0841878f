// What a page's data take in the HTML and in the browser: the raw answer, parsed and normalised,
// beside the encoded store, parsed and decoded into a store. 700 real feature pages and the list;
// both ways in turn on the same page, so that a busy machine is busy for both. npm run bench --
// hydration [pages]
import { gzipSync } from 'node:zlib';
import {
  type ConcreteRequest,
  createOperationDescriptor,
  type GraphQLResponse,
  type Variables,
} from 'relay-runtime';
import featureScreenQuery from '@/__generated__/FeatureScreenQuery.graphql';
import featuresScreenQuery from '@/__generated__/FeaturesScreenQuery.graphql';
import { seedStore } from '@/relay/hydration';
import { encodeOperation } from '@/relay/persistence/encodeOperation';
import { hydrateStore } from '@/relay/persistence/hydrateStore';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { answerPersisted } from '@/server/operations/answerPersisted';
import { aStore } from './relay/ours';

const PAGES = Number(process.argv[2] ?? 700);

interface Figures {
  readonly characters: readonly [raw: number, encoded: number];
  readonly gzipped: readonly [raw: number, encoded: number];
  readonly takeInMs: readonly [raw: number, encoded: number];
  readonly encodeMs: number;
}

function timed(action: () => void): number {
  const start = performance.now();
  action();
  return performance.now() - start;
}

async function measure(query: ConcreteRequest, variables: Variables): Promise<Figures> {
  const raw = JSON.stringify(await answerPersisted(query.params.id ?? '', variables));
  const server = aStore();
  seedStore(server.environment, query, variables, JSON.parse(raw) as GraphQLResponse);
  const operation = createOperationDescriptor(query, variables);
  let text = '';
  const encodeMs = timed(
    () => void (text = JSON.stringify(encodeOperation(operation, server.source).encoded)),
  );
  const [one, other] = [aStore(), aStore()];
  const normalised = timed(() =>
    seedStore(one.environment, query, variables, JSON.parse(raw) as GraphQLResponse),
  );
  const decoded = timed(() =>
    hydrateStore(other.environment, query, variables, JSON.parse(text) as never),
  );
  if (other.environment.check(operation).status !== 'available')
    throw new Error('The encoded store does not answer its page.');
  return {
    characters: [raw.length, text.length],
    gzipped: [gzipSync(raw).length, gzipSync(text).length],
    takeInMs: [normalised, decoded],
    encodeMs,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function show(name: string, all: readonly Figures[]): void {
  const row = (get: (figures: Figures) => readonly [number, number]) => {
    const [raw, encoded] = [0, 1].map((at) => median(all.map((figures) => get(figures)[at] ?? 0)));
    return { raw, encoded, ratio: Number(((encoded ?? 0) / (raw ?? 0)).toFixed(2)) };
  };
  console.log(
    `${name}: medians of ${all.length}, to encode ${median(all.map(({ encodeMs }) => encodeMs)).toFixed(2)} ms`,
  );
  console.table({
    characters: row(({ characters }) => characters),
    'gzip bytes': row(({ gzipped }) => gzipped),
    'parse and take in, ms': row(({ takeInMs }) => takeInMs),
  });
}

async function bench(): Promise<void> {
  const site = { audience: 'world', linePercent: 95 };
  const pages: Figures[] = [];
  for (const { slug } of loadCatalogue().features.slice(0, PAGES))
    pages.push(await measure(featureScreenQuery, { ...site, slug, keysSkip: 0 }));
  show('Feature pages', pages);
  const lists: Figures[] = [];
  for (const query of ['', 'grid', 'css', 'api', 'baseline:newly', 'baseline:widely', 'form', 'a'])
    lists.push(
      await measure(featuresScreenQuery, {
        ...site,
        query,
        sort: 'NAME_ASC',
        skip: 0,
        details: false,
      }),
    );
  show('Lists of features', lists);
}

void bench();
