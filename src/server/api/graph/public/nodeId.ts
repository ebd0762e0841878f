// Global ids are plain text, `feature:has`: they are stable across data versions, readable in logs,
// and cost one concatenation a row.
import type { Audience } from '@/domain/Audience';
import { isRefusal } from '@/domain/Refusal';
import type { Catalogue, Release, SpecificationLink } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { findDataVersion } from '@/server/data/versions/dataVersions';
import type { RequestContext } from '@/server/model/features/RequestContext';

/** The kinds a global id can name, by its prefix. */
export const nodeTypes = {
  feature: 'Feature',
  key: 'CompatKey',
  browser: 'Browser',
  release: 'Release',
  group: 'Group',
  snapshot: 'Snapshot',
  spec: 'Specification',
  audience: 'Audience',
  data: 'DataVersion',
} as const;

export type PublicNodeType = (typeof nodeTypes)[keyof typeof nodeTypes];

/** The key is what names an audience, so that its id can be derived from it. */
export const audienceId = (key: string): string => `audience:${key}`;

export const releaseId = ({ browser, version }: Release): string =>
  `release:${browser.slug}@${version}`;

/**
 * A series by its short name; a link into one, or to a text outside all of them, by its address,
 * since each leads elsewhere.
 */
export function specificationId({ specification, url }: SpecificationLink): string {
  return `spec:${specification && specification.url === url ? specification.id : url}`;
}

/** The object with an id, and its type; undefined for an unknown or malformed id. */
export function nodeById(
  context: RequestContext,
  id: string,
): { readonly type: PublicNodeType; readonly node: object } | undefined {
  const colon = id.indexOf(':');
  const prefix = id.slice(0, Math.max(0, colon));
  if (!Object.hasOwn(nodeTypes, prefix)) return undefined;
  const type = nodeTypes[prefix as keyof typeof nodeTypes];
  const node = FINDERS[type](context, id.slice(colon + 1));
  return node && { type, node };
}

const FINDERS: Readonly<
  Record<PublicNodeType, (context: RequestContext, name: string) => object | undefined>
> = {
  Feature: ({ catalogue }, slug) => catalogue.featureBySlug(slug),
  CompatKey: ({ catalogue }, path) => catalogue.keyByPath(path),
  Browser: ({ catalogue }, slug) => catalogue.browserBySlug(slug),
  Release: ({ catalogue }, name) => releaseByName(catalogue, name),
  Group: ({ catalogue }, path) => catalogue.groupByPath(path),
  Snapshot: ({ catalogue }, slug) => catalogue.snapshotBySlug(slug),
  Specification: ({ catalogue }, name) => specificationByName(catalogue, name),
  Audience: audienceByName,
  DataVersion: ({ catalogue }, version) => findDataVersion(catalogue, version),
};

/** An id names nothing if its key is refused: ask by the key to learn why. */
function audienceByName(context: RequestContext, key: string): Audience | undefined {
  try {
    return context.audience(key);
  } catch (cause) {
    if (isRefusal(cause)) return undefined;
    throw cause;
  }
}

function releaseByName(catalogue: Catalogue, name: string): Release | undefined {
  const at = name.indexOf('@');
  const browser = catalogue.browserBySlug(name.slice(0, Math.max(0, at)));

  return browser && catalogue.releaseByVersion(browser, name.slice(at + 1));
}

function specificationByName(catalogue: Catalogue, name: string): SpecificationLink | undefined {
  if (name.includes('://')) return specificationLinks(catalogue).get(name);
  const specification = catalogue.specificationById(name);

  return specification && { url: specification.url, specification };
}

/**
 * Every address the data links to. Made when an id first asks for one, since all keys must be read
 * for it.
 */
const specificationLinks = memoizeByCatalogue(
  'specificationLinks',
  (catalogue): ReadonlyMap<string, SpecificationLink> => {
    const links = new Map<string, SpecificationLink>();
    for (const index of catalogue.dataKeyIndexes)
      for (const link of catalogue.keyAt(index).specifications) links.set(link.url, link);
    for (const { specifications } of catalogue.features)
      for (const link of specifications) links.set(link.url, link);
    return links;
  },
);
