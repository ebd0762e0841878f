// Code as a browser gets it: one minified bundle, whose `contest` takes the data and storage. Run in
// Node and in Chromium. Modules that are compiled one by one, as tests do, reach each other's
// constants by getters, which costs more than what is measured.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { findChromium } from '@/tools/chromium.mjs';

type Contest = (data: unknown, area?: Storage) => unknown;

interface BundleOptions {
  /** Folders of packages, besides our own. */
  readonly nodePaths?: readonly string[];
  readonly define?: Readonly<Record<string, string>>;
}

/** @param entry a module that sets `globalThis.contest`; imports from here are of `bench/relay` */
export async function bundle(
  entry: string,
  { nodePaths = [], define = {} }: BundleOptions = {},
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: join(process.cwd(), 'bench/relay'), loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    // As the chunks of every page begin: V8 compiles all of it before it runs.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    nodePaths: [...nodePaths, join(process.cwd(), 'node_modules')],
    alias: { '@': join(process.cwd(), 'src') },
    define: {
      'process.env.NODE_ENV': '"production"',
      'globalThis.__DEV__': 'false',
      global: 'globalThis',
      ...define,
    },
  });
  return outputFiles[0]?.text ?? '';
}

export async function inNode<Result>(script: string, data: unknown): Promise<Result> {
  runInThisContext(script);
  return (await (globalThis as unknown as { contest: Contest }).contest(data)) as Result;
}

/** A call of `contest` in a document of its own: no code has run before, as at a page's start. */
export type FreshCall = <Result>(data: unknown) => Promise<Result>;

export async function inChromium<Result>(
  script: string,
  throttling: number,
  measure: (call: FreshCall) => Promise<Result>,
): Promise<Result> {
  let text = '';
  // Storage belongs to an origin, so there must be one. Clocks are exact only for isolated origins.
  const server = createServer((request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .setHeader('cross-origin-opener-policy', 'same-origin')
      .setHeader('cross-origin-embedder-policy', 'require-corp')
      .end(request.url === '/data' ? text : '<!doctype html>'),
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
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
    return await measure(async (data) => {
      text = JSON.stringify(data);
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`);
      await page.addScriptTag({ content: script });
      return (await page.evaluate(async () => {
        const { contest } = window as unknown as { contest: Contest };
        return contest(await (await fetch('/data')).json(), localStorage);
      })) as never;
    });
  } finally {
    await browser.close();
    server.close();
  }
}
