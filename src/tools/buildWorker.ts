import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { DEVELOPMENT_BUILD } from '@/domain/developmentBuild';

const BUILD = '.next';
const SOURCE = 'src/offline/worker.ts';

/**
 * How the chunks end, or what they are called, that a page loads late and a saved page does not
 * name: what says that the server is out of reach, the box that finds names, and sections
 * (src/relay/route/lazySection.tsx).
 */
const LATE_CHUNKS = ['offline', 'search', '-sections'];

interface BuildManifest {
  readonly pages: Readonly<Record<string, readonly string[]>>;
  readonly lowPriorityFiles: readonly string[];
}

type LoadableManifest = Readonly<Record<string, { readonly files: readonly string[] }>>;

interface ShellFile {
  readonly url: string;
  /** What tells versions of one address apart; null where the address itself does. */
  readonly revision: string | null;
}

/**
 * What a page needs that is drawn without the server: the frame's code and styles, its fonts, the
 * page for the unread and what it loads late.
 */
function shellOf(buildId: string): ShellFile[] {
  const { pages, lowPriorityFiles } = JSON.parse(
    readFileSync(join(BUILD, 'build-manifest.json'), 'utf8'),
  ) as BuildManifest;
  const late = LATE_CHUNKS.flatMap(lateFilesOf);

  const hashed = [
    ...(pages['/_app'] ?? []),
    ...(pages['/offline'] ?? []),
    ...lowPriorityFiles,
    ...late,
    ...readdirSync(join(BUILD, 'static/media'))
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => `static/media/${name}`),
  ];
  return [
    ...[...new Set(hashed)].map((file) => ({ url: encodeURI(`/_next/${file}`), revision: null })),
    ...['/offline', '/icon.svg'].map((url) => ({ url, revision: buildId })),
  ];
}

const isNamed = (file: string, chunk: string): boolean =>
  new RegExp(`^static/chunks/${chunk.startsWith('-') ? '[\\w-]+' : ''}${chunk}\\.`).test(file);

/** The files of the `import()`s that name a chunk, those it is split into with it. */
function lateFilesOf(chunk: string): string[] {
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

interface WorkerBuild {
  readonly id: string;
  readonly shell: readonly ShellFile[];
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
 * The service worker of the build in `.next`, with the build's id and the list of its shell written
 * into it.
 */
function buildWorker(): void {
  const id = readFileSync(join(BUILD, 'BUILD_ID'), 'utf8');
  bundleWorker({ id, shell: shellOf(id) }, join(BUILD, 'sw.js'));
}

/** The worker of `npm run dev`; its pages name the build Next names in development. */
export function buildDevelopmentWorker(outfile: string): void {
  const shell = [{ url: '/offline', revision: String(Date.now()) }];
  bundleWorker({ id: DEVELOPMENT_BUILD, shell }, outfile);
}

if (require.main === module) buildWorker();
