import type { ScanSource } from '@/engines/scanner/worker/ScanMessage';
import type { ScanPort } from '@/engines/scanner/worker/ScanPorts';
import { inProcessPool, inProcessPort } from '../../../support/inProcessScanner';

const text = (name: string, content: string): ScanSource => ({ name, content });

const HAS = 'p:has(a) { color: red }';

/** A worker that answers nothing from the file “stuck.css” on. */
function stuckPort(): ScanPort {
  const port = inProcessPort();
  let isStuck = false;
  return {
    stop: port.stop,
    ask: (request) => {
      isStuck ||= request.kind === 'scan' && request.source.name === 'stuck.css';
      return isStuck ? new Promise(() => undefined) : port.ask(request);
    },
  };
}

describe('a scan whose workers are slow', () => {
  it('drops a file that takes too long, and reads the others in a new worker', async () => {
    let opened = 0;
    const pool = inProcessPool({
      workers: 1,
      millisecondsPerMegabyte: 200,
      millisecondsToLoad: 0,
      openPort: () => {
        opened++;
        const port = inProcessPort();
        return {
          stop: port.stop,
          ask: (request) =>
            request.kind === 'scan' && request.source.name === 'stuck.css'
              ? new Promise(() => undefined)
              : port.ask(request),
        };
      },
    });
    const tally = await pool.scan([text('stuck.css', HAS), text('a.css', HAS)], () => undefined);

    expect(tally.unread).toEqual([{ name: 'stuck.css', reason: 'too-slow' }]);
    expect(tally.readCount).toBe(1);
    expect(opened).toBe(2);
  });

  it('gives large files more time; the other worker takes them last', async () => {
    const orders: string[][] = [];
    const pool = inProcessPool({
      workers: 2,
      millisecondsPerMegabyte: 100,
      millisecondsToLoad: 0,
      openPort: () => {
        const port = inProcessPort();
        const order: string[] = [];
        orders.push(order);
        return {
          stop: port.stop,
          ask: async (request) => {
            if (request.kind === 'scan') {
              order.push(request.source.name);
              await new Promise((done) =>
                setTimeout(done, request.source.name === '0.css' ? 150 : 5),
              );
            }
            return port.ask(request);
          },
        };
      },
    });
    // 3 MB, 2 MB, and small ones.
    const sizes = [3e6, 2e6, 50, 40, 30, 20, 10];
    const tally = await pool.scan(
      sizes.map((size, at) => text(`${at}.css`, HAS + ' '.repeat(size))),
      () => undefined,
    );

    expect(tally.unread).toEqual([]);
    expect(orders.find((order) => !order.includes('0.css'))?.at(-1)).toBe('1.css');
  });

  it('keeps what was found when it is stopped, and names what was not read', async () => {
    const pool = inProcessPool({ workers: 1 });
    const sources = Array.from({ length: 20 }, (_, index) => text(`${index}.css`, HAS));
    const tally = await pool.scan(sources, ({ doneFiles }) => doneFiles === 3 && pool.stop());

    expect(tally.readCount).toBe(3);
    expect(tally.unread).toHaveLength(17);
    expect(tally.unread.every(({ reason }) => reason === 'stopped')).toBe(true);
  });

  it('stops at once, whatever a worker is at, and scans again', async () => {
    const pool = inProcessPool({
      workers: 1,
      openPort: stuckPort,
    });
    const stopped = pool.scan([text('a.css', HAS), text('stuck.css', HAS)], () =>
      setTimeout(() => pool.stop()),
    );

    expect((await stopped).readCount).toBe(1);
    expect((await stopped).unread).toEqual([{ name: 'stuck.css', reason: 'stopped' }]);
    expect((await pool.scan([text('b.css', HAS)], () => undefined)).readCount).toBe(1);
  });

  it('gives the first file of a kind time for its reader to come over the network', async () => {
    const pool = inProcessPool({
      workers: 1,
      millisecondsPerMegabyte: 50,
      millisecondsToLoad: 5_000,
      openPort: () => {
        const port = inProcessPort();
        return {
          stop: port.stop,
          ask: async (request) => {
            if (request.kind === 'scan') await new Promise((done) => setTimeout(done, 400));
            return port.ask(request);
          },
        };
      },
    });
    const tally = await pool.scan([text('a.css', HAS), text('b.css', HAS)], () => undefined);

    expect(tally.unread).toEqual([{ name: 'b.css', reason: 'too-slow' }]);
    expect(tally.readCount).toBe(1);
  });

  it('stops at once while the worker is still at a file of the scan before', async () => {
    const pool = inProcessPool({ workers: 1, openPort: stuckPort });
    const first = pool.scan([text('stuck.css', HAS)], () => undefined);
    await new Promise((done) => setTimeout(done));
    const second = pool.scan([text('a.css', HAS)], () => undefined);
    setTimeout(() => pool.stop());

    expect((await second).unread).toEqual([{ name: 'a.css', reason: 'stopped' }]);
    expect((await first).unread).toEqual([{ name: 'stuck.css', reason: 'stopped' }]);
    expect((await pool.scan([text('b.css', HAS)], () => undefined)).readCount).toBe(1);
  });

  it('stops at once while the first worker still starts', async () => {
    const pool = inProcessPool({
      openPort: () => ({ stop: () => undefined, ask: () => new Promise(() => undefined) }),
    });
    const stopped = pool.scan([text('a.css', HAS)], () => undefined);
    setTimeout(() => pool.stop());

    expect((await stopped).unread).toEqual([{ name: 'a.css', reason: 'stopped' }]);
  });

  it('scans while another worker loads what is kept for offline use, and ends that one', async () => {
    let finish: (reply: { kind: 'loaded'; paths: string[] }) => void = () => undefined;
    const loader = { isStopped: false };
    const pool = inProcessPool({
      openPort: () => {
        const port = inProcessPort();
        return {
          stop: () => void (loader.isStopped = true),
          ask: (request) =>
            request.kind === 'loadAll'
              ? new Promise((resolve) => (finish = resolve))
              : port.ask(request),
        };
      },
    });
    const loaded = pool.loadAll();
    const tally = await pool.scan([text('a.css', HAS)], () => undefined);
    finish({ kind: 'loaded', paths: ['/a.js'] });

    expect(tally.readCount).toBe(1);
    expect(await loaded).toEqual([
      '/scan-table.test.json',
      '/scan-table.test.proofs.json',
      '/a.js',
    ]);
    expect(loader.isStopped).toBe(true);
  });
});
