import type { Day } from '@/domain/Day';
import { supportWords } from '@/domain/SupportClass';
import type { Browser, Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { stateAt } from '@/server/data/catalogue/stateAt';
import { type FeatureSupport, featureSupport } from '@/server/model/features/featureSupport';
import { isReleasedOn, type Side } from './Side';

/** How one browser's support differs, and where that is written. */
export interface SupportChange {
  readonly browserName: string;
  readonly browserSlug: string;
  readonly isCore: boolean;
  /** “18.4”, or that it is not supported. */
  readonly before: string;
  readonly after: string;
  /** Name and version. */
  readonly source: string;
  readonly sourceUrl: string;
}

const NOT_YET = 'Not supported';

/** Core browsers first. */
export function supportChanges(
  from: Side,
  to: Side,
  before: Feature,
  after: Feature,
): readonly SupportChange[] {
  const now = supportOfAll(to.catalogue)[after.index]!;
  if (from.catalogue === to.catalogue)
    return now
      .filter((support) => !isSame(support, from.asOf, to.asOf))
      .flatMap((support) => compareWords(from, to, { before, after, support, known: support }));
  const old = supportOfAll(from.catalogue)[before.index]!;
  return now.flatMap((support) => {
    const browser = from.catalogue.browserBySlug(support.browser.slug);
    const known = browser && old[browser.index];
    return compareWords(from, to, { before, after, support, known });
  });
}

interface Compared {
  readonly before: Feature;
  readonly after: Feature;
  readonly support: FeatureSupport;
  /** The same browser's support in the earlier data, if that has the browser. */
  readonly known: FeatureSupport | undefined;
}

function compareWords(from: Side, to: Side, compared: Compared): readonly SupportChange[] {
  const { known, support } = compared;
  const [was, is] = [known ? wordsOn(known, from.asOf) : NOT_YET, wordsOn(support, to.asOf)];
  return was === is ? [] : [toChange(from, to, { ...compared, was, is })];
}

const supportOfAll = memoizeByCatalogue(
  'supportOfAll',
  (catalogue): readonly (readonly FeatureSupport[])[] =>
    catalogue.features.map((feature) => featureSupport(catalogue, feature)),
);

interface Found extends Compared {
  readonly was: string;
  readonly is: string;
}

function toChange(from: Side, to: Side, found: Found): SupportChange {
  const { browser, isDerived } = found.support;
  const key = changedKey(from, to, found);
  const isOfKeys = isDerived || from.catalogue === to.catalogue;
  const name = isOfKeys && key ? '@mdn/browser-compat-data' : 'web-features';
  const { version = '' } = to.catalogue.packages.find((one) => one.name === name) ?? {};
  return {
    browserName: browser.name,
    browserSlug: browser.slug,
    isCore: browser.isCore,
    before: found.was,
    after: found.is,
    source: `${name} ${version}`,
    sourceUrl: (isOfKeys && key?.sourceUrl) || featureSource(found.after, version),
  };
}

function featureSource({ slug }: Feature, version: string): string {
  return `https://github.com/web-platform-dx/web-features/blob/v${version}/features/${slug}.yml`;
}

/** A key whose statements of this browser differ; else any that the feature has. */
function changedKey(from: Side, to: Side, { before, after, support: { browser } }: Found) {
  // Its statements of one browser are the same on all days.
  if (from.catalogue === to.catalogue) return after.keys[0];
  const known = from.catalogue.browserBySlug(browser.slug);
  const last = browser.currentRelease;
  const lastKnown = known?.currentRelease;
  const state = ({ catalogue }: Side, feature: Feature, path: string, own?: Browser) => {
    const key = feature.keys.find((one) => one.path === path);
    const release = own === browser ? last : lastKnown;
    return key && release && stateAt(catalogue, catalogue.keySupport, key.index, release);
  };
  return (
    after.keys.find(
      ({ path }) => state(to, after, path, browser) !== state(from, before, path, known),
    ) ?? after.keys[0]
  );
}

/** For one catalogue, two days differ only if a release came out in between. */
const isSame = ({ release }: FeatureSupport, from: Day, to: Day): boolean =>
  !release || isReleasedOn(release, from) === isReleasedOn(release, to);

/** A browser that began to support it later did not support it on that day. */
function wordsOn(support: FeatureSupport, day: Day): string {
  const { class: supportClass, version, release, isUpperBound } = support;
  if (version === undefined || supportClass === 'NO') return supportWords(supportClass);
  if (release && !isReleasedOn(release, day)) return NOT_YET;
  const since = `${isUpperBound ? '≤ ' : ''}${version}`;
  return supportClass === 'YES' ? since : `${since}, ${supportWords(supportClass).toLowerCase()}`;
}

/** The same feature in the earlier data, under this slug or one it had before. */
export function findBefore(from: Catalogue, to: Catalogue, { slug }: Feature) {
  const same = from.featureBySlug(slug);
  if (same) return { feature: same };
  const old = to.redirects.find(
    (redirect) =>
      from.featureBySlug(redirect.slug) !== undefined &&
      (redirect.kind === 'moved' ? [redirect.target] : redirect.targets).some(
        (target) => target.slug === slug,
      ),
  );
  if (!old) return {};
  // Where it was split, the earlier feature was more than this one.
  return {
    earlierSlug: old.slug,
    feature: old.kind === 'moved' ? from.featureBySlug(old.slug) : undefined,
  };
}
