import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const BUDGET_KB = 200;
const BYTES_PER_KB = 1000;

interface BuildManifest {
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

interface PageWeight {
  readonly page: string;
  readonly kilobytes: number;
}

const gzippedBytes = (file: string): number => gzipSync(readFileSync(join('.next', file)), { level: 9 }).length;

/** What a first visit to each page loads in JavaScript, gzipped, heaviest first. Next lists the files every page shares under `/_app`. */
function pageWeights(manifest: BuildManifest): PageWeight[] {
  const shared = manifest.pages['/_app'] ?? [];
  const weigh = (files: readonly string[]): number =>
    [...new Set([...shared, ...files])].filter((file) => file.endsWith('.js')).reduce((sum, file) => sum + gzippedBytes(file), 0) / BYTES_PER_KB;

  return Object.entries(manifest.pages)
    .filter(([page]) => !page.startsWith('/_'))
    .map(([page, files]) => ({ page, kilobytes: weigh(files) }))
    .sort((a, b) => b.kilobytes - a.kilobytes);
}

const weights = pageWeights(JSON.parse(readFileSync('.next/build-manifest.json', 'utf8')) as BuildManifest);
console.log(`First-load JavaScript, gzipped; at most ${BUDGET_KB} KB a page:`);
for (const { page, kilobytes } of weights) console.log(`${kilobytes.toFixed(1).padStart(7)} KB  ${page}${kilobytes > BUDGET_KB ? '  OVER' : ''}`);
if (weights.length === 0 || weights.some(({ kilobytes }) => kilobytes > BUDGET_KB)) process.exitCode = 1;
