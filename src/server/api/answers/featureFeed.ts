// GET /features/has/feed.atom: what has happened to one feature, as an Atom feed: each browser that
// came to support it, its steps in Baseline. Entries keep their ids and days.
import type { Day } from '@/domain/Day';
import { featureFeedHref } from '@/domain/routes/answers';
import { href } from '@/domain/routes/href';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline } from '@/server/data/catalogue/getBaseline';
import { stableId } from '@/server/platform/atom/stableId';
import { type AtomEntry, writeAtom } from '@/server/platform/atom/writeAtom';
import type { AnswerKind, AnswerRequest } from './Answer';
import { dataCredits } from './dataVersions';
import { FIRST_DAY } from './feed';
import { findFeature } from './findAnswerSubject';

interface FeatureEvent {
  readonly on: Day;
  /** Names the event for good. */
  readonly key: string;
  readonly title: string;
}

export const featureFeed: AnswerKind = {
  pattern: /^\/features\/([^/,]+)\/feed\.atom$/,
  parameters: [],
  type: 'application/atom+xml; charset=utf-8',
  write: (asked) => {
    const feature = findFeature(asked.catalogue, asked.parts[0]!);
    const { name, slug, description } = feature;
    const summary = description ?? name;
    const entries = listEvents(feature, asked.today).map(({ on, key, title }) => ({
      id: stableId(`${slug}/feed/${key}`),
      title,
      page: `${asked.origin}${href.feature(slug)}`,
      updatedOn: on,
      summary,
      categories: [],
    }));
    return render(asked, { slug, title: name, subtitle: summary, entries });
  },
  refuse: ({ message }, asked) =>
    render(asked, { slug: asked.parts[0]!, title: 'No feed', subtitle: message, entries: [] }),
};

/** Those up to today, newest first. */
function listEvents(feature: Feature, today: Day): readonly FeatureEvent[] {
  const { name } = feature;
  const { newlyOn, widelyOn } = getBaseline(feature, today);
  const steps = [
    [newlyOn, 'newly', `${name} is newly available`],
    [widelyOn, 'widely', `${name} is widely available`],
  ] as const;
  const supports = feature.support.flatMap(({ release }) =>
    release?.releasedOn === undefined
      ? []
      : [
          [
            release.releasedOn,
            release.browser.slug,
            `${release.browser.name} ${release.version} supports ${name}`,
          ] as const,
        ],
  );
  return [...steps, ...supports]
    .flatMap(([on, key, title]) =>
      on !== undefined && on <= today ? [{ on, key, title } satisfies FeatureEvent] : [],
    )
    .sort((a, b) => (a.on === b.on ? (a.key < b.key ? -1 : 1) : a.on < b.on ? 1 : -1));
}

interface FeatureFeed {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly entries: readonly AtomEntry[];
}

function render(
  { catalogue, origin }: AnswerRequest,
  { slug, title, subtitle, entries }: FeatureFeed,
): string {
  return writeAtom({
    id: stableId(`${slug}/feed`),
    title: `${title} · Plimsoll`,
    subtitle,
    self: `${origin}${featureFeedHref(slug)}`,
    page: `${origin}${href.feature(slug)}`,
    updatedOn: entries[0]?.updatedOn ?? FIRST_DAY,
    isComplete: entries.length > 0,
    origin,
    credits: dataCredits(catalogue),
    entries,
  });
}
