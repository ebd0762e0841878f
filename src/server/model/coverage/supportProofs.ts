// The proofs of tests over a catalogue's keys. Servers run no tests of pages, so only
// browsers count, derived ones included.
import { type Released, SupportProofs } from '@/domain/SupportProofs';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { AHEAD } from '@/server/data/catalogue/releaseStatus';

/** Rows are key indexes. Features have no rows: their support in derived browsers is partly inferred. */
export const supportProofs = memoizeByCatalogue(
  'supportProofs',
  (catalogue) => new SupportProofs(catalogue.keySupport, releasedIn(catalogue)),
);

/** Releases that are out on the day of the compat data, so that equal data gives equal proofs. */
export function releasedIn({ browsers }: Pick<Catalogue, 'browsers'>): Released {
  return browsers.map(({ type, releases }) =>
    type === 'SERVER' ? [] : releases.map(({ dataStatus }) => !AHEAD.has(dataStatus)),
  );
}
