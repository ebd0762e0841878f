import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { perProcess } from '@/server/platform/memory/perProcess';

describe('loadCatalogue', () => {
  const home = process.cwd();

  afterEach(() => process.chdir(home));

  it('returns the same catalogue to every module of the process', async () => {
    const first = loadCatalogue();
    jest.resetModules();
    const again = await import('@/server/data/catalogue/loadCatalogue');

    expect(again.loadCatalogue).not.toBe(loadCatalogue);
    expect(again.loadCatalogue()).toBe(first);
  });

  it('explains how to build a missing catalogue', () => {
    delete perProcess('catalogue', (): { served?: Catalogue } => ({})).served;
    process.chdir(mkdtempSync(join(tmpdir(), 'plimsoll-')));

    expect(() => loadCatalogue()).toThrow(/cannot be read\. Build it with `npm run catalogue`\.$/);
  });
});
