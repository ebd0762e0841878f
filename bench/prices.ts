// CPU of the dearest operations that anyone may send, each 29 times in one, with other arguments each
// time. Run: npm run bench -- prices [words of those to ask for]
import { listenGraphql } from '../tests/support/listenGraphql';

const ALIASES = 29;
const WARM_UP = 24;
const ROUNDS = 8;

const audience = (n: number): string =>
  `browserslist:last ${1 + (n % 40)} versions, > 0.${10 + (n % 89)}%`;
const names = (n: number): string =>
  Array.from({ length: 5 }, (_, at) => `"unknown-feature-name-${n}-${at}"`).join(' ');

const FIELDS: Readonly<Record<string, (n: number) => string>> = {
  'featureSet of 5 unknown names': (n) =>
    `featureSet(slugs: [${names(n)}]) { absent { matches { name description } } }`,
  featureNearMatches: (n) => `featureNearMatches(slug: "container-query-${n}", first: 20) { slug }`,
  compatKeyNearMatches: (n) =>
    `compatKeyNearMatches(path: "css.properties.anchor-${n}-positions", first: 20) { path }`,
  'changes between other days, for other audiences': (n) =>
    `changes(audience: "${audience(n)}", from: "2025-03-${10 + (n % 20)}", to: "2026-01-0${1 + (n % 9)}") { totalCount }`,
  'features by coverage for other audiences': (n) =>
    `features(first: 100, sort: COVERAGE_DESC, audience: "${audience(n)}") { edges { node { name } } }`,
  lineCrossings: (n) => `lineCrossings(audience: "${audience(n)}", linePercent: 95) { __typename }`,
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function bench(): Promise<void> {
  const server = await listenGraphql();
  let serial = 0;
  const measure = async (field: (n: number) => string) => {
    const parts = Array.from({ length: ALIASES }, (_, at) => `a${at}: ${field((serial += 1))}`);
    const before = process.cpuUsage();
    const response = await server.post({ query: `{ ${parts.join(' ')} }` });
    const text = await response.text();
    const { user, system } = process.cpuUsage(before);
    return { cpuMs: (user + system) / 1_000, code: /"code":"(\w+)"/.exec(text)?.[1] ?? 'answered' };
  };
  const rows: Record<string, object> = {};
  const asked = process.argv.slice(2);
  for (const [name, field] of Object.entries(FIELDS)) {
    if (asked.length > 0 && !asked.some((word) => name.includes(word))) continue;
    // Until nothing is left of what a warm-up lends, or nothing has to be lent.
    for (let round = 0; round < WARM_UP; round++)
      if ((await measure(field)).code === 'BUDGET_EXCEEDED') break;
    const tried = [];
    for (let round = 0; round < ROUNDS; round++) tried.push(await measure(field));
    rows[name] = {
      'CPU ms, median': median(tried.map(({ cpuMs }) => cpuMs)).toFixed(0),
      worst: Math.max(...tried.map(({ cpuMs }) => cpuMs)).toFixed(0),
      outcomes: [...new Set(tried.map(({ code }) => code))].join(', '),
    };
  }
  console.table(rows);
  await server.close();
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
