import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callOut } from '@/server/platform/outbound/callOut';
import { checkUrl, type Resolve } from '@/server/platform/outbound/checkAddress';

let victim: Server;
let port: number;
let hits = 0;

beforeAll(async () => {
  victim = createServer((request, response) => {
    hits += 1;
    if (request.url === '/moved') {
      response.writeHead(302, { location: `http://127.0.0.1:${port}/inner` }).end('moved');
      return;
    }
    if (request.url === '/silent') return;
    response.end('x'.repeat(request.url === '/long' ? 200_000 : 2));
  });
  await new Promise<void>((resolve) => victim.listen(0, '127.0.0.1', resolve));
  ({ port } = victim.address() as AddressInfo);
});
afterAll(() => {
  victim.closeAllConnections();
  victim.close();
});

/** The answers of a hostile name server, one list after the other. */
function answering(...answers: string[][]): Resolve {
  let asked = 0;
  return (_host, _options, done) => {
    const addresses = answers[Math.min(asked, answers.length - 1)]!;
    asked += 1;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
}

const HOSTILE = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://198.18.0.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:a9fe:a9fe]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fc00::1]/',
  'http://１２７.0.0.1/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'http://user:password@example.org/',
  'http://example.org:8080/',
];

describe('callOut', () => {
  const call = (url: string, resolve?: Resolve, allowed: string[] = []) =>
    callOut(
      { url, method: 'POST', body: '{}' },
      { allowed, limitMs: 500, ...(resolve && { resolve }) },
    );

  it.each(['http://localhost/', 'https://hooks.localhost./', 'http://LOCALHOST/'])(
    'refuses %s before it is kept',
    (url) => {
      expect(() => checkUrl(url, [])).toThrow(/leads into a private/);
      expect(checkUrl(url, ['localhost:80', 'hooks.localhost:443']).href).toMatch(/localhost/);
    },
  );

  it.each(HOSTILE)('refuses %s', async (url) => {
    await expect(call(url)).rejects.toMatchObject({ code: 'ADDRESS_REFUSED' });
  });

  it.each([
    ['a name that stands for a private address', answering(['10.0.0.7'])],
    ['a name of which one address is private', answering(['93.184.215.14', '127.0.0.1'])],
    ['a name that stands for a mapped address', answering(['::ffff:127.0.0.1'])],
  ])('refuses %s', async (_, resolve) => {
    await expect(call('http://hooks.example/', resolve)).rejects.toMatchObject({
      code: 'ADDRESS_REFUSED',
    });
  });

  it('looks a name up once and connects to the checked address, against rebinding', async () => {
    const resolve = jest.fn(answering(['192.0.2.1'], ['127.0.0.1']));
    await expect(call('http://rebinding.example/', resolve)).rejects.toThrow();

    expect(resolve).toHaveBeenCalledTimes(1);
    expect(hits).toBe(0);
  });

  it('calls a receiver that the operator allows, and follows no redirect of it', async () => {
    const allowed = [`127.0.0.1:${port}`];

    expect(await call(`http://127.0.0.1:${port}/`, undefined, allowed)).toEqual({
      status: 200,
      text: 'xx',
      isCut: false,
    });
    expect(await call(`http://127.0.0.1:${port}/moved`, undefined, allowed)).toEqual({
      status: 302,
      text: 'moved',
      isCut: false,
    });
    expect(hits).toBe(2);
  });

  it('reads no more than it needs, and waits no longer than its limit', async () => {
    const allowed = [`127.0.0.1:${port}`];
    const { text, isCut } = await call(`http://127.0.0.1:${port}/long`, undefined, allowed);

    expect(text).toHaveLength(65_536);
    expect(isCut).toBe(true);
    await expect(call(`http://127.0.0.1:${port}/silent`, undefined, allowed)).rejects.toThrow(
      'There was no answer within 0.5 s.',
    );
  });
});
