import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const BUILD = '.next';
const SOURCE = 'src/offline/worker.ts';
const PRODUCT = join(BUILD, 'sw.js');

/** Named in the `import()`s of what is drawn where the server is out of reach. */
const LATE_CHUNK = /^offline\./;

interface BuildManifest {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly lowPriorityFiles: readonly string[];
}

interface ShellFile {
  readonly url: string;
  /** What tells versions of one address apart; null where the address itself does. */
  readonly revision: string | null;
}

/** What a page needs that is drawn without the server: the frame's code and styles, its fonts, the page for the unread and what it loads late. */
function shellOf(buildId: string): ShellFile[] {
  const { pages, lowPriorityFiles } = JSON.parse(readFileSync(join(BUILD, 'build-manifest.json'), 'utf8')) as BuildManifest;
  const late = readdirSync(join(BUILD, 'static/chunks')).filter((name) => LATE_CHUNK.test(name));
  if (late.length === 0) throw new Error('The build holds no chunk named “offline”: name it in the import() that loads it.');

  const hashed = [
    ...(pages['/_app'] ?? []),
    ...(pages['/offline'] ?? []),
    ...lowPriorityFiles,
    ...late.map((name) => `static/chunks/${name}`),
    ...readdirSync(join(BUILD, 'static/media')).filter((name) => name.endsWith('.woff2')).map((name) => `static/media/${name}`),
  ];
  return [
    ...[...new Set(hashed)].map((file) => ({ url: encodeURI(`/_next/${file}`), revision: null })),
    ...['/offline', '/icon.svg'].map((url) => ({ url, revision: buildId })),
  ];
}

/** The service worker of the build in `.next`, with the build's id and the list of its shell written into it. */
function buildWorker(): void {
  const id = readFileSync(join(BUILD, 'BUILD_ID'), 'utf8');
  buildSync({
    entryPoints: [SOURCE],
    outfile: PRODUCT,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', PLIMSOLL_BUILD: JSON.stringify({ id, shell: shellOf(id) }) },
  });
}

buildWorker();
