import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { DataStore } from '@/server/data/versions/DataStore';
import { dataLag } from '@/server/data/versions/dataVersions';

const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-lag-'));
process.env.DATA_DIR = dataDir;
const answeredAt = '2026-11-01T08:00:00.000Z';
const daysLater = (days: number): number => Date.parse(answeredAt) + days * 86_400_000;

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('dataLag', () => {
  it('is unknown until a registry has answered, and late when it no longer does', () => {
    expect(dataLag(loadCatalogue())).toEqual({ level: 'UNKNOWN' });

    const poll = { by: 'a test', outcome: 'CURRENT', says: '', contradictory: [] } as const;
    new DataStore(dataDir).savePoll({ ...poll, at: answeredAt, answeredAt });
    const levels = [6, 7, 20, 21].map((days) => dataLag(loadCatalogue(), daysLater(days)).level);

    expect(levels).toEqual(['CURRENT', 'LATE', 'LATE', 'STALE']);
    expect(dataLag(loadCatalogue(), daysLater(9))).toEqual({
      level: 'LATE',
      days: 0,
      silentDays: 9,
    });
  });
});
