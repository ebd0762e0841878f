import { request as openRequest } from 'node:http';
import { listenGraphql } from '../../../support/listenGraphql';

describe('graphqlRequest', () => {
  it('leads people to the page for developers, and answers programs', async () => {
    const { url, close } = await listenGraphql();
    const get = (search: string, accept: string) =>
      fetch(`${url}${search}`, { headers: { accept }, redirect: 'manual' });
    const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const [opened, asked, program] = [
      await get('', browser),
      await get('?query={__typename}', browser),
      await get('', '*/*'),
    ];
    await close();

    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/developers']);
    expect([asked.status, await asked.json()]).toEqual([200, { data: { __typename: 'Query' } }]);
    expect(await program.json()).toHaveProperty('errors');
  });

  it('stops waiting for a body that does not arrive, and states the limit', async () => {
    const impatient = await listenGraphql({ milliseconds: 50 });
    const [status, text] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      const request = openRequest(
        impatient.url,
        { method: 'POST', headers: { 'content-type': 'application/json', 'content-length': 100 } },
        (response) => {
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => resolve([response.statusCode, chunk]));
        },
      );
      request.on('error', reject);
      request.write('{');
    });
    await impatient.close();

    expect(status).toBe(503);
    expect(JSON.parse(text)).toEqual({
      errors: [
        {
          message: 'The request took longer than 0.05 seconds, the limit. Try again.',
          extensions: { code: 'TIMEOUT' },
        },
      ],
    });
  });
});
