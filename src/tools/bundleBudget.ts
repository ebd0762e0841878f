import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = 200;
const SEARCH_BUDGET_KB = 12;
const BYTES_PER_KB = 1000;

/** What every build of the telemetry SDK holds; it is loaded when a page is idle, and never with it. */
const SDK_MARK = '__SENTRY__';

interface BuildManifest {
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** What a dynamic import brings, under `file -> what it imports`. */
type LaterManifest = Readonly<Record<string, { readonly files: readonly string[] }>>;

const SEARCH_BOX = 'src/screens/App/HeaderSearch.tsx -> @/screens/Search/SearchDialog';

interface PageWeight {
  readonly page: string;
  readonly kilobytes: number;
  /** Files that hold the telemetry SDK. */
  readonly sdkFiles: readonly string[];
}

const gzippedBytes = (file: string): number => gzipSync(readFileSync(join('.next', file)), { level: 9 }).length;

const kilobytesOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + gzippedBytes(file), 0) / BYTES_PER_KB;

const readManifest = (name: string): unknown => JSON.parse(readFileSync(join('.next', name), 'utf8'));

/** What a first visit to each page loads in JavaScript, gzipped, heaviest first. Next lists the files every page shares under `/_app`. */
function pageWeights(manifest: BuildManifest): PageWeight[] {
  const shared = manifest.pages['/_app'] ?? [];
  const scriptsOf = (files: readonly string[]) => [...new Set([...shared, ...files])].filter((file) => file.endsWith('.js'));

  return Object.entries(manifest.pages)
    .filter(([page]) => !page.startsWith('/_'))
    .map(([page, files]) => ({
      page,
      kilobytes: kilobytesOf(scriptsOf(files)),
      sdkFiles: scriptsOf(files).filter(holdsSdk),
    }))
    .sort((a, b) => b.kilobytes - a.kilobytes);
}

const holdsSdk = (file: string): boolean => readFileSync(join('.next', file), 'utf8').includes(SDK_MARK);

/** The chunks that load later: the check above means something only where the SDK is among them. */
const laterHolds = (): boolean => readdirSync('.next/static/chunks').some((file) => file.endsWith('.js') && holdsSdk(`static/chunks/${file}`));

/** What is fetched when a reader comes near the search: the box with the client. Undefined where the import has moved. */
function searchBoxWeight(later: LaterManifest): number | undefined {
  const scripts = later[SEARCH_BOX]?.files.filter((file) => file.endsWith('.js')) ?? [];
  return scripts.length > 0 ? kilobytesOf(scripts) : undefined;
}

const weights = pageWeights(readManifest('build-manifest.json') as BuildManifest);
const searchBox = searchBoxWeight(readManifest('react-loadable-manifest.json') as LaterManifest);
const isSearchTooHeavy = searchBox === undefined || searchBox > SEARCH_BUDGET_KB;
const isTooHeavy = weights.length === 0 || weights.some(({ kilobytes }) => kilobytes > BUDGET_KB);
const sdkFiles = [...new Set(weights.flatMap((weight) => weight.sdkFiles))];
console.log(`First-load JavaScript, gzipped; at most ${BUDGET_KB} KB a page:`);
for (const { page, kilobytes } of weights) console.log(`${kilobytes.toFixed(1).padStart(7)} KB  ${page}${kilobytes > BUDGET_KB ? '  OVER' : ''}`);
console.log(
  searchBox === undefined
    ? `No chunk is named as “${SEARCH_BOX}”: the import has moved.`
    : `${searchBox.toFixed(1).padStart(7)} KB  the search box, on intent; at most ${SEARCH_BUDGET_KB} KB${isSearchTooHeavy ? '  OVER' : ''}`,
);
console.log(sdkFiles.length > 0 ? `The telemetry SDK is loaded with the page, in ${sdkFiles.join(', ')}.` : 'The telemetry SDK is in none of it.');
if (!laterHolds()) console.log(`The telemetry SDK is in no chunk at all: its mark “${SDK_MARK}” has changed.`);
if (isTooHeavy || isSearchTooHeavy || sdkFiles.length > 0 || !laterHolds()) process.exitCode = 1;
