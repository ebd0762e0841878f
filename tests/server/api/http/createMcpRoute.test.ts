import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMcpRoute, MCP_PATH } from '@/server/api/http/createMcpRoute';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { readCode } from '../../../support/readCode';

const route = createMcpRoute({
  catalogue: loadCatalogue,
  origin: 'https://plimsoll.example',
  trustedProxies: 0,
  readCode,
  onFault: (error) => {
    throw error;
  },
});
const server = createServer((request, response) => void route(request, response));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

async function listTools(accept: string | undefined): Promise<{ type: string; text: string }> {
  const { port } = server.address() as AddressInfo;
  const headers = { 'Content-Type': 'application/json', ...(accept && { Accept: accept }) };
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers };
    ask(`http://127.0.0.1:${port}${MCP_PATH}`, options, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => {
        text += part.toString();
      });
      response.on('end', () => resolve({ type: String(response.headers['content-type']), text }));
    })
      .on('error', reject)
      .end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }));
  });
}

describe('createMcpRoute', () => {
  it.each(['application/json', '*/*', 'text/html', undefined])(
    'answers with JSON to those who accept %s',
    async (accept) => {
      const { type, text } = await listTools(accept);

      expect(type).toContain('application/json');
      expect(JSON.parse(text)).toMatchObject({
        id: 1,
        result: { tools: expect.anything() as unknown },
      });
    },
  );
});
