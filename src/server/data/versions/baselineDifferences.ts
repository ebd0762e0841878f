// A catalogue against what its own web-features publishes. The package does not name the compat
// data it was made with; only the right one leaves no difference.
import type { Day } from '@/domain/Day';
import type { Catalogue, Feature, FirstSupport } from '@/server/data/catalogue/Catalogue';
import { type Baseline, getBaseline, getKeyBaseline } from '@/server/data/catalogue/getBaseline';
import { publishedKeyStatuses, publishedOn, type PublishedStatus } from './publishedStatuses';

const LEVELS = { LIMITED: false, NEWLY: 'low', WIDELY: 'high' } as const;

type Statuses = ReadonlyMap<string, PublishedStatus>;

/** Paths of the keys whose status, dates or first supports are not the published ones. */
export function differingKeys(catalogue: Catalogue, statuses: Statuses): string[] {
  const day = publishedOn(statuses);

  return [...publishedKeyStatuses(statuses)]
    .filter(([path, status]) => {
      const key = catalogue.keyByPath(path);
      const own = key && toPublished(getKeyBaseline(key, day), key.firstSupport());
      return JSON.stringify(own) !== JSON.stringify(inOrder(status));
    })
    .map(([path]) => path);
}

/** Slugs of the features that our rules date otherwise than published. */
export function differingFeatures(catalogue: Catalogue, statuses: Statuses): string[] {
  const day = publishedOn(statuses);

  return [...statuses]
    .filter(([slug, published]) => {
      const feature = catalogue.featureBySlug(slug);
      return !feature || !isDatedAs(feature, published, day);
    })
    .map(([slug]) => slug);
}

function isDatedAs(feature: Feature, published: PublishedStatus, day: Day): boolean {
  const own = getBaseline(feature, day);
  if (published.baseline === false) return own.status === 'LIMITED';
  const latest = feature.support
    .map(({ release }) => release?.releasedOn ?? '')
    .reduce((a, b) => (a > b ? a : b));

  return (
    withBound(own, latest) === published.baseline_low_date &&
    highDate(own) === published.baseline_high_date
  );
}

function toPublished(own: Baseline, support: readonly FirstSupport[]): PublishedStatus {
  return inOrder({
    baseline: LEVELS[own.status],
    baseline_low_date: own.newlyOn && withBound(own, own.newlyOn),
    baseline_high_date: highDate(own),
    support: Object.fromEntries(
      support.map(({ browser, version, isUpperBound }) => [
        browser.slug,
        `${isUpperBound ? '≤' : ''}${version}`,
      ]),
    ),
  });
}

function inOrder(status: PublishedStatus): PublishedStatus {
  const { baseline, baseline_low_date, baseline_high_date, support } = status;
  const sorted = Object.fromEntries(Object.entries(support).sort(([a], [b]) => (a < b ? -1 : 1)));

  return { baseline, baseline_low_date, baseline_high_date, support: sorted };
}

function highDate(own: Baseline): string | undefined {
  return own.status === 'WIDELY' ? withBound(own, own.widelyOn!) : undefined;
}

function withBound({ isNewlyOnUpperBound }: Baseline, day: Day): string {
  return `${isNewlyOnUpperBound ? '≤' : ''}${day}`;
}
