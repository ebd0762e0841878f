// Opens a decoded artefact as a Catalogue. Small entities are created eagerly, keys and statements
// on first access.
import type { CatalogueHead, CatalogueTables, RedirectRecord } from './artefactTables';
import { buildBrowsers } from './buildBrowsers';
import { buildGroups, fillGroups } from './buildGroups';
import type { Browser, Catalogue, Feature, FirstSupport, Redirect, Release } from './Catalogue';
import { COMPAT_DATA, PAIRED_COMPAT_DATA } from './compatPackages';
import type { DataPackage } from './DataPackage';
import { KeyStore } from './KeyStore';
import { newlySupportedRows } from './newlySupportedRows';
import type { PublishedStatus } from './PublishedStatus';
import { StoredFeature } from './StoredFeature';
import { StoredUsageTable } from './StoredUsageTable';
import type { SupportMatrix } from './SupportMatrix';
import { toFirstSupport } from './toFirstSupport';

export function openCatalogue(head: CatalogueHead, tables: CatalogueTables): Catalogue {
  const entities = makeEntities(head, tables);
  const { keys } = entities;

  return {
    version: head.version,
    asOf: head.asOf,
    baselineOn: head.baselineOn,
    packages: head.packages,
    browsers: entities.browsers,
    coreBrowsers: entities.coreBrowsers,
    releases: entities.releases,
    features: entities.features,
    groups: entities.groups,
    snapshots: head.snapshots,
    specifications: head.specifications,
    rootKeys: keys.roots(),
    keyCount: keys.count,
    keysWithDataCount: keys.withData.length,
    dataKeyIndexes: keys.withData,
    keyAt: (index) => keys.at(index),
    keyByPath: (path) => keys.byPath(path),
    dataKeysUnder: (path) => keys.under(path),
    usage: new StoredUsageTable(head.usage, tables),
    ...makeLookUps(head, entities),
    ...makeSupport(tables, entities),
  };
}

type Entities = ReturnType<typeof makeEntities>;

function makeEntities(head: CatalogueHead, tables: CatalogueTables) {
  const browsers = buildBrowsers(head.browsers);
  const coreBrowsers = browsers.filter(({ isCore }) => isCore);
  const groups = buildGroups(head.groups);
  const features: Feature[] = [];
  const { specifications } = head;
  const keys = new KeyStore(tables, {
    browsers,
    coreBrowsers,
    features,
    specifications,
    sourceRoot: getSourceRoot(head.packages, COMPAT_DATA),
    withdrawnSourceRoot: getSourceRoot(head.packages, PAIRED_COMPAT_DATA),
    withdrawnKeys: new Set(head.withdrawnKeys),
    publishedKeys: readPublishedKeys(head, browsers),
  });
  const featureBySlug = new Map<string, Feature>();
  const surroundings = {
    coreBrowsers,
    browserBySlug: indexBy(browsers, ({ slug }) => slug),
    releases: browsers.flatMap((browser) => browser.releases),
    groupBySlug: indexBy(groups, ({ slug }) => slug),
    snapshotBySlug: indexBy(head.snapshots, ({ slug }) => slug),
    specifications,
    keyAt: (index: number) => keys.at(index),
    featureBySlug,
  };

  for (const [index, record] of head.features.entries()) {
    const feature = new StoredFeature(index, record, surroundings);
    features.push(feature);
    featureBySlug.set(feature.slug, feature);
  }
  fillGroups(groups, features);
  return {
    ...surroundings,
    browsers,
    groups,
    features,
    keys,
  };
}

function makeLookUps(
  head: CatalogueHead,
  { browserBySlug, snapshotBySlug, featureBySlug, groups, releases }: Entities,
) {
  const groupByPath = indexBy(groups, ({ path }) => path);
  const releaseById = indexBy(releases, releaseId);
  const specificationById = indexBy(head.specifications, ({ id }) => id);
  const redirects = head.redirects.map((record) => toRedirect(record, featureBySlug));
  const redirectBySlug = indexBy(redirects, ({ slug }) => slug);

  return {
    redirects,
    featureBySlug: (slug) => featureBySlug.get(slug),
    redirectBySlug: (slug) => redirectBySlug.get(slug),
    browserBySlug: (slug) => browserBySlug.get(slug),
    releaseByVersion: (browser, version) => releaseById.get(releaseId({ browser, version })),
    groupByPath: (path) => groupByPath.get(path),
    snapshotBySlug: (slug) => snapshotBySlug.get(slug),
    specificationById: (id) => specificationById.get(id),
  } satisfies Partial<Catalogue>;
}

function makeSupport(tables: CatalogueTables, { browsers, features, keys }: Entities) {
  const keySupport = toMatrix(tables, 'key', browsers.length);
  const featureSupport = toMatrix(tables, 'feature', browsers.length);
  const newKeys = once(() => newlySupportedRows(keySupport, browsers));
  const newFeatures = once(() => newlySupportedRows(featureSupport, browsers));

  return {
    keySupport,
    featureSupport,
    keysNewIn: ({ unit }) => (newKeys().get(unit) ?? []).map((row) => keys.at(row)),
    featuresNewIn: ({ unit }) => (newFeatures().get(unit) ?? []).map((row) => features[row]!),
  } satisfies Partial<Catalogue>;
}

function toRedirect(
  { kind, slug, targets }: RedirectRecord,
  featureBySlug: ReadonlyMap<string, Feature>,
): Redirect {
  const found = targets.map((target) => featureBySlug.get(target)!);

  return kind === 'moved' ? { kind, slug, target: found[0]! } : { kind, slug, targets: found };
}

function toMatrix(
  tables: CatalogueTables,
  row: 'key' | 'feature',
  browserCount: number,
): SupportMatrix {
  const cellOf = tables[`${row}CellOf`];
  const cellBrowser = tables[`${row}CellBrowser`];

  return {
    rowCount: cellOf.length / browserCount,
    cellCount: cellBrowser.length,
    cellOf,
    cellBrowser,
    cellStart: tables[`${row}CellStart`],
    spanFrom: tables[`${row}SpanFrom`],
    spanState: tables[`${row}SpanState`],
  };
}

function readPublishedKeys(
  { publishedKeys }: CatalogueHead,
  browsers: readonly Browser[],
): ReadonlyMap<number, PublishedStatus<FirstSupport>> {
  const bySlug = indexBy(browsers, ({ slug }) => slug);

  return new Map(
    publishedKeys.map(({ key, baseline, support }) => [
      key,
      { stated: baseline, support: support.map((one) => toFirstSupport(one, bySlug)) },
    ]),
  );
}

/** Pins the version tag, so links show the source of exactly the data we serve. */
function getSourceRoot(packages: readonly DataPackage[], name: string): string {
  const version = packages.find((one) => one.name === name)?.version;

  return `https://github.com/mdn/browser-compat-data/blob/v${version}/`;
}

function releaseId({ browser, version }: Pick<Release, 'browser' | 'version'>): string {
  return `${browser.slug}@${version}`;
}

function indexBy<Entity>(
  entities: readonly Entity[],
  getKey: (entity: Entity) => string,
): Map<string, Entity> {
  return new Map(entities.map((entity) => [getKey(entity), entity]));
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;

  return () => (made ??= { value: make() }).value;
}
