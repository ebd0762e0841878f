import { connectSeconds } from '@/server/platform/database/postgresDialect';

describe('postgresDialect', () => {
  it('waits two seconds for a connection, or as long as the address says', () => {
    expect(connectSeconds('postgres://plimsoll@db/plimsoll')).toBe(2);
    expect(connectSeconds('postgres://plimsoll@db/plimsoll?connect_timeout=15')).toBe(15);
    expect(connectSeconds('postgres://plimsoll@db/plimsoll?connect_timeout=soon')).toBe(2);
  });
});
