/** @jest-environment jsdom */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataScreenQuery } from '@/__generated__/DataScreenQuery.graphql';
import { DataScreen, dataScreenQuery } from '@/client/screens/DataScreen/DataScreen';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { DataStore } from '@/server/data/versions/DataStore';
import { renderScreen } from '../../support/renderScreen';

const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-data-screen-'));
process.env.DATA_DIR = dataDir;
const { packages, version, asOf } = loadCatalogue();

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const draw = () =>
  renderScreen<DataScreenQuery>(DataScreen, dataScreenQuery, {}, { path: '/data' });

describe('DataScreen', () => {
  it('says what data is bundled, and that no registry was asked', async () => {
    const { getByRole, getAllByText, getByText } = await draw();

    expect(getByRole('note')).toHaveTextContent('because no registry was asked');
    expect(getAllByText(version).length).toBeGreaterThan(0);
    expect(getByRole('row', { name: /in use bundled/ })).toBeInTheDocument();
    expect(getByText(/Nothing has been activated/)).toBeInTheDocument();
  });

  it('warns of newer data that is not served, and says why other data was rejected', async () => {
    const store = new DataStore(dataDir);
    const day = new Date(Date.parse(asOf) + 9 * 86_400_000).toISOString().slice(0, 10);
    const fetchedAt = '2026-11-22T08:00:00.000Z';
    const known = { packages, fetchedAt };
    store.save({ ...known, version: '00000000000000aa', asOf: day, verifiedAt: fetchedAt });
    store.save({ ...known, version: '00000000000000bb', rejectedBecause: '87 keys differ.' });
    store.addActivation({ version, at: fetchedAt, by: 'npm run data' });
    const { getByRole, getByText } = await draw();

    expect(getByRole('note')).toHaveTextContent(
      `Newer, verified data is here but not served: version 00000000000000aa, of ${day}, 9 days newer.`,
    );
    expect(getByText('87 keys differ.')).toBeInTheDocument();
    expect(
      getByRole('row', { name: `2026-11-22 08:00 UTC ${version} npm run data` }),
    ).toBeInTheDocument();
  });

  it('says when it last asked a registry, and what to do if that failed', async () => {
    new DataStore(dataDir).savePoll({
      at: '2026-11-22T08:00:00.000Z',
      by: 'daily refresh',
      outcome: 'FAILED',
      says: 'The package registry cannot be reached. Check PACKAGE_REGISTRY.',
      contradictory: [],
      notTaken: [],
      published: [],
    });
    const { getByText } = await draw();

    expect(getByText('2026-11-22 08:00 UTC by daily refresh: failed')).toBeInTheDocument();
    expect(getByText(/Check PACKAGE_REGISTRY/)).toHaveAttribute('role', 'note');
  });
});
