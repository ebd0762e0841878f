// The same contest in Node and in Chromium: every contender's steps in turn, so that a busy machine
// is busy for all of them.
import type { GraphQLResponse } from 'relay-runtime';
import type { StorageArea } from '@/relay/persistence/storage';
import { featuresPayload } from '../../tests/support/featuresPayload';
import { MemoryStorage } from '../../tests/support/memoryStorage';
import type { Contender, Json, Keeper, Peers, VisitedPage } from './contender';
import { apolloKeeper, ourKeeper, tanStackKeeper, urqlKeeper } from './keepers';
import { ours, relayAlone } from './ours';
import { apollo, tanStack, urql } from './peers';

const WARM_UPS = 3;
const FEATURES = 2000;

const variables = {
  query: '',
  sort: 'NAME_ASC',
  audience: 'world',
  linePercent: 95,
  skip: 0,
  details: false,
};

const TYPENAMES: Record<string, string> = {
  features: 'FeatureConnection',
  edges: 'FeatureEdge',
  node: 'Feature',
  baseline: 'Baseline',
  support: 'FirstSupport',
  browser: 'Browser',
  coverage: 'Coverage',
};

function withTypenames(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => withTypenames(item, key));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([name, item]) => [name, withTypenames(item, name)] as const,
  );
  return {
    ...(TYPENAMES[key] !== undefined && { __typename: TYPENAMES[key] }),
    ...Object.fromEntries(entries),
  };
}

function limit(payload: GraphQLResponse): Contender {
  const raw = JSON.stringify(payload);
  let parsed: unknown;
  return {
    name: 'the limit: JSON of the raw answer',
    normalize: () => void JSON.parse(raw),
    serialize: () => JSON.stringify(payload),
    restore: (text) => void (parsed = JSON.parse(text)),
    read: () => parsed,
  };
}

type Step = 'normalize' | 'serialize' | 'restore' | 'read' | 'restoreAndRead';
type Times = Record<Step, number[]>;

/**
 * Rows by contender: medians in milliseconds of that many runs after the warm-ups, and the first
 * run of a cold engine.
 */
export async function contestOfSteps(peers: Peers, runs: number): Promise<Record<string, Json>> {
  const payload = featuresPayload(FEATURES);
  const { data } = withTypenames(payload) as { data: Json };
  const contenders = [
    limit(payload),
    relayAlone(payload, variables),
    ours(payload, variables),
    tanStack(peers, data, variables),
    apollo(peers, data, variables),
    urql(peers, data, variables),
  ];
  const all = contenders.map((contender) => ({
    contender,
    text: '',
    times: { normalize: [], serialize: [], restore: [], read: [], restoreAndRead: [] },
  }));
  for (let run = 0; run < runs + WARM_UPS; run += 1)
    for (const one of all) one.text = await oneRun(one.contender, one.times);
  const floor = medianOf(all[0]?.times.restoreAndRead ?? []);
  return Object.fromEntries(
    all.map(({ contender, text, times }) => [contender.name, rowOf(text, times, floor)]),
  );
}

async function oneRun(contender: Contender, times: Times): Promise<string> {
  let text = '';
  await timed(times.normalize, () => contender.normalize());
  await contender.settle?.();
  await timed(times.serialize, () => void (text = contender.serialize()));
  await timed(times.restore, () => contender.restore(text));
  let shown: unknown;
  await timed(times.read, async () => void (shown = await contender.read()));
  if (shown == null) throw new Error(`${contender.name} did not read what it restored.`);
  times.restoreAndRead.push((times.restore.at(-1) ?? 0) + (times.read.at(-1) ?? 0));
  return text;
}

async function timed(into: number[], action: () => unknown): Promise<void> {
  const start = performance.now();
  const result = action();
  if (result instanceof Promise) await result;
  into.push(performance.now() - start);
}

function rowOf(text: string, times: Times, floor: number): Json {
  const both = medianOf(times.restoreAndRead);
  return {
    normalize: round(medianOf(times.normalize)),
    serialize: round(medianOf(times.serialize)),
    characters: text.length,
    restore: round(medianOf(times.restore)),
    'first read': round(medianOf(times.read)),
    'restore + read': round(both),
    '× limit': round(both / floor),
    'cold restore + read': round(times.restoreAndRead[0] ?? 0),
  };
}

/**
 * `area` is the disk this environment writes to; the peers' lies in memory, which can only flatter
 * them.
 */
export async function contestOfPages(
  peers: Peers,
  pages: readonly VisitedPage[],
  documentText: string,
  area: StorageArea = new MemoryStorage(),
): Promise<Record<string, Json>> {
  const rows: Record<string, Json> = {};
  for (const keeper of [
    ourKeeper(area),
    tanStackKeeper(peers),
    apolloKeeper(peers, documentText),
    urqlKeeper(peers, documentText),
  ])
    rows[keeper.name] = await visit(keeper, pages);
  return rows;
}

async function visit(keeper: Keeper, pages: readonly VisitedPage[]): Promise<Json> {
  const times: number[] = [];
  const every = keeper.writesEvery ?? 1;
  for (const [at, page] of pages.entries()) {
    if ((at + 1) % every === 0) await timed(times, () => keeper.keep(page, true));
    else await keeper.keep(page, false);
  }
  const characters = keeper.characters();
  const readable = await keeper.readable(pages);
  const warm = times.length > 2 * WARM_UPS ? times.slice(WARM_UPS) : times;
  return {
    readable,
    characters,
    writes: times.length,
    'ms blocked a write': round(middleOf(warm)),
    'most ms': round(Math.max(...warm)),
  };
}

const medianOf = (times: readonly number[]) => middleOf(times.slice(WARM_UPS));

function middleOf(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
