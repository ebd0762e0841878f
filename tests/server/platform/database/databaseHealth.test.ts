import { mkdirSync } from 'node:fs';
import { config } from '@/server/platform/config/config';
import { awaitDatabase, databaseHealth } from '@/server/platform/database/databaseHealth';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

describe('a start of the server', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);
    beforeAll(() => mkdirSync(config().dataDir, { recursive: true }));

    it('waits for a schema that is being changed, and reports no trouble', async () => {
      const before = databaseHealth();
      let finish = (): void => undefined;
      const migration = new Promise<void>((resolve) => (finish = resolve));
      const started = awaitDatabase(async () => {
        await migration;
        return openDatabase();
      });
      // Longer than a database that is open may take to answer.
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(databaseHealth()).toBe(before);
      finish();

      expect(await started).toMatchObject({ isAvailable: true });
    });

    it('goes on without a database that is away', async () => {
      await expect(awaitDatabase(() => Promise.reject(new Error('away')))).resolves.toMatchObject({
        isAvailable: true,
      });
      await expect(awaitDatabase(() => new Promise(() => undefined), 200)).resolves.toMatchObject({
        isAvailable: true,
      });
    });
  });
});
