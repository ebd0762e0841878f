import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendAnswer, wantsAnswer } from '@/server/api/http/sendAnswer';
import { sendFeatures } from '@/server/api/http/sendFeatures';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createAudience, deleteAudience } from '@/server/model/audiences/changeAudiences';
import type { Database } from '@/server/platform/database/Database';
import { openDatabaseAt } from '@/server/platform/database/openDatabase';
import { processDatabase } from '../../../support/processDatabase';

const catalogue = loadCatalogue();

const TOKEN = 'a-secret-of-one-browser-that-nobody-else-knows';
/** Firefox had `:has()` from 121 on. */
const THREE_OF_FOUR = {
  name: 'Ours',
  parts: [
    { weight: 1, browsers: [{ slug: 'firefox', versions: ['140', '115'], weights: [3, 1] }] },
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'plimsoll-answers-'));
let database: Database;
let server: Server;
let origin: string;

beforeAll(async () => {
  database = await openDatabaseAt({ databaseUrl: undefined, dataDir: folder });
  processDatabase.opened = Promise.resolve(database);
  const exportFeatures = sendFeatures('json');
  server = createServer(
    (request, response) =>
      void (wantsAnswer(request) ? sendAnswer : exportFeatures)(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await database.close();
  delete processDatabase.opened;
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, audience: string) =>
  fetch(
    `${origin}${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ audience }).toString()}`,
  );

describe('answers for own audiences', () => {
  it('use that audience, in every kind of answer', async () => {
    const { key } = await createAudience(database, catalogue, THREE_OF_FOUR, TOKEN);

    expect(await (await get('/badge/features/has.svg', key)).text()).toContain('75');
    expect(await (await get('/features/has.json', key)).json()).toMatchObject({
      audience: { key },
      coverage: { supportedShare: 0.75 },
    });
    expect((await get('/embed/features/has', key)).status).toBe(200);
    expect(await (await get('/feeds/query?q=id:has+coverage:75..75', key)).text()).toContain(
      '<title>:has()',
    );
    expect(
      await (await get('/api/features.json?q=id:has&columns=id,supported_share', key)).json(),
    ).toMatchObject({ audience: key, features: [{ id: 'has', supported_share: 0.75 }] });
  });

  it('are cached for a minute, by readers only, and end with the audience', async () => {
    const { key } = await createAudience(database, catalogue, THREE_OF_FOUR, TOKEN);
    for (const path of ['/features/has.json', '/embed/features/has', '/badge/features/has.svg'])
      expect((await get(path, key)).headers.get('cache-control')).toBe('private, max-age=60');
    expect((await get('/api/features.csv', key)).headers.get('cache-control')).toBe(
      'private, no-cache',
    );
    await deleteAudience(database, catalogue, key, TOKEN);

    const after = await get('/features/has.json', key);
    expect(after.status).toBe(400);
    expect(await after.json()).toMatchObject({ error: { code: 'AUDIENCE_GONE' } });
  });
});
