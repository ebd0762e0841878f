import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = 200;
const BYTES_PER_KB = 1000;

/** What every build of the telemetry SDK holds; it is loaded when a page is idle, and never with it. */
const SDK_MARK = '__SENTRY__';

interface BuildManifest {
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

interface PageWeight {
  readonly page: string;
  readonly kilobytes: number;
  /** Files that hold the telemetry SDK. */
  readonly sdkFiles: readonly string[];
}

const gzippedBytes = (file: string): number => gzipSync(readFileSync(join('.next', file)), { level: 9 }).length;

/** What a first visit to each page loads in JavaScript, gzipped, heaviest first. Next lists the files every page shares under `/_app`. */
function pageWeights(manifest: BuildManifest): PageWeight[] {
  const shared = manifest.pages['/_app'] ?? [];
  const scriptsOf = (files: readonly string[]) => [...new Set([...shared, ...files])].filter((file) => file.endsWith('.js'));

  return Object.entries(manifest.pages)
    .filter(([page]) => !page.startsWith('/_'))
    .map(([page, files]) => ({
      page,
      kilobytes: scriptsOf(files).reduce((sum, file) => sum + gzippedBytes(file), 0) / BYTES_PER_KB,
      sdkFiles: scriptsOf(files).filter(holdsSdk),
    }))
    .sort((a, b) => b.kilobytes - a.kilobytes);
}

const holdsSdk = (file: string): boolean => readFileSync(join('.next', file), 'utf8').includes(SDK_MARK);

/** The chunks that load later: the check above means something only where the SDK is among them. */
const laterHolds = (): boolean => readdirSync('.next/static/chunks').some((file) => file.endsWith('.js') && holdsSdk(`static/chunks/${file}`));

const weights = pageWeights(JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as BuildManifest);
const isTooHeavy = weights.length === 0 || weights.some(({ kilobytes }) => kilobytes > BUDGET_KB);
const sdkFiles = [...new Set(weights.flatMap((weight) => weight.sdkFiles))];
console.log(`First-load JavaScript, gzipped; at most ${BUDGET_KB} KB a page:`);
for (const { page, kilobytes } of weights) console.log(`${kilobytes.toFixed(1).padStart(7)} KB  ${page}${kilobytes > BUDGET_KB ? '  OVER' : ''}`);
console.log(sdkFiles.length > 0 ? `The telemetry SDK is loaded with the page, in ${sdkFiles.join(', ')}.` : 'The telemetry SDK is in none of it.');
if (!laterHolds()) console.log(`The telemetry SDK is in no chunk at all: its mark “${SDK_MARK}” has changed.`);
if (isTooHeavy || sdkFiles.length > 0 || !laterHolds()) process.exitCode = 1;
