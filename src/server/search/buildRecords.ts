// Everything searchable in the catalogue, as the index stores it and a hit shows it. Baseline
// statuses are as of the given day, so an index kept overnight goes stale.
import type { BaselineStatus } from '@/domain/BaselineFacts';
import type { Day } from '@/domain/Day';
import { readableName } from '@/domain/readableName';
import type { SearchRecord } from '@/domain/SearchHit';
import { href } from '@/routes/href';
import type {
  Browser,
  Catalogue,
  CompatKey,
  Feature,
  FirstSupport,
  Group,
  Release,
  Specification,
} from '@/server/catalogue/Catalogue';
import { type Baseline, getBaseline, getKeyBaseline } from '@/server/catalogue/getBaseline';

/**
 * The order breaks ties in ranking: features, keys in code-unit order of their paths, then the
 * rest; a browser's newest release first.
 */
export function buildRecords(catalogue: Catalogue, today: Day): SearchRecord[] {
  const formerSlugs = getFormerSlugs(catalogue);

  return [
    ...catalogue.features.map((feature) =>
      featureRecord(feature, formerSlugs.get(feature) ?? [], today),
    ),
    ...Array.from(catalogue.dataKeyIndexes, (index) => keyRecord(catalogue.keyAt(index), today)),
    ...catalogue.browsers.map(browserRecord),
    ...catalogue.browsers.flatMap(({ releases }) => releases.map(releaseRecord).reverse()),
    ...catalogue.groups.map(groupRecord),
    ...catalogue.specifications.map(specificationRecord),
  ];
}

/** The old slug of a split feature leads to each of its successors. */
function getFormerSlugs({ redirects }: Catalogue): ReadonlyMap<Feature, string[]> {
  const slugs = new Map<Feature, string[]>();
  for (const redirect of redirects) {
    for (const target of redirect.kind === 'moved' ? [redirect.target] : redirect.targets)
      slugs.set(target, [...(slugs.get(target) ?? []), redirect.slug]);
  }
  return slugs;
}

function featureRecord(feature: Feature, formerSlugs: readonly string[], today: Day): SearchRecord {
  const { slug, name, description, groups, support } = feature;

  return {
    objectID: `feature:${slug}`,
    kind: 'feature',
    slug,
    name,
    alternativeNames: [slug, ...formerSlugs],
    ...(description !== undefined && { description }),
    url: href.feature(slug),
    ...baselineFacts(getBaseline(feature, today)),
    group: groupNames(groups),
    browser: browserNames(support),
  };
}

function keyRecord(key: CompatKey, today: Day): SearchRecord {
  return {
    objectID: `key:${key.path}`,
    kind: 'key',
    path: key.path,
    name: readableName(key.path),
    ...(key.descriptionHtml !== undefined && { description: stripTags(key.descriptionHtml) }),
    url: href.compat(key.path),
    ...baselineFacts(getKeyBaseline(key, today)),
    group: key.feature ? groupNames(key.feature.groups) : [],
    browser: browserNames(key.firstSupport()),
  };
}

function browserRecord({ slug, name }: Browser): SearchRecord {
  return {
    objectID: `browser:${slug}`,
    kind: 'browser',
    slug,
    name,
    url: href.browser(slug),
    browser: [name],
  };
}

function releaseRecord({ browser, version, releasedOn }: Release): SearchRecord {
  return {
    objectID: `release:${browser.slug}@${version}`,
    kind: 'release',
    slug: browser.slug,
    name: `${browser.name} ${version}`,
    url: href.release(browser.slug, version),
    ...(releasedOn !== undefined && { newlyAt: toSeconds(releasedOn) }),
    browser: [browser.name],
  };
}

function groupRecord(group: Group): SearchRecord {
  return {
    objectID: `group:${group.path}`,
    kind: 'group',
    path: group.path,
    name: group.name,
    url: href.group(group.path),
    group: groupNames([group]),
  };
}

function specificationRecord({ id, title, url }: Specification): SearchRecord {
  return { objectID: `spec:${id}`, kind: 'specification', slug: id, name: title, url };
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
