import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readNames } from '@/domain/catalogueNames';
import { sendNames } from '@/server/api/http/sendNames';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const server = createServer(sendNames);
let url = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/names`;
});

afterAll(() => server.close());

describe('sendNames', () => {
  it('sends every feature and every key of the catalogue by name', async () => {
    const { features, paths } = readNames(await (await fetch(url)).text());
    const catalogue = loadCatalogue();

    expect(features).toEqual(catalogue.features.map(({ slug, name }) => ({ slug, name })));
    expect(paths).toHaveLength(catalogue.dataKeyIndexes.length);
    expect(paths).toContain('css.properties.grid-template-columns.subgrid');
  });

  it('sends nothing to a client with this version, and everything to others', async () => {
    const { headers } = await fetch(url);
    const known = headers.get('etag') ?? '';
    expect(headers.get('cache-control')).toBe('public, no-cache');
    const [same, other] = await Promise.all(
      [known, '"older"'].map((etag) => fetch(url, { headers: { 'if-none-match': etag } })),
    );

    expect(same?.status).toBe(304);
    expect(await same?.text()).toBe('');
    expect(other?.status).toBe(200);
  });
});
