import { request as openRequest } from 'node:http';
import { listenGraphql } from '../../support/listenGraphql';

describe('graphqlRequest', () => {
  it('gives up on a body that does not arrive, and states the limit', async () => {
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
