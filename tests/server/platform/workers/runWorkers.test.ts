import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../../../support/freePort';
import { program } from '../../../support/program';
import { until } from '../../../support/until';

interface Running {
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;
  readonly said: () => string;
}

let port: number;
let running: Running | undefined;

function run(env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, [program('tests/support/limitedServer.ts')], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return (running = { process: child, ended, said: () => said });
}

const ask = async (path = '/'): Promise<{ status: number; text: string }> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return { status: response.status, text: await response.text() };
};

/** Asks until both workers have answered, and gives who they are. */
async function meetBoth(except?: string): Promise<ReadonlySet<string>> {
  const met = new Set<string>();
  await until(async () => {
    const { text } = await ask().catch(() => ({ text: '' }));
    if (text !== '' && text !== except) met.add(text);
    return met.size === 2;
  });
  return met;
}

beforeEach(async () => {
  port = await freePort();
});

afterEach(async () => {
  running?.process.kill('SIGKILL');
  await running?.ended;
});

describe('runWorkers', () => {
  it('answers on one port by several processes, with one limit and one sum for all', async () => {
    const { said } = run();
    await until(() => said().includes('ready'));
    const met = await meetBoth();
    expect(met.size).toBe(2);

    const statuses: number[] = [];
    for (let request = 0; request < 40; request++) statuses.push((await ask()).status);
    const { text } = await ask('/metrics');
    const answered = Number(/^answered_total (\d+)$/m.exec(text)?.[1]);

    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
    expect(statuses.at(-1)).toBe(429);
    // Those that met both, too.
    expect(answered).toBeGreaterThanOrEqual(42);
  });

  it('replaces a worker that breaks, while the other one answers', async () => {
    const { said } = run();
    await until(() => said().includes('ready'));
    const before = await meetBoth();
    await ask('/break').catch(() => undefined);
    const after = await meetBoth();

    expect([...after].filter((worker) => !before.has(worker)).length).toBeGreaterThan(0);
  });

  it('finishes requests under way before it ends', async () => {
    const { said, process: primary, ended } = run();
    await until(() => said().includes('ready'));
    await meetBoth();
    const slow = ask('/slow');
    await new Promise((resolve) => setTimeout(resolve, 200));
    primary.kill('SIGTERM');

    expect(await slow).toEqual({ status: 200, text: 'slow' });
    expect(await ended).toBe(0);
    await expect(ask()).rejects.toThrow();
  });

  it('ends well if the signal stops its workers while they start', async () => {
    const { said, process: primary, ended } = run();
    await until(() => said().includes('ready'));
    // They do not listen for this one.
    primary.kill('SIGINT');

    expect(await ended).toBe(0);
  });

  it('says once why it does not start, and ends with that', async () => {
    const { said, ended } = run({ FAILS: '1' });

    expect(await ended).toBe(3);
    expect(said()).toBe('The first worker does not start.\n');
  });
});
