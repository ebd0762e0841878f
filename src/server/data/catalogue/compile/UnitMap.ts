// Maps caniuse's browsers and versions to releases in the catalogue. Version "0" means “the
// newest”. A range such as 15.2-15.3 counts as its low end, so it never overstates coverage.
import { getAllVersions } from 'baseline-browser-mapping';
import type { BrowserRecord } from '@/server/data/catalogue/artefactTables';
import { BROWSER_OF_AGENT } from '@/server/data/catalogue/browserOfAgent.data';
import type { CaniuseAgent } from './readUsage';
import { ReleaseOrder } from './ReleaseOrder';

/**
 * Agents built on another browser's engine but with their own version numbers;
 * baseline-browser-mapping provides the engine versions.
 */
const ENGINE_OF_AGENT: Readonly<
  Record<string, { readonly mapping: string; readonly browser: string }>
> = {
  and_uc: { mapping: 'uc_android', browser: 'chrome_android' },
  and_qq: { mapping: 'qq_android', browser: 'chrome_android' },
  kaios: { mapping: 'kai_os', browser: 'firefox_android' },
};

export class UnitMap {
  private readonly orders: ReadonlyMap<
    string,
    { readonly order: ReleaseOrder; readonly firstUnit: number }
  >;
  private readonly engineVersions: ReadonlyMap<string, string>;

  constructor(
    browsers: readonly BrowserRecord[],
    private readonly agents: Readonly<Record<string, CaniuseAgent>>,
  ) {
    const orders = new Map<string, { order: ReleaseOrder; firstUnit: number }>();
    let firstUnit = 0;
    for (const browser of browsers) {
      orders.set(browser.slug, { order: new ReleaseOrder(browser), firstUnit });
      firstUnit += browser.releases.length;
    }
    this.orders = orders;
    this.engineVersions = mappedEngineVersions();
  }

  /** True if an agent is counted as a release of another browser. */
  isCountedByEngine(agent: string): boolean {
    return Object.hasOwn(ENGINE_OF_AGENT, agent);
  }

  /** The unit of a release; undefined if no release stands for what the agent is. */
  unitOf(agent: string, version: string): number | undefined {
    const named = version === '0' ? (this.agents[agent]?.versions.at(-1) ?? '') : version;
    const engine = ENGINE_OF_AGENT[agent];
    if (!engine) return this.unitIn(BROWSER_OF_AGENT[agent], named);

    return this.unitIn(
      engine.browser,
      this.engineVersions.get(`${engine.mapping} ${lowEnd(named)}`),
    );
  }

  private unitIn(browser: string | undefined, version: string | undefined): number | undefined {
    const known = this.orders.get(browser ?? '');
    if (!known || version === undefined) return undefined;

    const index =
      releaseIndex(known.order, version) ??
      releaseIndex(known.order, lowEnd(version)) ??
      known.order.lastAtOrBelow(lowEnd(version));
    return index === undefined ? undefined : known.firstUnit + index;
  }
}

function mappedEngineVersions(): Map<string, string> {
  const entries = getAllVersions({
    includeDownstreamBrowsers: true,
    includeKaiOS: true,
    suppressWarnings: true,
    outputFormat: 'array',
  });
  if (!Array.isArray(entries))
    throw new Error('baseline-browser-mapping gave no list of versions; expected an array.');

  return new Map(
    entries.map((entry) => [
      `${entry.browser} ${entry.version}`,
      String(entry.engine_version ?? ''),
    ]),
  );
}

function releaseIndex(order: ReleaseOrder, version: string): number | undefined {
  return (
    order.indexOf(version) ??
    order.indexOf(version.replace(/\.0$/, '')) ??
    order.indexOf(`${version}.0`)
  );
}

function lowEnd(version: string): string {
  return version.split('-')[0]!;
}
