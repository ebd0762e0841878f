import { DOCUMENTED_PATHS } from '@/server/api/answers/openApiPaths.data';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const ORIGIN = 'https://plimsoll.example';
const answerAt = (path: string) => renderAnswer(loadCatalogue(), path, ORIGIN, '2026-11-21');

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: { readonly type?: string };
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly content?: object }>>;
}

describe('/openapi.json', () => {
  const { openapi, servers, paths } = JSON.parse(answerAt('/openapi.json').body) as {
    readonly openapi: string;
    readonly servers: readonly object[];
    readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  };

  it('names addresses that answer as it says', () => {
    expect(openapi).toBe('3.1.0');
    expect(servers).toEqual([{ url: ORIGIN }]);
    for (const { path, example } of DOCUMENTED_PATHS) {
      const address =
        path === 'oembed'
          ? `/oembed?url=${encodeURIComponent(`${ORIGIN}/features/has`)}`
          : `/${example}`;
      const { status, type } = answerAt(address);
      expect([path, status]).toEqual([path, 200]);
      const [media] = Object.keys(paths[`/${path}`]!.get.responses[200]!.content!);
      expect(type.startsWith(media!)).toBe(true);
    }
  });

  it('describes every parameter, once for each address', () => {
    const operations = Object.values(paths).map(({ get }) => get);

    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    for (const { parameters } of operations)
      for (const { name, in: place, description, schema } of parameters) {
        expect([name, schema.type]).toEqual([name, expect.any(String)]);
        if (place === 'query') expect([name, description]).toEqual([name, expect.any(String)]);
      }
  });
});
