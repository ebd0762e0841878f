// (audience, line, rule, floors of the team's own) → the floor of each browser, and the cut that they
// make. Every file and page that names a floor takes it from here.
import type { Audience } from '@/domain/Audience';
import type { Day } from '@/domain/Day';
import type { Browser, Catalogue } from '@/server/data/catalogue/Catalogue';
import { type Cut, getLostShare, getUsedReleases } from './Cut';
import { cutByEngineAge } from './cutByEngineAge';
import { cutByGain } from './cutByGain';
import { moveFloors } from './moveFloors';
import type { GivenUpBrowser, PolicyFloor } from './PolicyFloor';
import type { PolicyRule } from './PolicyRule';
import { type SettledFloor, settleFloors } from './settleFloors';
import { getLostValue } from './valueLost';

interface Terms {
  readonly linePercent: number;
  readonly rule: PolicyRule;
  /** Floors other than the rule's: `safari:16.4`, or `safari:none`. */
  readonly moved: readonly string[];
  readonly day: Day;
}

export interface Floors {
  readonly cut: Cut;
  readonly floors: readonly PolicyFloor[];
  readonly givenUp: readonly GivenUpBrowser[];
}

/** @throws Refusal for a moved floor that names no release */
export function setFloors(
  catalogue: Catalogue,
  audience: Audience,
  { linePercent, rule, moved, day }: Terms,
): Floors {
  const byRule =
    rule === 'AGE'
      ? cutByEngineAge(catalogue, audience, linePercent)
      : cutByGain(catalogue, audience, linePercent);
  const wished = moveFloors(catalogue, byRule, moved);
  const chosen = new Set(moved.map((floor) => floor.split(':', 1)[0]!.trim()));
  const settled = settleFloors(catalogue, audience, wished, { chosen, day });
  const cut = followFloors(wished, settled);
  const lossOf = (browser: Browser, at: Cut) => ({
    lostShare: getLostShare(browser, at, audience),
    lostValueShare: getLostValue(browser, at, audience),
  });
  const nothing = catalogue.browsers.map(({ releases }) => releases.length);
  return {
    cut,
    floors: settled.map((floor) => {
      const all = lossOf(floor.browser, nothing);
      return {
        ...floor,
        ...lossOf(floor.browser, cut),
        browserShare: all.lostShare,
        browserValueShare: all.lostValueShare,
      };
    }),
    givenUp: catalogue.browsers
      .filter(
        (browser) =>
          getUsedReleases(browser, audience).length > 0 &&
          !settled.some((floor) => floor.browser === browser),
      )
      .map((browser) => ({ browser, ...lossOf(browser, cut) })),
  };
}

/** Nothing at or above a floor is dropped. */
function followFloors(cut: Cut, floors: readonly SettledFloor[]): Cut {
  const followed = [...cut];
  for (const { browser, release } of floors)
    followed[browser.index] = Math.min(cut[browser.index]!, release.index);
  return followed;
}
