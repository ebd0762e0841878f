import type { Refusal } from '@/domain/Refusal';
import { findOwnAudiences } from '@/server/audiences/ownAudiences';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { onEachDatabase } from '../../support/onEachDatabase';
import { withDatabase } from '../../support/withDatabase';

const catalogue = loadCatalogue();

describe('ownAudiences', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);

    it('is looked up with few others: a text that names thousands does not ask the database for each', async () => {
      const ids = Array.from(
        { length: 3_000 },
        (_, index) => `custom:${String(index).padStart(22, 'x')}`,
      );
      const own = await findOwnAudiences(catalogue, ids.join(' '));
      const codes = [...own.values()].map((answer) => (answer as Refusal).code);

      expect(codes.filter((code) => code === 'AUDIENCE_UNKNOWN')).toHaveLength(20);
      expect(codes.filter((code) => code === 'ARGUMENT_INVALID')).toHaveLength(2_980);
    });
  });
});
