// CPU of the heaviest list, 50 features with coverage and seven first versions each, executed in
// process as server rendering does. Run: npx tsx tests/bench/featureListExecution.ts
import { execute, parse } from 'graphql';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { createContext } from '@/server/features/RequestContext';
import { schema } from '@/server/graph/schema';

const catalogue = loadCatalogue();

const document = parse(
  `query ($skip: Int!) {
  features(sort: COVERAGE_DESC, audience: "world", first: 50, skip: $skip) {
    totalCount
    edges {
      cursor
      node {
        id slug name
        baseline { status newlyOn widelyOn isNewlyOnUpperBound }
        coverage(audience: "world") { supportedShare partialShare unsupportedShare unknownShare }
        support { browser { id slug } version isUpperBound release { id releasedOn } }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`,
  { noLocation: true },
);

const ROUNDS = 400;
const run = (round: number) =>
  execute({
    schema,
    document,
    variableValues: { skip: (round % 24) * 50 },
    contextValue: createContext(catalogue),
  });

for (let round = 0; round < ROUNDS; round++) void run(round);
const before = process.cpuUsage();
for (let round = 0; round < ROUNDS; round++) void run(round);
const { user, system } = process.cpuUsage(before);
const result = run(0);
process.stdout.write(
  `${((user + system) / 1000 / ROUNDS).toFixed(2)} ms CPU an operation, ${JSON.stringify(result).length} characters of JSON, promise: ${result instanceof Promise}\n`,
);
