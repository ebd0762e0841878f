import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { judgeWeight, MARGIN_KB } from './judgeWeight';
import { scanWorkerFiles } from './scanWorkerFiles';

const BUDGET_KB = 205;
/** This route has two screens, and a URL of the second also loads the first one's code. */
const HEAVIEST = { page: '/features/[slug]', budgetKb: 215 };
const SEARCH_BUDGET_KB = 14;
/** Before a parser is needed; each of those loads with the first file of its kind. */
const SCAN_WORKER_BUDGET_KB = 28;
const BYTES_PER_KB = 1000;

/**
 * A string in every build of the telemetry SDK, which loads when a page is idle and never with it.
 */
const SDK_MARK = '__SENTRY__';

interface BuildManifest {
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** Every `import()` of the build, keyed `file -> request`, with the files it loads. */
type LoadableManifest = Readonly<Record<string, { readonly files: readonly string[] }>>;

interface PageFiles {
  readonly page: string;
  readonly files: readonly string[];
  readonly budgetKb: number;
}

const SEARCH_BOX =
  'src/client/screens/Frame/HeaderSearch.tsx -> @/client/screens/Search/SearchDialog';

interface PageWeight {
  readonly page: string;
  readonly budgetKb: number;
  readonly kilobytes: number;
  /** Files that contain the telemetry SDK. */
  readonly sdkFiles: readonly string[];
}

const gzippedBytes = (file: string): number =>
  gzipSync(readFileSync(join('.next', file)), { level: 9 }).length;

const sumKilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzippedBytes(file), 0) / BYTES_PER_KB;

const readManifest = (name: string): unknown =>
  JSON.parse(readFileSync(join('.next', name), 'utf8'));

/**
 * The gzipped JavaScript that a first visit to each page loads, heaviest first. Next lists the
 * files all pages share under `/_app`.
 */
function pageWeights(manifest: BuildManifest, loadable: LoadableManifest): PageWeight[] {
  const shared = manifest.pages['/_app'] ?? [];
  const getScripts = (files: readonly string[]) =>
    [...new Set([...shared, ...files])].filter((file) => file.endsWith('.js'));
  const pages = Object.entries(manifest.pages).map(([page, files]) => ({
    page,
    files,
    budgetKb: page === HEAVIEST.page ? HEAVIEST.budgetKb : BUDGET_KB,
  }));

  return [...pages, ...getForkedPages(manifest, loadable)]
    .filter(({ page }) => !page.startsWith('/_'))
    .map(({ page, files, budgetKb }) => ({
      page,
      budgetKb,
      kilobytes: sumKilobytes(getScripts(files)),
      sdkFiles: getScripts(files).filter(holdsSdk),
    }))
    .sort((a, b) => b.kilobytes - a.kilobytes);
}

/**
 * An `import()` in a route file is the other screen of a fork (src/relay/route/alternateRoute.tsx): a URL for
 * that screen loads it in addition to the page's own files.
 */
function getForkedPages({ pages }: BuildManifest, loadable: LoadableManifest): PageFiles[] {
  return Object.entries(loadable).flatMap(([name, { files }]) => {
    const [, route, screen] = /^pages(\/.+?)\.tsx? -> .*?([^/]+)$/.exec(name) ?? [];
    const page = route?.replace(/\/index$/, '');
    return page === undefined
      ? []
      : [
          {
            page: `${page} with ${screen}`,
            files: [...(pages[page] ?? []), ...files],
            budgetKb: HEAVIEST.budgetKb,
          },
        ];
  });
}

const holdsSdk = (file: string): boolean =>
  readFileSync(join('.next', file), 'utf8').includes(SDK_MARK);

/** Looks for the SDK in the lazy chunks: the check above proves something only if it is there. */
const laterHolds = (): boolean =>
  readdirSync('.next/static/chunks').some(
    (file) => file.endsWith('.js') && holdsSdk(`static/chunks/${file}`),
  );

/**
 * The gzipped search box with its client, which loads when the reader approaches the search.
 * Undefined if the import has moved.
 */
function searchBoxWeight(loadable: LoadableManifest): number | undefined {
  const scripts = loadable[SEARCH_BOX]?.files.filter((file) => file.endsWith('.js')) ?? [];
  return scripts.length > 0 ? sumKilobytes(scripts) : undefined;
}

/** Files for browsers that name a file of this folder, and so are others in another folder. */
function getFilesWithPaths(): string[] {
  const root = resolve('.').replaceAll(sep, '/');
  const paths = ['node_modules', 'pages', 'src'].map((folder) => `${root}/${folder}/`);
  const scripts = readdirSync('.next/static', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css)$/.test(file))
    .map((file) => join('.next/static', file));
  return [...scripts, '.next/sw.js'].filter((file) => {
    const text = readFileSync(file, 'utf8');
    return paths.some((path) => text.includes(path));
  });
}

const problems: string[] = [];

function printWeight(name: string, kilobytes: number, budgetKb: number): void {
  const judgment = judgeWeight(kilobytes, budgetKb);
  if (judgment !== '') problems.push(`${name}: ${judgment.toLowerCase()}`);
  console.log(`${kilobytes.toFixed(1).padStart(7)} KB  ${`${name}  ${judgment}`.trimEnd()}`);
}

const loadable = readManifest('react-loadable-manifest.json') as LoadableManifest;
const weights = pageWeights(readManifest('build-manifest.json') as BuildManifest, loadable);
if (weights.length === 0) problems.push('The build has no pages.');
console.log(
  `First-load JavaScript, gzipped; at most ${BUDGET_KB} KB a page, ${HEAVIEST.budgetKb} of ${HEAVIEST.page}, of which ${MARGIN_KB} are left:`,
);
for (const { page, kilobytes, budgetKb } of weights) printWeight(page, kilobytes, budgetKb);

const searchBox = searchBoxWeight(loadable);
if (searchBox === undefined)
  problems.push(`No chunk is named as “${SEARCH_BOX}”: the import has moved.`);
else
  printWeight(
    `the search box, on intent; at most ${SEARCH_BUDGET_KB} KB`,
    searchBox,
    SEARCH_BUDGET_KB,
  );

const scanFiles = scanWorkerFiles('.next');
if (!scanFiles)
  problems.push(
    'The worker that scans code is not found: its chunk or webpack’s runtime has changed.',
  );
else
  printWeight(
    `the worker that scans code, on intent; at most ${SCAN_WORKER_BUDGET_KB} KB`,
    sumKilobytes(scanFiles),
    SCAN_WORKER_BUDGET_KB,
  );

const sdkFiles = [...new Set(weights.flatMap((weight) => weight.sdkFiles))];
if (sdkFiles.length > 0)
  problems.push(`The telemetry SDK is loaded with the page, in ${sdkFiles.join(', ')}.`);
else console.log('The telemetry SDK is in none of it.');
if (!laterHolds())
  problems.push(`The telemetry SDK is in no chunk at all: its mark “${SDK_MARK}” has changed.`);
for (const file of getFilesWithPaths())
  problems.push(`${file} names this folder, so that it is another file in another folder.`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
