// Converts caniuse's usage data to shares by release for the world, each continent and each
// country. Chrome on Android is a single number (“the newest”) and stays separate; code that
// spreads it over releases must label the result an estimate.
import type {
  BrowserRecord,
  CatalogueTables,
  UsageRecord,
} from '@/server/data/catalogue/artefactTables';
import { compileLists } from './compileLists';
import type { CaniuseAgent, CaniuseUsage } from './readUsage';
import { UnitMap } from './UnitMap';

type AgentUsage = Readonly<Record<string, Readonly<Record<string, number | null>>>>;

const ANDROID_CHROME = 'and_chr';

interface RegionShares {
  readonly stored: UsageRecord;
  readonly shares: readonly (readonly [unit: number, share: number])[];
}

export function compileUsage(
  { agents, regions: usageByRegion }: CaniuseUsage,
  browsers: readonly BrowserRecord[],
): Pick<CatalogueTables, 'usageStart' | 'usageUnits' | 'usageShares'> & {
  readonly usage: readonly UsageRecord[];
} {
  const units = new UnitMap(browsers, agents);
  const world = Object.fromEntries(
    Object.entries(agents).map(([agent, { usage }]) => [agent, usage]),
  );
  const regions = Object.entries({ world, ...usageByRegion }).map(([name, usage]) =>
    getShares(name, usage, agents, units),
  );
  const { starts: usageStart, values } = compileLists(regions.map(({ shares }) => shares));

  return {
    usage: regions.map(({ stored }) => stored),
    usageStart,
    usageUnits: Uint16Array.from(values, ([unit]) => unit),
    usageShares: Float64Array.from(values, ([, share]) => share),
  };
}

function getShares(
  region: string,
  usage: AgentUsage,
  agents: Readonly<Record<string, CaniuseAgent>>,
  units: UnitMap,
): RegionShares {
  const shares = new Map<number, number>();
  const unmapped = new Map<string, number>();
  const countedByEngine: { name: string; unit: number }[] = [];
  let androidChromeShare = 0;

  for (const [agent, version, share] of usedVersions(usage)) {
    const unit = units.unitOf(agent, version);
    if (agent === ANDROID_CHROME) androidChromeShare += share;
    else if (unit === undefined) add(unmapped, agents[agent]?.name ?? agent, share);
    else add(shares, unit, share);
    if (unit !== undefined && units.isCountedByEngine(agent))
      countedByEngine.push({ name: agents[agent]?.name ?? agent, unit });
  }
  return {
    stored: {
      region,
      androidChromeShare,
      countedByEngine,
      unmapped: [...unmapped].map(([name, share]) => ({ name, share })),
    },
    shares: [...shares].sort(([a], [b]) => a - b),
  };
}

function usedVersions(
  usage: AgentUsage,
): (readonly [agent: string, version: string, share: number])[] {
  return Object.entries(usage).flatMap(([agent, versions]) =>
    Object.entries(versions).flatMap(([version, percent]) =>
      percent ? [[agent, version, percent / 100] as const] : [],
    ),
  );
}

function add<Key>(sums: Map<Key, number>, key: Key, share: number): void {
  sums.set(key, (sums.get(key) ?? 0) + share);
}
