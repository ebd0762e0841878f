// caniuse-lite's own answers for some of its entries, by agent and version.
import { type Letters, mapEntries } from './CaniusePacking';
import { findCaniusePacking } from './findCaniusePacking';
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

/** By caniuse's id; without those that the package does not have. */
export function readCaniuseSupport(
  reader: PackageReader,
  ids: readonly string[],
): ReadonlyMap<string, CaniuseSupport> {
  const packing = findCaniusePacking(reader);
  const agents = readCaniuseModule(reader, 'data/browsers.js') as Letters;
  const files = new Set(reader.list(CANIUSE, 'data/features'));

  return new Map(
    ids
      .filter((id) => files.has(`${id}.js`))
      .map((id) => {
        const { A: packed } = readCaniuseModule(reader, `data/features/${id}.js`) as {
          readonly A: unknown;
        };
        return [
          id,
          mapEntries(packing.supportOf(packed), (letter, support) => [
            agents[letter]!,
            new Map(Array.from(support, ([version, bits]) => [version, toAnswer(bits)])),
          ]),
        ];
      }),
  );
}

function toAnswer(bits: number): CaniuseAnswer {
  if (bits & (Flag.YES | Flag.PARTLY)) return 'usable';
  return bits & Flag.UNKNOWN ? 'unknown' : 'unusable';
}
