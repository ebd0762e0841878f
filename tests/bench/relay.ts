// One answer of 2,000 features with nested objects, about 1 MB of JSON, and 700 real feature pages, kept by this environment, by its peers and by JSON
// alone. One bundle as a browser would get it, run in Node and in Chromium. Compare rows of one table, never tables.
// PEERS=<a folder whose node_modules hold the peers> npm run bench -- relay
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { parse } from 'graphql';
import { chromium } from 'playwright';

import featureScreenQuery from '@/__generated__/FeatureScreenQuery.graphql';
import texts from '@/__generated__/persisted-queries.json';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { answerPersisted } from '@/server/graph/answerPersisted';
import { createContext } from '@/server/graph/context';
import { executeDocument } from '@/server/graph/executeOperation';
import { findChromium } from '@/tools/chromium.mjs';
import { withTypenameFields } from './relay/withTypenameFields';
import type { Json, VisitedPage } from './relay/contender';

const PAGES = 700;

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
const peers = { InMemoryCache, CachePersistor, QueryClient, dehydrate, hydrate, removeOldestQuery, Client, cacheExchange, map, parse };
globalThis.contest = async (pages, text, area) => ({ steps: await contestOfSteps(peers), pages: await contestOfPages(peers, pages, text, area) });
`;

type Tables = Readonly<Record<'steps' | 'pages', Record<string, Json>>>;
type Contest = (pages: readonly VisitedPage[], text: string) => Promise<Tables>;

async function bundle(): Promise<string> {
  const folders = [join(process.env.PEERS ?? process.cwd(), 'node_modules'), join(process.cwd(), 'node_modules')];
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir: join(process.cwd(), 'tests/bench/relay'), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    nodePaths: folders,
    alias: { '@': join(process.cwd(), 'src') },
    define: { 'process.env.NODE_ENV': '"production"', 'globalThis.__DEV__': 'false', global: 'globalThis' },
  });
  return outputFiles[0]?.text ?? '';
}

function visitedPages(text: string): Promise<VisitedPage[]> {
  const document = parse(text);
  const pages = loadCatalogue()
    .features.slice(0, PAGES)
    .map(async ({ slug }) => {
      const variables = { slug, audience: 'world', linePercent: 95, keysSkip: 0 };
      const payload = { data: (await answerPersisted(featureScreenQuery.params.id ?? '', variables)).data as Json };
      const { data } = executeDocument({ document, variables }, createContext({ today: '2026-11-21' }));
      return JSON.parse(JSON.stringify({ variables, payload, data })) as VisitedPage;
    });
  return Promise.all(pages);
}

async function inChromium(script: string, pages: readonly VisitedPage[], text: string): Promise<Tables> {
  // Storage belongs to an origin, so there must be one.
  const server = createServer((request, response) => response.setHeader('content-type', 'text/html').end(request.url === '/pages' ? JSON.stringify(pages) : '<!doctype html>')).listen(0);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'] });
  try {
    const page = await browser.newPage();
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
    await page.addScriptTag({ content: script });
    return await page.evaluate(
      async (document) => (window as unknown as { contest: (...args: unknown[]) => Promise<Tables> }).contest(await (await fetch('/pages')).json(), document, localStorage),
      text,
    );
  } finally {
    await browser.close();
    server.close();
  }
}

async function bench(): Promise<void> {
  const text = withTypenameFields((texts as Record<string, string>)[featureScreenQuery.params.id ?? ''] ?? '');
  const [script, pages] = [await bundle(), await visitedPages(text)];
  runInThisContext(script);
  const runs = { Chromium: await inChromium(script, pages, text), Node: await (globalThis as unknown as { contest: Contest }).contest(pages, text) };
  for (const [where, { steps, pages: kept }] of Object.entries(runs)) {
    console.log(`${where}: an answer of 2,000 features, median ms`);
    console.table(steps);
    console.log(`${where}: ${PAGES} feature pages at the limit`);
    console.table(kept);
  }
}

void bench();
