import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of one of our pages, without React's work. */
interface PageBytes {
  readonly html: string;
  /** Next's data for hydration. */
  readonly props: unknown;
}

const FOLDER = join('.plimsoll', 'bareNext');

const FILES: Readonly<Record<string, string>> = {
  'next.config.js': `module.exports = {
    poweredByHeader: false, compress: false, generateEtags: false,
    outputFileTracingRoot: __dirname, outputFileTracingExcludes: { 'next-server': ['**'] },
  };`,
  'pages/[[...path]].js': `import { createElement } from 'react';
    export default function Page({ path }) {
      return createElement('div', { dangerouslySetInnerHTML: { __html: globalThis.pages[path].html } });
    }
    Page.getInitialProps = async ({ asPath }) => ({ path: asPath, props: globalThis.pages[asPath].props });`,
  'serve.cjs': `const { readFileSync } = require('node:fs');
    globalThis.pages = JSON.parse(readFileSync('pages.json', 'utf8'));
    const app = require('next')({ dev: false, dir: __dirname });
    app.prepare().then(() => {
      const handle = app.getRequestHandler();
      require('node:http')
        .createServer((request, response) => void handle(request, response))
        .listen(Number(process.env.PORT), '127.0.0.1');
    });`,
};

/**
 * The floor of every page that Next serves: an app of one page that renders nothing and sends the
 * same bytes, text and data for hydration, with Next's own defaults for all else.
 */
export function startBareNext(
  pages: ReadonlyMap<string, string>,
  port: number,
): { readonly url: string; readonly process: ChildProcess } {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(join(FOLDER, 'pages'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(FOLDER, name), text);
  const bytes = [...pages].map(([path, html]) => [path, toBytes(html)]);
  writeFileSync(join(FOLDER, 'pages.json'), JSON.stringify(Object.fromEntries(bytes)));
  execFileSync('npx', ['next', 'build', '--webpack'], { cwd: FOLDER, stdio: 'ignore' });
  const process = spawn(globalThis.process.execPath, ['serve.cjs'], {
    cwd: FOLDER,
    env: { ...globalThis.process.env, NODE_ENV: 'production', PORT: String(port) },
    stdio: 'ignore',
  });
  return { url: `http://127.0.0.1:${port}`, process };
}

function toBytes(page: string): PageBytes {
  const [script = '', json = '{}'] =
    /<script id="__NEXT_DATA__"[^>]*>([^<]*)<\/script>/.exec(page) ?? [];
  return { html: page.replace(script, ''), props: JSON.parse(json) };
}
