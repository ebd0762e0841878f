// The facts in a record apart from its identity. Baseline statuses are as of a day.
import type { BaselineStatus } from '@/domain/BaselineFacts';
import type { Day } from '@/domain/Day';
import { readableName } from '@/domain/readableName';
import { href } from '@/domain/routes/href';
import type { SearchRecord } from '@/domain/SearchHit';
import type {
  Browser,
  CompatKey,
  Feature,
  FirstSupport,
  Group,
  Release,
  Specification,
} from '@/server/data/catalogue/Catalogue';
import { type Baseline, getBaseline, getKeyBaseline } from '@/server/data/catalogue/getBaseline';

export type SearchIdentity = Pick<SearchRecord, 'objectID' | 'kind' | 'slug' | 'path'>;
export type SearchFacts = Omit<SearchRecord, keyof SearchIdentity>;

export function featureFacts(
  feature: Feature,
  formerSlugs: readonly string[],
  today: Day,
): SearchFacts {
  const { slug, name, description, groups, support } = feature;

  return {
    name,
    alternativeNames: [slug, ...formerSlugs],
    ...(description !== undefined && { description }),
    url: href.feature(slug),
    ...baselineFacts(getBaseline(feature, today)),
    group: groupNames(groups),
    browser: browserNames(support),
  };
}

export function keyFacts(key: CompatKey, today: Day): SearchFacts {
  return {
    name: readableName(key.path),
    ...(key.descriptionHtml !== undefined && { description: stripTags(key.descriptionHtml) }),
    url: href.compat(key.path),
    ...baselineFacts(getKeyBaseline(key, today)),
    group: key.feature ? groupNames(key.feature.groups) : [],
    browser: browserNames(key.firstSupport()),
  };
}

export function browserFacts({ slug, name }: Browser): SearchFacts {
  return {
    name,
    url: href.browser(slug),
    browser: [name],
  };
}

export function releaseFacts({ browser, version, releasedOn }: Release): SearchFacts {
  return {
    name: `${browser.name} ${version}`,
    url: href.release(browser.slug, version),
    ...(releasedOn !== undefined && { newlyAt: toSeconds(releasedOn) }),
    browser: [browser.name],
  };
}

export function groupFacts(group: Group): SearchFacts {
  return {
    name: group.name,
    url: href.group(group.path),
    group: groupNames([group]),
  };
}

export function specificationFacts({ title, url }: Specification): SearchFacts {
  return { name: title, url };
}

function baselineFacts({ status, newlyOn }: Baseline): {
  baseline: BaselineStatus;
  newlyOn?: Day;
  newlyAt?: number;
} {
  return {
    baseline: status,
    ...(newlyOn !== undefined && { newlyOn, newlyAt: toSeconds(newlyOn) }),
  };
}

function groupNames(groups: readonly Group[]): string[] {
  const names = new Set<string>();
  for (const group of groups)
    for (let above: Group | undefined = group; above; above = above.parent) names.add(above.name);
  return [...names];
}

const browserNames = (support: readonly FirstSupport[]): string[] =>
  support.map(({ browser }) => browser.name);

const toSeconds = (day: Day): number => Date.parse(day) / 1000;

function stripTags(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}
