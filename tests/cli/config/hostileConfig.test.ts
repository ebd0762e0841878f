import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aRepository } from '../../support/aRepository';

describe('a hostile configuration', () => {
  it.each([
    ['brackets without end', '['.repeat(100_000), /nested too deep|not JSON/],
    ['a NUL in a path of files', '{ "files": { "a\\u0000b": "eslint.json" } }', /not a path/],
    ['a NUL in a path to scan', '{ "scan": { "paths": ["a\\u0000b"] } }', /control characters/],
    ['signs that act on a terminal', '{ "audience": "\\u001b[31m\\u0007x" }', /audience/],
  ])('ends with 2 and one plain sentence for %s', async (_, config, message) => {
    const repository = aRepository({ 'plimsoll.config.json': config, 'a.js': 'a();' });
    const { code, err } = await repository.run('scan');

    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(err).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/);
  });
});

describe('the server that is asked', () => {
  const server = createServer((_, response) =>
    response.end('{"data":{"audience":{},"catalogue":{}},"verdict":1}'),
  );
  let address = '';
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it.each([['can', 'grid'], ['audience'], ['scan', 'a.js'], ['policy']])(
    'is refused by %s if it answers with other JSON',
    async (...given) => {
      const repository = aRepository({ 'a.js': 'requestIdleCallback(() => {});' });

      expect((await repository.run(...given, '--server', address)).code).toBe(4);
    },
  );

  it('is the one of the environment, before the one of the configuration', async () => {
    const repository = aRepository({
      'plimsoll.config.json': { server: 'http://127.0.0.1:9' },
    });
    const { err } = await repository.runWith({ env: { PLIMSOLL_URL: address } }, 'can', 'grid');

    expect(err).toContain(address);
  });
});
