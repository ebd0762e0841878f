import { loadPresenceTable } from '@/server/data/catalogue/presenceTable';
import { BEACON_BYTES, parseBeacon } from '@/server/teams/sources/parseBeacon';

const { asked } = loadPresenceTable();

describe('a beacon', () => {
  it('names an engine, a class and a device', () => {
    const newest = asked.w.at(-1)!;

    expect(parseBeacon(`1w${newest}m`)).toEqual({ engine: 'w', version: newest, device: 'm' });
    expect(`1w${newest}m`.length).toBeLessThanOrEqual(BEACON_BYTES);
  });

  it('of other tests counts as the nearest class below', () => {
    expect(parseBeacon('1c999d')?.version).toBe(asked.c.at(-1));
    expect(parseBeacon(`1c${Number(asked.c[1]) + 1}d`)?.version).toBe(asked.c[1]);
    expect(parseBeacon('1c3d')?.version).toBe('0');
  });

  it.each(['', '1', '2c150d', '1x150d', '1c150', '1c150x', '1c-1d', '1c150d ', '1c1e9d', '{}'])(
    'is nothing for %j',
    (body) => {
      expect(parseBeacon(body)).toBeUndefined();
    },
  );
});
