// The packing up to caniuse-lite 1.0.30001826: tables, in which versions have short names, and
// groups of versions have, too.
import {
  type CaniusePacking,
  type Letters,
  mapEntries,
  readSupportTable,
  readUsageTable,
  toDays,
  type UsageByVersion,
} from './CaniusePacking';
import type { PackageReader } from './PackageReader';
import { readCaniuseModule } from './readCaniuseModule';

/** Starts the name of a group of versions. */
const GROUP = '_';

type Table = Readonly<Record<string, unknown>>;

export function caniuseTables(reader: PackageReader): CaniusePacking {
  const versions = readCaniuseModule(reader, 'data/browserVersions.js') as Letters;
  const groups = readCaniuseModule(reader, 'data/versionGroups.js') as Letters;
  const expanded = new Map<string, readonly string[]>();
  const expand = (names: string): readonly string[] => names.split(' ').flatMap(expandName);

  function expandName(name: string): readonly string[] {
    if (!name.startsWith(GROUP)) return [versions[name]!];
    const known = expanded.get(name) ?? expand(groups[name.slice(GROUP.length)]!);
    expanded.set(name, known);
    return known;
  }

  return {
    versionsOf: ({ C: listed }) => listed.filter((id) => id !== '').map((id) => versions[id]!),
    usageOf: ({ A: usage }) =>
      mapEntries(usage as UsageByVersion, (id, percent) => [versions[id]!, percent]),
    releasedOnOf: ({ F: seconds }) =>
      toDays(
        Object.entries(seconds as Readonly<Record<string, number | null>>).map(
          ([id, at]) => [versions[id]!, at] as const,
        ),
      ),
    regionOf: (packed) =>
      mapEntries(packed as Readonly<Record<string, Table>>, (letter, table) => [
        letter,
        readUsageTable(table),
      ]),
    supportOf: (packed) =>
      mapEntries(packed as Readonly<Record<string, Letters>>, (letter, table) => [
        letter,
        readSupportTable(table, expand),
      ]),
  };
}
