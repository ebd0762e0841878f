import { type Language, languageOf } from '@/engines/scanner/files/languageOf';
import { ModuleNames } from '@/engines/scanner/js/types/ModuleNames';
import { keysIn, scanner } from '../../support/aScanner';

const reasonFor = async (name: string, text: string, others: readonly string[] = []) => {
  const project = await scanner.openProject(
    new ModuleNames([name, ...others]),
    [name, ...others].map(() => undefined),
  );
  const language = languageOf(name) as Language;
  const { leftOut, uses, problem } = await scanner.scan(
    { name, language, text },
    undefined,
    project,
  );
  expect(problem).toBeUndefined();
  if (leftOut) expect(uses).toHaveLength(0);
  return leftOut;
};

describe('code that never reaches a browser', () => {
  it.each([
    ['src/merge.ts', "import { readFileSync } from 'node:fs'; readFileSync('x')"],
    ['src/a.js', "const { join } = require('path'), fs = require('fs'); fs.readFileSync('x')"],
    ['src/a.ts', "import fs = require('fs'); fs.readFileSync('x')"],
    ['src/a.mjs', "export { spawn } from 'child_process';"],
    ['src/a.ts', "import { Database } from 'bun:sqlite'; new Database()"],
    ['src/a.ts', 'Deno.serve(() => new Response())'],
    ['extra/check.mjs', "import a from '../a.json'; if (!a.b) { process.exit(1) }"],
    ['tools/list.js', 'for (const one of process.argv.slice(2)) structuredClone(one)'],
    ['bin/run.js', '#!/usr/bin/env node\nsetImmediate(() => {})'],
    ['src/api.ts', "import express from 'express'; export const app = express()"],
    ['src/actions.ts', "'use server';\nexport async function save() { setImmediate(() => {}) }"],
    ['src/routes/+server.ts', 'export const GET = () => new Response()'],
    ['src/routes/a/+page.server.ts', 'export const load = () => ({ a: 1 })'],
    ['src/hooks.server.ts', 'export const handle = ({ event, resolve }) => resolve(event)'],
    ['app/db.server.ts', 'export const db = {}'],
    ['app/.server/db.ts', 'import a from "./a"; export const db = a'],
    ['app/entry.server.tsx', 'export default function handle() { return new Response() }'],
    ['src/key.ts', "import { KEY } from '$env/static/private'; export const key = KEY"],
    ['server/api/a.ts', 'export default defineEventHandler(() => ({ a: 1 }))'],
    ['pages/api/a.ts', 'export default function handler(req, res) { res.json({}) }'],
    ['app/feed/route.ts', 'export async function GET() { return new Response() }'],
    ['src/pages/feed.ts', 'export const GET = () => new Response()'],
    ['functions/a.js', 'export const onRequest = () => new Response()'],
    ['bin/tool.js', `#!/usr/bin/env node\n(()=>{${'setImmediate(()=>{});'.repeat(40)}})()`],
    ['src/later.ts', 'export const later = (run: () => void) => setImmediate(run).unref()'],
    ['src/answer.ts', 'export function answer(data) { return Response.json(data) }'],
    ['middleware.ts', "import { NextResponse } from 'next/server'; export const middleware = 1"],
  ])('is left out for a server: %s %s', async (name, text) => {
    expect(await reasonFor(name, text)).toBe('server');
  });

  it.each([
    ['src/queue.spec.ts', "import { expect, it } from 'vitest'; it('a', () => {})"],
    ['src/queue.test.js', "describe('a', () => { it('b', () => setImmediate(() => {})) })"],
    ['test/modules/a.spec.js', "function all(ui) { describe('a', () => dump(ui)) }"],
    ['packages/own-tests/src/a.ts', "describe('a', () => { structuredClone(1) })"],
    ['__tests__/a.js', "test.each([1])('a', () => {})"],
    ['src/a.tsx', "import { render } from '@testing-library/react'; render(<dialog />)"],
    ['e2e/a.ts', "import { test } from '@playwright/test'; test('a', async () => {})"],
    ['__mocks__/canvas.js', 'export const canvas = { draw: () => structuredClone(1) }'],
    ['e2e/pages/home.ts', 'export class Home { open() { return structuredClone(1) } }'],
    ['src/a.stories.tsx', "import { fn } from '@storybook/test'; export default { args: fn() }"],
  ])('is left out as a test: %s %s', async (name, text) => {
    expect(await reasonFor(name, text)).toBe('tests');
  });

  it.each([
    [
      'gulpfile.js',
      "const { src } = require('gulp'); exports.default = (done) => setImmediate(done)",
    ],
    ['vite.config.ts', 'export default { build: { target: "es2020" } }'],
    ['webpack.prod.js', "const { merge } = require('webpack-merge'); module.exports = merge({})"],
    ['.eslintrc.cjs', 'module.exports = { root: true }'],
    ['Gruntfile.js', 'module.exports = function (grunt) { grunt.initConfig({}) }'],
    ['purgecss.config.cjs', 'module.exports = { safelist: structuredClone([]) }'],
    ['packages/a/lint.config.mjs', 'export default [structuredClone({})]'],
    ['build/x.js', "import { build } from 'esbuild'; await build({})"],
  ])('is left out as configuration: %s %s', async (name, text) => {
    expect(await reasonFor(name, text)).toBe('tooling');
  });

  it('is known by the folders of a framework that the project has', async () => {
    const text = 'export const merged = (a, b) => AbortSignal.any([a, b])';

    expect(await reasonFor('src/lib/server/a.ts', text, ['src/routes/+page.ts'])).toBe('server');
    expect(await reasonFor('server/utils/a.ts', text, ['nuxt.config.ts'])).toBe('server');
    expect(await reasonFor('src/lib/server/a.ts', text)).toBeUndefined();
    expect(await reasonFor('server/utils/a.ts', text)).toBeUndefined();
  });

  it('is known by the parts of a project', async () => {
    const text = 'export const merged = (a, b) => AbortSignal.any([a, b])';

    expect(await reasonFor('server/a.ts', text, ['app/b.ts'])).toBe('server');
    expect(await reasonFor('packages/c/server/a.ts', text, ['packages/c/web/b.ts'])).toBe('server');
    expect(await reasonFor('server/a.ts', text, ['packages/c/web/b.ts'])).toBeUndefined();
  });
});

