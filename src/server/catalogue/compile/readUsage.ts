// caniuse-lite's files → usage by agent and version.
import type { PackageReader } from './PackageReader';
import { CANIUSE, readCaniuseModule } from './readCaniuseModule';

/** Versions without usage are listed under this key, separated by spaces. */
const UNUSED = '_';

/** Per cent of all page views by version; `null` where there is none. */
export type UsageByVersion = Readonly<Record<string, number | null>>;

export interface CaniuseAgent {
  /** As people know it, such as “UC Browser for Android”. */
  readonly name: string;
  /** Oldest first. */
  readonly versions: readonly string[];
  readonly usage: UsageByVersion;
}

export interface CaniuseUsage {
  /** By caniuse's id, such as `and_uc`. */
  readonly agents: Readonly<Record<string, CaniuseAgent>>;
  /** By caniuse's id, continents as `alt-eu` before countries as `DE`; then by agent. */
  readonly regions: Readonly<Record<string, Readonly<Record<string, UsageByVersion>>>>;
}

interface PackedAgent {
  readonly A: UsageByVersion;
  readonly C: readonly string[];
  readonly E: string;
}

type PackedRegion = Readonly<
  Record<string, Readonly<Record<string, number>> & { readonly [UNUSED]?: string }>
>;
type Names = Readonly<Record<string, string>>;

export function readUsage(reader: PackageReader): CaniuseUsage {
  const agentNames = readCaniuseModule(reader, 'data/browsers.js') as Names;
  const versions = readCaniuseModule(reader, 'data/browserVersions.js') as Names;
  const packed = readCaniuseModule(reader, 'data/agents.js') as Readonly<
    Record<string, PackedAgent>
  >;

  return {
    agents: mapEntries(packed, (id, agent) => [agentNames[id]!, unpackAgent(agent, versions)]),
    regions: Object.fromEntries(
      regionNames(reader).map((name) => {
        const region = readCaniuseModule(reader, `data/regions/${name}.js`) as PackedRegion;
        return [name, mapEntries(region, (id, usage) => [agentNames[id]!, unpackUsage(usage)])];
      }),
    ),
  };
}

/** `alt-ww`, the world once more, is left out: the world's own table is finer. */
function regionNames(reader: PackageReader): string[] {
  return reader
    .list(CANIUSE, 'data/regions')
    .map((file) => file.replace(/\.js$/, ''))
    .filter((name) => name !== 'alt-ww')
    .sort(
      (a, b) => Number(b.startsWith('alt-')) - Number(a.startsWith('alt-')) || (a < b ? -1 : 1),
    );
}

function unpackAgent({ A: usage, C: listed, E: name }: PackedAgent, versions: Names): CaniuseAgent {
  return {
    name,
    versions: listed.filter((id) => id !== '').map((id) => versions[id]!),
    usage: mapEntries(usage, (id, percent) => [versions[id]!, percent]),
  };
}

function unpackUsage(packed: PackedRegion[string]): UsageByVersion {
  const usage: Record<string, number | null> = {};

  for (const [version, percent] of Object.entries(packed)) {
    if (version === UNUSED) for (const unused of String(percent).split(' ')) usage[unused] = null;
    else usage[version] = percent as number;
  }
  return usage;
}

function mapEntries<From, To>(
  record: Readonly<Record<string, From>>,
  change: (key: string, value: From) => readonly [string, To],
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => change(key, value)));
}
