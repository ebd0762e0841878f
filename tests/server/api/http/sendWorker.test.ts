import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendWorker } from '@/server/api/http/sendWorker';

const server = createServer(
  ({ url: path }, response) => void sendWorker(response, path === '/development'),
);
const home = process.cwd();
let folder = '';
let url = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'));
  mkdirSync(join(folder, '.next'));
  process.chdir(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sw.js`;
});

afterAll(() => {
  server.close();
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

describe('sendWorker', () => {
  it('sends the build’s worker as an uncached script', async () => {
    writeFileSync(join(folder, '.next/sw.js'), 'self.build = "a";');
    const answer = await fetch(url);

    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe('self.build = "a";');
  });

  it('sends the worker of a new build immediately', async () => {
    writeFileSync(join(folder, '.next/sw.js'), 'self.build = "b";');

    expect(await (await fetch(url)).text()).toBe('self.build = "b";');
  });

  it('sends the development worker in development, whatever was built before', async () => {
    mkdirSync(join(folder, '.plimsoll/development'), { recursive: true });
    writeFileSync(join(folder, '.plimsoll/development/sw.js'), 'self.build = "development";');

    expect(await (await fetch(new URL('/development', url))).text()).toContain('development');
  });

  it('responds 404 without a built worker', async () => {
    rmSync(join(folder, '.next/sw.js'));

    expect((await fetch(url)).status).toBe(404);
  });
});
