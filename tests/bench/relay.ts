// One answer of 2,000 features with nested objects, about 1 MB of JSON, kept by this environment, by its peers and by JSON alone, in one run.
// Run with `PEERS=<folder with the peers installed> NODE_ENV=production npx tsx tests/bench/relay.ts`. Compare rows, not runs.
import { gzipSync } from 'node:zlib';

import { featuresPayload } from '../support/featuresPayload';
import type { Contender, Json } from './relay/contender';
import { ours } from './relay/ours';
import { apollo, tanStack, urql } from './relay/peers';
import { keptPages } from './relay/keptPages';

const RUNS = 31;
const variables = { query: '', sort: 'NAME_ASC', audience: 'world', skip: 0 };
const payload = featuresPayload(2000);
const raw = JSON.stringify(payload);

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
  const entries = Object.entries(value).map(([name, item]) => [name, withTypenames(item, name)] as const);
  return { ...(TYPENAMES[key] !== undefined && { __typename: TYPENAMES[key] }), ...Object.fromEntries(entries) };
}

const json: Contender = {
  name: 'the limit: JSON of the raw answer',
  normalise: () => void JSON.parse(raw),
  serialise: () => JSON.stringify(payload),
  restore: (text) => void (parsed = JSON.parse(text)),
  read: () => parsed,
};
let parsed: unknown;

function medianOf(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  return `${(sorted[sorted.length >> 1] ?? 0).toFixed(1)} (${(sorted[0] ?? 0).toFixed(1)})`;
}

async function timed(into: number[], action: () => unknown): Promise<void> {
  const start = performance.now();
  await action();
  into.push(performance.now() - start);
}

async function measure(contender: Contender) {
  const times = { normalise: [] as number[], serialise: [] as number[], restore: [] as number[], read: [] as number[], both: [] as number[] };
  let text = '';
  for (let run = 0; run < RUNS; run += 1) {
    await timed(times.normalise, () => contender.normalise());
    await contender.settle?.();
    await timed(times.serialise, () => (text = contender.serialise()));
    await timed(times.restore, () => contender.restore(text));
    await timed(times.read, () => contender.read());
    times.both.push((times.restore.at(-1) ?? 0) + (times.read.at(-1) ?? 0));
  }
  if (contender.read() === undefined) throw new Error(`${contender.name} did not read what it restored.`);
  return {
    'normalise, ms': medianOf(times.normalise.slice(2)),
    'serialise, ms': medianOf(times.serialise.slice(2)),
    characters: text.length,
    'gzip, bytes': gzipSync(text).length,
    'restore, ms': medianOf(times.restore.slice(2)),
    'first read, ms': medianOf(times.read.slice(2)),
    'restore + read, ms': medianOf(times.both.slice(2)),
  };
}

async function bench(): Promise<void> {
  const { data } = withTypenames(payload) as { data: Json };
  const contenders = [json, ours(payload, variables), tanStack(data, variables), apollo(data, variables), urql(data, variables)];
  const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const contender of contenders) rows[contender.name] = await measure(contender);
  console.log(`${raw.length} characters of raw answer; median (least) of ${RUNS - 2} runs`);
  console.table(rows);
  console.table(keptPages(700));
}

void bench();
