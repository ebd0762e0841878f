// `can_we_ship` for 20 features in process, next to the same shares by GraphQL, in CPU time. Budget:
// 5 ms at the 95th percentile. Run: npm run bench -- mcp
import { answerCanWeShip } from '@/server/api/mcp/answerSubjects';
import { openContext } from '@/server/api/mcp/McpWorld';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { dataOf } from '../tests/support/askGraph';

const AT_ONCE = 20;
const AUDIENCES = ['world', 'region:DE', 'baseline:widely'];
const QUERY = `query ($slugs: [String!]!, $audience: String!) {
  featureSet(slugs: $slugs) { features { name coverage(audience: $audience) { supportedShare } } } }`;

const catalogue = loadCatalogue();
const slugs = catalogue.features.map(({ slug }) => slug);
const times: Record<string, number[]> = {};

/** By the processor's clock, which includes collecting garbage, and by the wall's. */
function time(name: string, act: () => unknown): void {
  const [startedAt, wallStartedAt] = [process.cpuUsage(), performance.now()];
  act();
  const wall = performance.now() - wallStartedAt;
  const { user, system } = process.cpuUsage(startedAt);
  (times[`${name}, CPU`] ??= []).push((user + system) / 1_000);
  (times[`${name}, wall`] ??= []).push(wall);
}

async function measure(): Promise<void> {
  // The first audience is asked twice: a server is warm before most of its requests.
  for (const audience of [AUDIENCES[0]!, ...AUDIENCES]) {
    const terms = { audience, line: 95 };
    const world = { catalogue, origin: 'https://plimsoll.example' };
    const context = await openContext(world, terms);
    for (let from = 0; from < slugs.length; from += AT_ONCE) {
      const batch = slugs.slice(from, from + AT_ONCE);
      time('GraphQL', () => dataOf(QUERY, { slugs: batch, audience }));
      time('can_we_ship', () => answerCanWeShip(context, batch, terms));
    }
  }
  for (const [name, all] of Object.entries(times)) {
    const sorted = all.slice(all.length / (AUDIENCES.length + 1)).sort((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(2);
    console.log(`${name}: ${sorted.length} × ${AT_ONCE}, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
  }
}

void measure();
