// caniuse-lite's own answers for a few of its entries → flags by agent and version.
import type { PackageReader } from './PackageReader';
import { CANIUSE, readCaniuseModule } from './readCaniuseModule';

/** By agent, then by version. */
export type CaniuseSupport = Readonly<Record<string, ReadonlyMap<string, CaniuseAnswer>>>;
export type CaniuseAnswer = 'usable' | 'unknown' | 'unusable';

/**
 * Bits of a packed answer, as `lib/supported.js` numbers them. That something is off by default is
 * a bit of its own, which caniuse leaves out of account in its shares.
 */
const Flag = { YES: 1, PARTLY: 4, UNKNOWN: 16 } as const;
/** Starts the name of several versions in one. */
const GROUP = '_';

type Names = Readonly<Record<string, string>>;

interface PackedEntry {
  /** By agent and answer: versions, separated by spaces. */
  readonly A: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** By caniuse's id; without those that the package does not have. */
export function readCaniuseSupport(
  reader: PackageReader,
  ids: readonly string[],
): ReadonlyMap<string, CaniuseSupport> {
  const agents = readCaniuseModule(reader, 'data/browsers.js') as Names;
  const versions = readCaniuseModule(reader, 'data/browserVersions.js') as Names;
  const groups = readCaniuseModule(reader, 'data/versionGroups.js') as Names;
  const files = new Set(reader.list(CANIUSE, 'data/features'));
  const expand = memoize((name: string): readonly string[] =>
    name.startsWith(GROUP) ? expandAll(groups[name.slice(1)]!) : [versions[name]!],
  );
  const expandAll = (names: string): readonly string[] => names.split(' ').flatMap(expand);

  return new Map(
    ids
      .filter((id) => files.has(`${id}.js`))
      .map((id) => {
        const { A: packed } = readCaniuseModule(reader, `data/features/${id}.js`) as PackedEntry;
        const support = Object.entries(packed).map(([agent, answers]) => [
          agents[agent]!,
          new Map(
            Object.entries(answers).flatMap(([bits, names]) =>
              expandAll(names).map((version) => [version, toAnswer(Number(bits))]),
            ),
          ),
        ]);
        return [id, Object.fromEntries(support) as CaniuseSupport];
      }),
  );
}

function toAnswer(bits: number): CaniuseAnswer {
  if (bits & (Flag.YES | Flag.PARTLY)) return 'usable';
  return bits & Flag.UNKNOWN ? 'unknown' : 'unusable';
}

function memoize<Result>(make: (name: string) => Result): (name: string) => Result {
  const made = new Map<string, Result>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}
