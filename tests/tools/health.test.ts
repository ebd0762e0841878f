import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runTool } from '../support/runTool';

describe('health', () => {
  let server: Server;
  let address: string;
  let code = 200;
  beforeAll(async () => {
    server = createServer((_, response) => response.writeHead(code).end('live\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`;
  });
  afterAll(() => server.close());

  const ask = () => runTool('health', { HOST: '', PORT: new URL(address).port });

  it('ends with 0 where the server answers', async () => {
    expect(await ask()).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it('ends with 1 and says why where it does not', async () => {
    code = 503;
    expect(await ask()).toEqual({ status: 1, stdout: '', stderr: `${address} answers 503.\n` });

    await new Promise((resolve) => server.close(resolve));
    expect(await ask()).toEqual({
      status: 1,
      stdout: '',
      stderr: `${address} does not answer.\n`,
    });
  });
});
