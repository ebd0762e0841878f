import type { KeyProofs, ScanTable } from '@/engines/scanner/forReadingThread';
import type { Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import { supportProofs } from '@/server/model/coverage/supportProofs';

/** The proofs of a scan table’s keys by a catalogue. */
export function keyProofs(catalogue: Catalogue, table: ScanTable): KeyProofs {
  const proofs = supportProofs(catalogue);
  return {
    proofs,
    rowOf: ({ id }) => rowOfNode(catalogue, table, id),
    nameNewest: (releases) => {
      const newest = catalogue.browsers
        .flatMap((browser) => browser.releases)
        .filter(({ browser, index }) => proofs.holds(releases, browser.index, index))
        .reduce<Release | undefined>((last, one) => (isLater(one, last) ? one : last), undefined);
      return newest && `${newest.browser.name} ${newest.version}`;
    },
  };
}

const isLater = ({ releasedOn = '' }: Release, last: Release | undefined): boolean =>
  last === undefined || releasedOn > (last.releasedOn ?? '');

/** Undefined for a key without data. */
export function rowOfNode(
  catalogue: Catalogue,
  table: ScanTable,
  node: number,
): number | undefined {
  const key = catalogue.keyByPath(table.pathAt(node));
  return key?.hasData ? key.index : undefined;
}
