// One answer of 2,000 features with nested objects, about 1 MB of JSON, and 700 real feature pages,
// kept by this environment, by its peers and by plain JSON. One bundle as a browser would get it,
// run in Node, in Chromium and in Chromium at a quarter of the speed. Compare rows of one table,
// never tables. The peers are installed into a folder of their own; PEERS=<a folder whose
// node_modules hold them> takes others. npm run bench -- relay [runs of every step]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, introspectionFromSchema, parse } from 'graphql';
import featureScreenQuery from '@/__generated__/FeatureScreenQuery.graphql';
import texts from '@/__generated__/persisted-queries.json';
import { answerPersisted } from '@/server/api/operations/answerPersisted';
import { executeDocument } from '@/server/api/operations/executeOperation';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { bundle, inChromium, inNode } from './relay/asInBrowser';
import type { Json, VisitedPage } from './relay/contender';
import { installPeers } from './relay/installPeers';
import { withTypenameFields } from './relay/withTypenameFields';

const PAGES = 700;
const RUNS = Number(process.argv[2] ?? 15);

/** How many times slower Chromium runs the second time: about a phone of the middle class. */
const THROTTLING = 4;

const ENTRY = `
import { contestOfPages, contestOfSteps } from './contest';
import { InMemoryCache } from '@apollo/client';
import { CachePersistor } from 'apollo3-cache-persist';
import { QueryClient, dehydrate, hydrate } from '@tanstack/query-core';
import { removeOldestQuery } from '@tanstack/query-persist-client-core';
import { Client } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { map } from 'wonka';
import { parse } from 'graphql';

const peers = { InMemoryCache, CachePersistor, QueryClient, dehydrate, hydrate, removeOldestQuery, Client, cacheExchange, map, parse, introspection: INTROSPECTION };
globalThis.contest = async ({ pages, text, runs }, area) => ({ steps: await contestOfSteps(peers, runs), pages: await contestOfPages(peers, pages, text, area) });
`;

type Tables = Readonly<Record<'steps' | 'pages', Record<string, Json>>>;

/**
 * Without the schema, graphcache guesses what an object of a union is, and gives null for a feature
 * page.
 */
function introspection(): string {
  return JSON.stringify(
    introspectionFromSchema(buildSchema(readFileSync('schema.graphql', 'utf8')), {
      descriptions: false,
    }),
  );
}

function visitedPages(text: string): Promise<VisitedPage[]> {
  const catalogue = loadCatalogue();
  const document = parse(text);
  const pages = catalogue.features.slice(0, PAGES).map(async ({ slug }) => {
    const variables = { slug, audience: 'world', linePercent: 95, keysSkip: 0 };
    const payload = {
      data: (await answerPersisted(featureScreenQuery.params.id ?? '', variables)).data as Json,
    };
    const { data } = executeDocument(
      { document, variables },
      createContext(catalogue, { today: '2026-11-21' }),
    );
    return JSON.parse(JSON.stringify({ variables, payload, data })) as VisitedPage;
  });
  return Promise.all(pages);
}

function show(where: string, { steps, pages }: Tables): void {
  console.log(`${where}: an answer of 2,000 features, median ms of ${RUNS} runs`);
  console.table(steps);
  console.log(`${where}: ${PAGES} feature pages at the limit`);
  console.table(pages);
}

async function bench(): Promise<void> {
  const text = withTypenameFields(
    (texts as Record<string, string>)[featureScreenQuery.params.id ?? ''] ?? '',
  );
  const script = await bundle(ENTRY, {
    nodePaths: [join(process.env.PEERS ?? installPeers(), 'node_modules')],
    define: { INTROSPECTION: introspection() },
  });
  const data = { pages: await visitedPages(text), text, runs: RUNS };
  show('Node', await inNode(script, data));
  for (const throttling of [1, THROTTLING])
    show(
      throttling === 1 ? 'Chromium' : `Chromium, ${throttling} times slower`,
      await inChromium(script, throttling, (call) => call(data)),
    );
}

void bench();
