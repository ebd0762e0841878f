// Usage by region. Returns views of the tables, so repeated reads copy nothing.
import type { CatalogueTables, UsageRecord } from './artefactTables';
import type { RegionUsage, UsageTable } from './UsageTable';

export class StoredUsageTable implements UsageTable {
  readonly regions: readonly string[];
  readonly #usages: ReadonlyMap<string, RegionUsage>;

  constructor(
    records: readonly UsageRecord[],
    { usageStart, usageUnits, usageShares }: CatalogueTables,
  ) {
    this.regions = records.map(({ region }) => region);
    this.#usages = new Map(
      records.map((record, position) => {
        const [from, to] = [usageStart[position], usageStart[position + 1]];
        return [
          record.region,
          {
            ...record,
            units: usageUnits.subarray(from, to),
            shares: usageShares.subarray(from, to),
          },
        ];
      }),
    );
  }

  usageOf(region: string): RegionUsage | undefined {
    return this.#usages.get(region);
  }
}
