// A Feature backed by its record. Its keys and MDN pages are resolved on first access.
import type { FeatureRecord, SpecificationLinkRecord } from './artefactTables';
import type {
  Browser,
  Caniuse,
  CompatKey,
  Discouraged,
  Feature,
  FirstSupport,
  Group,
  Release,
  Snapshot,
  Specification,
  SpecificationLink,
} from './Catalogue';
import type { PublishedStatus, StatedBaseline } from './PublishedStatus';
import { toFirstSupport } from './toFirstSupport';

/** Resolves the references in a record. */
interface FeatureSurroundings {
  readonly coreBrowsers: readonly Browser[];
  readonly browserBySlug: ReadonlyMap<string, Browser>;
  readonly releases: readonly Release[];
  readonly groupBySlug: ReadonlyMap<string, Group>;
  readonly snapshotBySlug: ReadonlyMap<string, Snapshot>;
  readonly specifications: readonly Specification[];
  readonly keyAt: (index: number) => CompatKey;
  readonly featureBySlug: ReadonlyMap<string, Feature>;
}

export class StoredFeature implements Feature {
  readonly slug: string;
  readonly name: string;
  readonly description?: string;
  readonly descriptionHtml?: string;
  readonly stated: StatedBaseline;
  readonly support: readonly FirstSupport[];
  readonly groups: readonly Group[];
  readonly snapshots: readonly Snapshot[];
  readonly specifications: readonly SpecificationLink[];
  readonly caniuseIds: readonly string[];
  readonly #record: FeatureRecord;
  readonly #surroundings: FeatureSurroundings;
  #keys?: readonly CompatKey[];
  #mdnUrls?: readonly string[];

  constructor(
    readonly index: number,
    record: FeatureRecord,
    surroundings: FeatureSurroundings,
  ) {
    this.#record = record;
    this.#surroundings = surroundings;
    this.slug = record.slug;
    this.name = record.name;
    this.description = record.description;
    this.descriptionHtml = record.descriptionHtml;
    this.stated = record.computed?.baseline ?? record.published;
    this.support = record.support.map((first) => toFirstSupport(first, surroundings.browserBySlug));
    this.groups = record.groups.map((slug) => surroundings.groupBySlug.get(slug)!);
    this.snapshots = record.snapshots.map((slug) => surroundings.snapshotBySlug.get(slug)!);
    this.specifications = record.specifications.map((link) => this.#specificationLink(link));
    this.caniuseIds = record.caniuseIds;
  }

  get keys(): readonly CompatKey[] {
    this.#keys ??= this.#record.keys.map(this.#surroundings.keyAt);
    return this.#keys;
  }

  get missingIn(): readonly Browser[] {
    return this.#surroundings.coreBrowsers.filter(
      (core) => !this.support.some(({ browser }) => browser === core),
    );
  }

  get published(): PublishedStatus<FirstSupport> | undefined {
    const { computed, published } = this.#record;

    return (
      computed && {
        stated: published,
        support: computed.publishedSupport.map((first) =>
          toFirstSupport(first, this.#surroundings.browserBySlug),
        ),
      }
    );
  }

  get changedKeys(): readonly CompatKey[] {
    return this.#record.computed?.keys.map(this.#surroundings.keyAt) ?? [];
  }

  get mdnUrls(): readonly string[] {
    this.#mdnUrls ??= mergePages(this.keys.flatMap(({ mdnUrl }) => mdnUrl ?? []));
    return this.#mdnUrls;
  }

  get caniuse(): Caniuse | undefined {
    const { caniuse } = this.#record;
    const { browserBySlug, releases } = this.#surroundings;

    return (
      caniuse && {
        ...caniuse,
        newest: caniuse.newest.map(({ browser, isUsable, since }) => ({
          browser: browserBySlug.get(browser)!,
          isUsable,
          since: releases[since ?? -1],
        })),
      }
    );
  }

  get discouraged(): Discouraged | undefined {
    const { discouraged } = this.#record;
    const { featureBySlug } = this.#surroundings;

    return (
      discouraged && {
        ...discouraged,
        alternatives: discouraged.alternatives.flatMap((slug) => featureBySlug.get(slug) ?? []),
      }
    );
  }

  #specificationLink({ url, specification }: SpecificationLinkRecord): SpecificationLink {
    return { url, specification: this.#surroundings.specifications[specification ?? -1] };
  }
}

/**
 * One link per page, in order of first appearance. Keeps the fragment if all links to the page
 * share it.
 */
function mergePages(urls: readonly string[]): string[] {
  const linked = new Map<string, Set<string>>();
  for (const url of urls) {
    const page = url.replace(/#.*$/, '');
    linked.set(page, (linked.get(page) ?? new Set()).add(url));
  }

  return [...linked].map(([page, links]) => (links.size === 1 ? [...links][0]! : page));
}
