import type { IncomingMessage, ServerResponse } from 'node:http';
import { graphqlRoute } from '@/server/api/http/graphqlRoute';
import { createHandler } from '@/server/api/http/routes';
import { readConfig } from '@/server/platform/config/config';

const seen: string[] = [];

/** The status of an answer, or who answers and under which address. */
async function answererOf(url: string, isDevelopment = false): Promise<string> {
  const handler = createHandler({
    settings: readConfig({ BASE_URL: 'https://plimsoll.example' }),
    isDevelopment,
    readCode: () => Promise.reject(new Error('reads no code')),
    next: (request) => Promise.resolve(void seen.push(`next ${request.url}`)),
  });
  const response = {
    appendHeader: () => response,
    setHeader: () => response,
    writeHead: (status: number) => (seen.push(String(status)), response),
    end: () => response,
  };
  const request = { url, method: 'GET', headers: {} };
  await handler(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  return seen.splice(0).join(' ');
}

describe('routes', () => {
  it('leaves to Next what no other route answers', async () => {
    expect(await answererOf('/features/has?line=90')).toBe('next /features/has?line=90');
    expect(await answererOf('/features/has?audience=world,region:DE')).toBe('302');
  });

  it('answers the API without Next once its route is loaded', async () => {
    expect(await answererOf('/graphql?query={x}')).toBe('next /api/graphql?query={x}');
    graphqlRoute.loaded(({ url }) => Promise.resolve(void seen.push(`graphql ${url}`)));

    expect(await answererOf('/graphql?query={x}')).toBe('graphql /graphql?query={x}');
    expect(await answererOf('/graphqlx')).toBe('next /graphqlx');
    expect(await answererOf('/graphql', true)).toBe('next /api/graphql');
  });
});
