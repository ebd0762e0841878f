// One answer of 2,000 features with nested objects, about 1 MB of JSON, and 700 real feature pages,
// kept by this environment, by its peers and by JSON alone. One bundle as a browser would get it,
// run in Node, in Chromium and in Chromium at a quarter of the speed. Compare rows of one table,
// never tables. The peers are installed into a folder of their own; PEERS=<a folder whose
// node_modules hold them> takes others. npm run bench -- relay [runs of every step]
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { buildSchema, introspectionFromSchema, parse } from 'graphql';
import { chromium } from 'playwright';
import featureScreenQuery from '@/__generated__/FeatureScreenQuery.graphql';
import texts from '@/__generated__/persisted-queries.json';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { createContext } from '@/server/features/RequestContext';
import { answerPersisted } from '@/server/operations/answerPersisted';
import { executeDocument } from '@/server/operations/executeOperation';
import { findChromium } from '@/tools/chromium.mjs';
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

const catalogue = loadCatalogue();
const peers = { InMemoryCache, CachePersistor, QueryClient, dehydrate, hydrate, removeOldestQuery, Client, cacheExchange, map, parse, introspection: INTROSPECTION };
globalThis.contest = async (pages, text, runs, area) => ({ steps: await contestOfSteps(peers, runs), pages: await contestOfPages(peers, pages, text, area) });
`;

type Tables = Readonly<Record<'steps' | 'pages', Record<string, Json>>>;
type Contest = (
  pages: readonly VisitedPage[],
  text: string,
  runs: number,
  area?: Storage,
) => Promise<Tables>;

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

async function bundle(): Promise<string> {
  const folders = [
    join(process.env.PEERS ?? installPeers(), 'node_modules'),
    join(process.cwd(), 'node_modules'),
  ];
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: join(process.cwd(), 'tests/bench/relay'), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    nodePaths: folders,
    alias: { '@': join(process.cwd(), 'src') },
    define: {
      'process.env.NODE_ENV': '"production"',
      'globalThis.__DEV__': 'false',
      global: 'globalThis',
      INTROSPECTION: introspection(),
    },
  });
  return outputFiles[0]?.text ?? '';
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

async function inChromium(
  script: string,
  pages: readonly VisitedPage[],
  text: string,
  throttling: number,
): Promise<Tables> {
  // Storage belongs to an origin, so there must be one.
  const server = createServer((request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(request.url === '/pages' ? JSON.stringify(pages) : '<!doctype html>'),
  ).listen(0);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-dev-shm-usage',
    ],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.addScriptTag({ content: script });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    return await page.evaluate(
      async ({ document, runs }) =>
        (window as unknown as { contest: Contest }).contest(
          (await (await fetch('/pages')).json()) as VisitedPage[],
          document,
          runs,
          localStorage,
        ),
      { document: text, runs: RUNS },
    );
  } finally {
    await browser.close();
    server.close();
  }
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
  const [script, pages] = [await bundle(), await visitedPages(text)];
  runInThisContext(script);
  show('Node', await (globalThis as unknown as { contest: Contest }).contest(pages, text, RUNS));
  show('Chromium', await inChromium(script, pages, text, 1));
  show(`Chromium, ${THROTTLING} times slower`, await inChromium(script, pages, text, THROTTLING));
}

void bench();
