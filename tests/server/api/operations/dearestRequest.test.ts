import { GRAPHQL_LIMITS } from '@/domain/graphqlLimits';
import { GRAPHQL_PIECES as PIECES } from '../../../support/graphqlPieces';
import { type GraphqlServer, listenGraphql } from '../../../support/listenGraphql';
import { seededRandom } from '../../../support/seededRandom';

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
