import { once } from 'node:events';
// An access log of a gigabyte, read as the page's worker reads it: how long it takes, and how much
// memory it needs at most. Run with `npm run bench importLog`, or with a size in megabytes after it.
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importBlob } from '@/engines/importer/importBlob';
import { knownBrowsers } from '../tests/support/knownBrowsers';
import { seededRandom } from '../tests/support/seededRandom';

const MEGABYTES = Number(process.argv[2] ?? 1000);

/** Lines written at a time. */
const BATCH = 5_000;

async function writeLog(path: string): Promise<number> {
  const random = seededRandom(1);
  const upTo = (limit: number) => Math.floor(random() * limit);
  const line = () => {
    const agent =
      random() < 0.5
        ? `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + upTo(42)}.0.${upTo(8000)}.${upTo(200)} Safari/537.36`
        : `Mozilla/5.0 (iPhone; CPU iPhone OS ${15 + upTo(4)}_${upTo(6)} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E${upTo(999)} Safari/604.1`;
    return `10.${upTo(256)}.${upTo(256)}.${upTo(256)} - - [27/Nov/2026:10:00:00 +0000] "GET /page/${upTo(99_999)} HTTP/2.0" 200 ${upTo(99_999)} "-" "${agent}"`;
  };
  const file = createWriteStream(path);
  let [bytes, lines] = [0, 0];
  while (bytes < MEGABYTES * 1e6) {
    const text = `${Array.from({ length: BATCH }, line).join('\n')}\n`;
    bytes += text.length;
    lines += BATCH;
    if (!file.write(text)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  return lines;
}

async function bench(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'import-log-'));
  const path = join(folder, 'access.log');
  const lines = await writeLog(path);
  const known = knownBrowsers();
  const before = process.memoryUsage();
  let [heap, resident] = [before.heapUsed, before.rss];
  const timer = setInterval(() => {
    const now = process.memoryUsage();
    heap = Math.max(heap, now.heapUsed);
    resident = Math.max(resident, now.rss);
  }, 50);
  const began = performance.now();
  const { total, releases, notes } = await importBlob(await openAsBlob(path), known);
  const seconds = (performance.now() - began) / 1000;
  clearInterval(timer);
  await rm(folder, { recursive: true });

  const inMegabytes = (bytes: number) => Math.round(bytes / 1e6);
  console.log(`${lines} lines, ${MEGABYTES} MB; ${total} visitors, ${releases.length} releases`);
  console.log(notes.join('\n'));
  console.table({
    seconds: Number(seconds.toFixed(1)),
    'heap before, MB': inMegabytes(before.heapUsed),
    'heap at most, MB': inMegabytes(heap),
    'resident before, MB': inMegabytes(before.rss),
    'resident at most, MB': inMegabytes(resident),
  });
}

void bench();
