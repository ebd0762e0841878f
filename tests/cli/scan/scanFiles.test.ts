import { join } from 'node:path';
import type { FoundFile } from '@/cli/scan/findFiles';
import { scanFiles } from '@/cli/scan/scanFiles';
import { aRepository } from '../../support/aRepository';

/** A thread that answers each scan with the size of all that it was sent by then. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads');
let size = JSON.stringify(workerData).length;
parentPort.on('message', (request) => {
  size += JSON.stringify(request).length;
  parentPort.postMessage(
    request.kind === 'scan' ? { kind: 'scanned', results: [{ name: String(size), uses: [] }] } : { kind: 'outlined' },
  );
});
parentPort.postMessage('ready');
const work = () => {
  const before = process.cpuUsage();
  while (process.cpuUsage(before).user < 500_000);
  return true;
};
`;

describe('a scan in threads', () => {
  it('sends a thread twice as much for twice as many files, not four times', async () => {
    const { folder } = aRepository({ 'thread.cjs': THREAD });
    const sizeFor = async (count: number) => {
      const inputs = Array.from({ length: count }, (_, at): FoundFile => {
        const name = `src/a-file-${at}.ts`;
        return { name, path: join(folder, name), language: 'ts', bytes: 100 };
      });
      const results = await scanFiles(inputs, {
        program: join(folder, 'thread.cjs'),
        data: { dataFolder: folder, root: folder, sourceMaps: false, allCode: false },
        threads: 1,
        msPerFile: 60_000,
        interrupted: new AbortController().signal,
        onDone: () => undefined,
      });
      expect(results).toHaveLength(count);
      return Math.max(...results.map(({ name }) => Number(name)));
    };

    expect((await sizeFor(200)) / (await sizeFor(100))).toBeLessThan(2.2);
  });

  it('gives a large file more time than a small one', async () => {
    const { folder } = aRepository({
      'thread.cjs': THREAD.replace('request.kind ===', 'work() && request.kind ==='),
    });
    const scanOf = (bytes: number) =>
      scanFiles([{ name: 'a.js', path: join(folder, 'a.js'), language: 'js', bytes }], {
        program: join(folder, 'thread.cjs'),
        data: { dataFolder: folder, root: folder, sourceMaps: false, allCode: false },
        threads: 1,
        msPerFile: 50,
        interrupted: new AbortController().signal,
        onDone: () => undefined,
      });
    expect((await scanOf(1))[0]?.problem?.message).toBe('The scan stopped after 0.05 s.');
    expect((await scanOf(1e9))[0]?.problem).toBeUndefined();
  });
});