describe('code next to tests', () => {
  it('is left out in a folder of tests, and read without one', async () => {
    const text = 'export const make = () => structuredClone(1)';

    expect(await reasonFor('test/helpers/make.js', text, ['test/a.spec.js'])).toBe('tests');
    expect(await reasonFor('test/helpers/make.js', text, ['src/a.spec.js'])).toBeUndefined();
  });
});

describe('code that may reach a browser', () => {
  it.each([
    ['src/lib.js', "if (typeof process === 'object') process.on('exit', end); export const a = 1"],
    ['src/env.js', "if (process.env.NODE_ENV === 'production') start()"],
    ['src/exit.js', 'export function exit() { process.exit(1) }'],
    ['src/site.config.ts', 'export default { a: structuredClone(1) }'],
    ['src/worker.js', 'self.onmessage = () => postMessage(1); importScripts("a.js")'],
    ['sw.ts', "addEventListener('fetch', (event) => event.respondWith(fetch('/')))"],
    ['src/load.js', "if (typeof window === 'undefined') { const fs = require('fs'); fs.a() }"],
    ['src/load.js', "const fs = typeof window === 'undefined' ? require('fs') : null;"],
    ['src/load.mjs', "export const read = async () => (await import('node:fs')).readFileSync('a')"],
    ['src/a.ts', "import type { Stats } from 'node:fs'; export const a = (b: Stats) => b"],
    ['src/a.ts', "import { type Stats } from 'node:fs'; export const a = (b: Stats) => b"],
    ['src/a.js', "import { EventEmitter } from 'events'; export default new EventEmitter()"],
    ['src/a.js', "import { join } from 'path'; export default join('a', 'b')"],
    [
      'src/later.js',
      "export const later = typeof setImmediate === 'function' ? (a) => setImmediate(a) : (a) => setTimeout(a)",
    ],
    ['sw.js', "self.addEventListener('fetch', (e) => e.respondWith(Response.json({})))"],
    ['src/docs.js', "export const text = `\nimport fs from 'node:fs'\n`"],
    ['src/server.js', 'export const server = { url: "/api" }'],
    ['src/server/client.js', 'export const load = () => fetch("/")'],
    ['src/test.js', 'export const test = (a) => a.test("b")'],
    ['src/tests/run.js', 'export const run = () => fetch("/")'],
    ['app.config.ts', 'export default defineAppConfig({ a: 1 })'],
    ['src/config.js', 'export default { a: 1 }'],
    ['src/routes/+page.ts', "export const load = () => fetch('/')"],
    ['src/hooks.client.ts', 'export const handleError = () => {}'],
    ['plugins/a.client.ts', 'export default defineNuxtPlugin(() => {})'],
    ['src/route.ts', 'export const route = { GET: 1 }'],
    ['dist/app.server.js', 'self.a = 1'],
  ])('is read: %s %s', async (name, text) => {
    expect(await reasonFor(name, text)).toBeUndefined();
  });

  it('is read where it is shipped or asked for, whatever it is', async () => {
    const text = "import 'node:fs'; structuredClone(1)";
    const file = { name: 'a.mjs', language: 'js' as const, text, isShipped: true };

    expect((await scanner.scan(file)).uses.length).toBeGreaterThan(0);
  });

  it('is read in a page without what runs where the page is made', async () => {
    const text = [
      "import { readFileSync } from 'node:fs';",
      'export async function getStaticProps() { structuredClone(readFileSync("a")); }',
      'export default function Page() { navigator.share({}); return <dialog closedby="any" />; }',
    ].join('\n');
    const keys = await keysIn('pages/index.jsx', text);

    expect(keys).toContain('api.Navigator.share');
    expect(keys).toContain('html.elements.dialog.closedby');
    expect(keys).not.toContain('api.structuredClone');
  });

  it('is not the loader of a route, but its component', async () => {
    const text = [
      "import { json } from '@remix-run/node';",
      'export const loader = async () => json(structuredClone(1));',
      'export default function Route() { return <p onClick={() => navigator.share({})} />; }',
    ].join('\n');
    const keys = await keysIn('app/routes/a.tsx', text);

    expect(keys).toContain('api.Navigator.share');
    expect(keys).not.toContain('api.structuredClone');
  });

  it('are only the elements of a component that runs on a server', async () => {
    const text = [
      "import { readFileSync } from 'node:fs';",
      'structuredClone(readFileSync("a"));',
      'export default function Page() { return <dialog closedby="any" />; }',
    ].join('\n');
    const keys = await keysIn('app/page.tsx', text);

    expect(keys).toContain('html.elements.dialog.closedby');
    expect(keys).not.toContain('api.structuredClone');
  });
});
