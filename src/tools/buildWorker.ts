import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { DEVELOPMENT_BUILD } from '@/domain/protocol';

const BUILD = '.next';
const SOURCE = 'src/browser/offline/worker.ts';

/** Code that the shell has of its own: the offline page's, and the notice of pages shown offline. */
const OFFLINE_CHUNK = 'offline';

/**
 * Names or name endings of chunks that a page loads late and its saved copy does not reference:
 * offline name search, the audience dialog, whose failure to load would leave the page, and sections
 * (src/relay/route/lazySection.tsx).
 */
const LATE_CHUNKS = ['search', 'audience', '-sections'];

interface BuildManifest {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly lowPriorityFiles: readonly string[];
}

type LoadableManifest = Readonly<Record<string, { readonly files: readonly string[] }>>;

interface ShellFile {
  readonly url: string;
  /** Distinguishes versions of one URL; null if the URL is versioned. */
  readonly revision: string | null;
}

interface WorkerBuild {
  readonly id: string;
  readonly shell: readonly ShellFile[];
  readonly code: readonly string[];
}

/**
 * The files with which a page renders without the server. `shell`, saved at install, is the offline page with
 * its code, and all styles and fonts. `code`, saved with the first page that is read, is the app's and
 * what pages load late: Chromium compiles all code that is saved at install, most of which a reader
 * never runs.
 */
function getWorkerBuild(id: string): WorkerBuild {
  const { pages, lowPriorityFiles } = JSON.parse(
    readFileSync(join(BUILD, 'build-manifest.json'), 'utf8'),
  ) as BuildManifest;
  const app = pages['/_app'] ?? [];
  const fonts = readdirSync(join(BUILD, 'static/media'))
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => `static/media/${name}`);
  const late = LATE_CHUNKS.flatMap(getLateFiles);
  const code = new Set([...app, ...late].filter((file) => file.endsWith('.js')));
  const shell = new Set([
    ...app,
    ...(pages['/offline'] ?? []),
    ...lowPriorityFiles,
    ...getLateFiles(OFFLINE_CHUNK),
    ...late,
    ...fonts,
  ]);
  return {
    id,
    shell: [
      ...[...shell]
        .filter((file) => !code.has(file))
        .map((file) => ({ url: toPath(file), revision: null })),
      ...['/offline', '/icon.svg'].map((url) => ({ url, revision: id })),
    ],
    code: [...code].map(toPath),
  };
}

const toPath = (file: string): string => encodeURI(`/_next/${file}`);

const isNamed = (file: string, chunk: string): boolean =>
  new RegExp(`^static/chunks/${chunk.startsWith('-') ? '[\\w-]+' : ''}${chunk}\\.`).test(file);

/** The files of every `import()` with this chunk name, including the chunks split from it. */
function getLateFiles(chunk: string): string[] {
  const loaded = Object.values(
    JSON.parse(
      readFileSync(join(BUILD, 'react-loadable-manifest.json'), 'utf8'),
    ) as LoadableManifest,
  );
  const files = loaded
    .map((entry) => entry.files)
    .filter((names) => names.some((name) => isNamed(name, chunk)));
  if (files.length === 0)
    throw new Error(
      `The build holds no chunk named “${chunk}”: name it in the import() that loads it.`,
    );
  return files.flat();
}

function bundleWorker(build: WorkerBuild, outfile: string): void {
  buildSync({
    entryPoints: [SOURCE],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      PLIMSOLL_BUILD: JSON.stringify(build),
    },
  });
}

/**
 * Writes the service worker for the build in `.next`, with the build ID and the files it saves
 * inlined.
 */
function buildWorker(): void {
  const id = readFileSync(join(BUILD, 'BUILD_ID'), 'utf8');
  bundleWorker(getWorkerBuild(id), join(BUILD, 'sw.js'));
}

/** The worker for `npm run dev`, with the build ID that Next uses in development. */
export function buildDevelopmentWorker(outfile: string): void {
  const shell = [{ url: '/offline', revision: String(Date.now()) }];
  bundleWorker({ id: DEVELOPMENT_BUILD, shell, code: [] }, outfile);
}

if (require.main === module) buildWorker();
