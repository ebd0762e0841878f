// The size of a page's data in the HTML and the time to take it in: the raw answer, the encoded store
// and the store's whole records, for 700 real feature pages and for lists. Taking in is measured in
// the browser's own bundle: in fresh documents, where no code has run before, and repeatedly in Node,
// where all of it is compiled. npm run bench -- hydration [pages] [documents]
import { gzipSync } from 'node:zlib';
import { createOperationDescriptor, type GraphQLResponse, type Variables } from 'relay-runtime';
import { seedStore } from '@/relay/environment/seedStore';
import { encodeOperation } from '@/relay/persistence/encodeOperation';
import { answerPersisted } from '@/server/api/operations/answerPersisted';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { bundle, inChromium, inNode } from './relay/asInBrowser';
import { aStore } from './relay/ours';
import { type PageTexts, QUERIES, type Way } from './relay/takeIn';

const PAGES = Number(process.argv[2] ?? 700);
const DOCUMENTS = Number(process.argv[3] ?? 60);
const ROUNDS = 6;

const ENTRY = `
import { takeIn } from './takeIn';
globalThis.contest = ({ pages, way, rounds }) => takeIn(pages, way, rounds);
`;

const WAYS = ['raw', 'encoded', 'records'] as const;

interface Prepared extends PageTexts {
  readonly encodeMs: number;
}

async function prepare(screen: keyof typeof QUERIES, variables: Variables): Promise<Prepared> {
  const query = QUERIES[screen];
  const raw = JSON.stringify(await answerPersisted(query.params.id ?? '', variables));
  const server = aStore();
  seedStore(server.environment, query, variables, JSON.parse(raw) as GraphQLResponse);
  const operation = createOperationDescriptor(query, variables);
  const start = performance.now();
  const read = encodeOperation(operation, server.source);
  const encoded = JSON.stringify(read.encoded);
  const encodeMs = performance.now() - start;
  const records = JSON.stringify(Object.fromEntries(read.records));
  return { screen, variables, raw, encoded, records, encodeMs };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** With each way as a multiple of the raw answer. */
function toRow(values: Readonly<Record<Way, readonly number[]>>) {
  const [raw, encoded, records] = WAYS.map((way) => median(values[way])) as [
    number,
    number,
    number,
  ];
  const toRatio = (value: number) => Number((value / raw).toFixed(2));
  return { raw, encoded, '×': toRatio(encoded), records, '× ': toRatio(records) };
}

/** One way after the other in each turn, so that a busy machine is busy for all. */
async function takeInTurns(
  turns: number,
  take: (way: Way, turn: number) => Promise<readonly number[]>,
): Promise<Readonly<Record<Way, readonly number[]>>> {
  const times: Record<Way, number[]> = { raw: [], encoded: [], records: [] };
  for (let turn = 0; turn < turns; turn += 1)
    for (const way of WAYS) times[way].push(...(await take(way, turn)));
  return times;
}

async function show(name: string, script: string, pages: readonly Prepared[]): Promise<void> {
  const fresh = await inChromium(script, 1, (call) =>
    takeInTurns(DOCUMENTS, (way, turn) =>
      call({ pages: [pages[turn % pages.length]], way, rounds: 1 }),
    ),
  );
  const compiled = await takeInTurns(ROUNDS, (way) => inNode(script, { pages, way, rounds: 1 }));
  console.log(
    `${name}: medians of ${pages.length}, to encode ${median(pages.map(({ encodeMs }) => encodeMs)).toFixed(2)} ms`,
  );
  const measure = (toNumber: (text: string) => number) =>
    toRow({
      raw: pages.map(({ raw }) => toNumber(raw)),
      encoded: pages.map(({ encoded }) => toNumber(encoded)),
      records: pages.map(({ records }) => toNumber(records)),
    });
  console.table({
    characters: measure(({ length }) => length),
    'gzip bytes': measure((text) => gzipSync(text).length),
    'parse and take in, fresh document, ms': toRow(fresh),
    'parse and take in, compiled, ms': toRow(compiled),
  });
}

async function bench(): Promise<void> {
  const script = await bundle(ENTRY);
  const site = { audience: 'world', linePercent: 95 };
  const pages: Prepared[] = [];
  for (const { slug } of loadCatalogue().features.slice(0, PAGES))
    pages.push(await prepare('feature', { ...site, slug, keysSkip: 0 }));
  await show('Feature pages', script, pages);
  const lists: Prepared[] = [];
  const list = { ...site, sort: 'NAME_ASC', skip: 0, details: false };
  for (const query of ['', 'grid', 'css', 'api', 'baseline:newly', 'baseline:widely', 'form', 'a'])
    lists.push(await prepare('features', { ...list, query }));
  await show('Lists of features', script, lists);
}

void bench();
