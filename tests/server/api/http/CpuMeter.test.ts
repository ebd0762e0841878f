import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CpuMeter } from '@/server/api/http/CpuMeter';

/** Uses 300 ms of processor time, however long that takes. */
const BUSY =
  'const { user } = process.cpuUsage(); while (process.cpuUsage().user < user + 300_000);';

describe('CpuMeter', () => {
  let active = 100;
  const meter = new CpuMeter(() => active);

  it('charges a single request for all work until it ends', () => {
    const end = meter.begin();
    active += 30;

    expect(end()).toBe(30);
  });

  it('charges nobody while the process warms up', () => {
    const warming = new CpuMeter(() => active, false);
    const end = warming.begin();
    active += 500;
    warming.warm();
    active += 3;

    expect(end()).toBe(3);
  });

  it('charges the processor time of threads, while the event loop waits for them', async () => {
    const end = new CpuMeter().begin();
    const worker = new Worker(BUSY, { eval: true });
    await once(worker, 'exit');

    expect(end()).toBeGreaterThan(250);
  });

  it('charges no client for work while no request is under way', () => {
    active += 500;
    const end = meter.begin();
    active += 1;

    expect(end()).toBe(1);
    expect(meter.underWay).toBe(0);
  });

  it('divides work among the requests under way', () => {
    const [dear, other, third] = [meter.begin(), meter.begin(), meter.begin()];
    active += 300;
    expect(third()).toBe(100);
    active += 100;

    expect(dear()).toBe(150);
    active += 7;
    expect(other()).toBe(157);
  });
});
