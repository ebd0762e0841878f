// caniuse-lite's files → usage by agent and version.
import { type Letters, mapEntries, type PackedAgent, type UsageByVersion } from './CaniusePacking';
import { findCaniusePacking } from './findCaniusePacking';
import type { PackageReader } from './PackageReader';
import { CANIUSE, readCaniuseModule } from './readCaniuseModule';

export interface CaniuseAgent {
  /** As people know it, such as “UC Browser for Android”. */
  readonly name: string;
  /** Oldest first. */
  readonly versions: readonly string[];
  readonly usage: UsageByVersion;
  /** ISO days by version; without those that are not out. */
  readonly releasedOn: Readonly<Record<string, string>>;
}

export interface CaniuseUsage {
  /** By caniuse's id, such as `and_uc`. */
  readonly agents: Readonly<Record<string, CaniuseAgent>>;
  /** By caniuse's id, continents as `alt-eu` before countries as `DE`; then by agent. */
  readonly regions: Readonly<Record<string, Readonly<Record<string, UsageByVersion>>>>;
}

export function readUsage(reader: PackageReader): CaniuseUsage {
  const packing = findCaniusePacking(reader);
  const agentNames = readCaniuseModule(reader, 'data/browsers.js') as Letters;
  const packed = readCaniuseModule(reader, 'data/agents.js') as Readonly<
    Record<string, PackedAgent>
  >;

  return {
    agents: mapEntries(packed, (letter, agent) => [
      agentNames[letter]!,
      {
        name: agent.E,
        versions: packing.versionsOf(agent),
        usage: packing.usageOf(agent),
        releasedOn: packing.releasedOnOf(agent),
      },
    ]),
    regions: Object.fromEntries(
      regionNames(reader).map((name) => {
        const region = packing.regionOf(readCaniuseModule(reader, `data/regions/${name}.js`));
        return [name, mapEntries(region, (letter, usage) => [agentNames[letter]!, usage])];
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
