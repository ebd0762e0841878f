import { GRAPHQL_LIMITS } from '@/domain/graphqlLimits';
import { type GraphqlServer, listenGraphql } from '../../../support/listenGraphql';
import { seededRandom } from '../../../support/seededRandom';

/** Fields known to be the dearest; the search mixes, repeats and mutates them. */
const PIECES = [
  (n: number) => `featureSet(slugs: [${names(n, 200)}]) { absent { slug matches { slug } } }`,
  (n: number) => `featureSet(slugs: [${names(n, 5)}]) { absent { matches { name description } } }`,
  (n: number) =>
    `compatKeyNearMatches(path: "css.properties.anchor-${n}-positions", first: 20) { path }`,
  (n: number) => `featureNearMatches(slug: "container-query-${n}", first: 20) { slug }`,
  (n: number) => `groupNearMatches(path: "containers-${n}") { path }`,
  (n: number) =>
    `features(first: 100, query: "${'a OR '.repeat(60)}b${n}") { edges { node { slug description } } }`,
  (n: number) =>
    `features(first: 100, sort: COVERAGE_DESC, audience: "${query(n)}") { edges { node { name } } }`,
  (n: number) =>
    `audience(key: "${query(n)}") { sourceNote browserslistText(linePercent: ${50 + (n % 50)}) unmapped { name } }`,
  () =>
    '__schema { types { name description fields { name description type { fields { name description } } } } }',
  (n: number) => `browsers { slug releases { ${'n'.repeat(100)}${n}: version } }`,
  (n: number) => `lineCrossings(audience: "${query(n)}", linePercent: 95) { __typename }`,
  (n: number) =>
    `changes(audience: "${query(n)}", from: "2025-03-24", to: "2026-01-0${1 + (n % 9)}") { totalCount }`,
  (n: number) => `nodes(ids: [${names(n, 300)}]) { id }`,
];

const names = (n: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `"unknown-feature-name-${n}-${index}"`).join(' ');

const query = (n: number): string => `browserslist:last ${1 + (n % 40)} versions, > 0.${n % 97}%`;

/** A busy machine searches less. */
const SEARCH_MS = 4_000;
const ROUNDS = 36;
/** After these the search learns from what it found. */
const BLIND_ROUNDS = 12;

interface Tried {
  readonly pieces: readonly number[];
  readonly cpuMs: number;
  readonly bytes: number;
}

describe('the dearest request a stranger may send', () => {
  let server: GraphqlServer;
  const random = seededRandom(14);
  let serial = 0;

  beforeAll(async () => {
    server = await listenGraphql();
  });
  afterAll(() => server.close());

  async function measure(pieces: readonly number[]): Promise<Tried> {
    const text = `{ ${pieces.map((piece, index) => `a${index}: ${PIECES[piece]!((serial += 1))}`).join(' ')} }`;
    const before = process.cpuUsage();
    const response = await server.post({ query: text.slice(0, GRAPHQL_LIMITS.bodyBytes - 100) });
    const bytes = (await response.arrayBuffer()).byteLength;
    const { user, system } = process.cpuUsage(before);
    return { pieces, cpuMs: (user + system) / 1000, bytes };
  }

  const anyPieces = (): number[] =>
    Array.from({ length: 1 + Math.floor(random() * 29) }, () =>
      Math.floor(random() * PIECES.length),
    );

  /** One piece more, one less, or one that is another. */
  function mutate(pieces: readonly number[]): number[] {
    const next = [...pieces];
    const at = Math.floor(random() * next.length);
    const kind = random();
    if (kind < 0.4 && next.length < GRAPHQL_LIMITS.aliases) next.push(next[at]!);
    else if (kind < 0.6 && next.length > 1) next.splice(at, 1);
    else next[at] = Math.floor(random() * PIECES.length);
    return next;
  }

  it('is found by a search, and bounded in processor time and size', async () => {
    // The first of each kind compile, and fill memories.
    for (const piece of PIECES.keys()) await measure(new Array<number>(20).fill(piece));
    let dearest = await measure([0]);
    let largest = dearest;
    const until = performance.now() + SEARCH_MS;
    for (let round = 0; round < ROUNDS && performance.now() < until; round++) {
      const tried = await measure(
        round < BLIND_ROUNDS ? anyPieces() : mutate(round % 2 ? largest.pieces : dearest.pieces),
      );
      if (tried.cpuMs > dearest.cpuMs) dearest = tried;
      if (tried.bytes > largest.bytes) largest = tried;
    }
    // Whatever else made it dear that once, such as garbage collection or other programs on the same
    // cores, is not there each time.
    let { cpuMs } = dearest;
    for (let more = 0; more < 6 && cpuMs >= 500; more++)
      cpuMs = Math.min(cpuMs, (await measure(dearest.pieces)).cpuMs);
    expect(cpuMs).toBeLessThan(500);
    expect(largest.bytes).toBeLessThan(2_000_000);
  });
});
