import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { dataLag } from '@/server/data/versions/dataLag';
import { DataStore } from '@/server/data/versions/DataStore';

const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-lag-'));
process.env.DATA_DIR = dataDir;
const answeredAt = '2026-11-01T08:00:00.000Z';
const daysLater = (days: number): number => Date.parse(answeredAt) + days * 86_400_000;

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('dataLag', () => {
  it('is unknown until a registry has answered, and late when it no longer does', () => {
    expect(dataLag(loadCatalogue())).toEqual({ level: 'UNKNOWN', packages: [] });

    const poll = {
      by: 'a test',
      outcome: 'CURRENT',
      says: '',
      contradictory: [],
      notTaken: [],
      published: [],
    } as const;
    new DataStore(dataDir).savePoll({ ...poll, at: answeredAt, answeredAt });
    const levels = [6, 7, 20, 21].map((days) => dataLag(loadCatalogue(), daysLater(days)).level);

    expect(levels).toEqual(['CURRENT', 'LATE', 'LATE', 'STALE']);
    expect(dataLag(loadCatalogue(), daysLater(9))).toEqual({
      level: 'LATE',
      days: 0,
      silentDays: 9,
      packages: [],
    });
  });

  it('counts from the day a newer package was seen, and says why it was not taken', () => {
    const name = '@mdn/browser-compat-data';
    const because = '3 keys change their status without a cause: a, b, c.';
    new DataStore(dataDir).savePoll({
      by: 'a test',
      outcome: 'REJECTED',
      says: '',
      contradictory: [],
      at: answeredAt,
      answeredAt,
      notTaken: [{ name, version: '8.9.0', because }],
      published: [
        { name, version: '8.9.0', newerSince: answeredAt },
        // Served by now, although it was not at the last look.
        { name: 'web-features', version: '3.40.0', newerSince: answeredAt },
        { name: 'caniuse-lite', version: '1.0.30001828' },
      ],
    });

    expect(dataLag(loadCatalogue(), daysLater(8))).toMatchObject({
      level: 'LATE',
      days: 8,
      packages: [{ name, served: '8.1.9', published: '8.9.0', days: 8, because }],
    });
    expect(dataLag(loadCatalogue(), daysLater(6)).level).toBe('CURRENT');
  });
});
