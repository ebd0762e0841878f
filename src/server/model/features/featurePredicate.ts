// Compiles a query to a predicate on features. Every term is true or false, never unknown, so a
// query and its negation together select all features. For example, a feature without a date is
// outside every date range.
import { type Audience, DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import { reachesLine } from '@/domain/CoverageShares';
import type { Day } from '@/domain/Day';
import type {
  Bound,
  CoreBrowser,
  DayRange,
  Decided,
  Expression,
  Query,
  Term,
} from '@/engines/query/forServer';
import type { Browser, Catalogue, Feature, Group } from '@/server/data/catalogue/Catalogue';
import { getPublishedBaseline } from '@/server/data/catalogue/getBaseline';
import { governingShares } from '@/server/model/coverage/coverage';
import { provenByTest } from '@/server/model/coverage/provenFeatures';
import { getSupportTest } from '@/server/model/coverage/supportTest';
import { foldText, getTexts, PATH_EDGE } from './featureTexts';
import { getBaselines } from './getBaselines';

export type FeaturePredicate = (feature: Feature) => boolean;

export interface QuerySubject {
  readonly catalogue: Catalogue;
  /** The audience for `coverage:` and `proven_by:` terms. */
  readonly audience: Audience;
  /** In percent, the line for `coverage:` terms. The default line if undefined. */
  readonly linePercent?: number | undefined;
  readonly today: Day;
  /** For `decision:` terms. */
  readonly decisions?: FeatureDecisions | undefined;
}

/** By slug, what `decision:` finds it as; features on which nothing was decided are left out. */
export type FeatureDecisions = ReadonlyMap<string, ReadonlySet<Decided>>;

/** Names in the query must exist; `parseQuery` validates them with `queryNames`. */
export function toFeaturePredicate(query: Query, subject: QuerySubject): FeaturePredicate {
  return query.kind === 'all' ? () => true : buildTest(query, subject);
}

function buildTest(expression: Expression, subject: QuerySubject): FeaturePredicate {
  switch (expression.kind) {
    case 'and': {
      const tests = expression.operands.map((operand) => buildTest(operand, subject));
      return (feature) => tests.every((test) => test(feature));
    }
    case 'or': {
      const tests = expression.operands.map((operand) => buildTest(operand, subject));
      return (feature) => tests.some((test) => test(feature));
    }
    case 'not': {
      const test = buildTest(expression.operand, subject);
      return (feature) => !test(feature);
    }
    default:
      return termTest(expression, subject);
  }
}

function termTest(term: Term, subject: QuerySubject): FeaturePredicate {
  const { catalogue } = subject;
  switch (term.kind) {
    case 'available_on':
      return ({ support }) => support.some(({ browser }) => browser.slug === term.browser);
    case 'available_date':
      return ({ support }) =>
        support.some(
          ({ browser, release }) =>
            browser.slug === term.browser && isWithin(release?.releasedOn, term.days),
        );
    case 'missing':
      return missingTest(term.browser, catalogue);
    case 'missing_only':
      // `support` lists each core browser at most once.
      return ({ support }) =>
        support.length === catalogue.coreBrowsers.length - 1 &&
        support.every(({ browser }) => browser.slug !== term.browser);
    case 'discouraged':
      return ({ discouraged }) => (discouraged !== undefined) === (term.value === 'yes');
    case 'decision':
      return decisionTest(term.value, subject.decisions);
    case 'coverage':
      return coverageTest(term.bounds, subject);
    case 'proven_by':
      return provenTest(term.value, subject);
    case 'baseline_date':
    case 'baseline_status':
    case 'baseline_status_published':
    case 'kind':
    case 'widely_date':
      return baselineTest(term, subject);
    default:
      return valueTest(term, catalogue);
  }
}

/**
 * True if every core browser of other vendors supports the feature and the given one doesn't. A
 * desktop browser stands for its vendor: `chrome` includes Chrome on Android.
 */
function missingTest(slug: CoreBrowser, { coreBrowsers }: Catalogue): FeaturePredicate {
  const [vendor] = slug.split('_');
  const own = coreBrowsers.filter((browser) => browser.slug.split('_')[0] === vendor);
  const asked = slug === vendor ? own : own.filter((browser) => browser.slug === slug);
  const others = coreBrowsers.filter((browser) => !own.includes(browser));

  return ({ support }) => {
    const has = (wanted: Browser): boolean => support.some(({ browser }) => browser === wanted);
    return others.every(has) && !asked.every(has);
  };
}

type BaselineTerm = Extract<
  Term,
  {
    kind:
      | 'baseline_date'
      | 'baseline_status'
      | 'baseline_status_published'
      | 'kind'
      | 'widely_date';
  }
>;

function baselineTest(term: BaselineTerm, { catalogue, today }: QuerySubject): FeaturePredicate {
  const baselines = getBaselines(catalogue, today);
  switch (term.kind) {
    case 'baseline_date':
      return ({ index }) => isWithin(baselines[index]!.newlyOn, term.days);
    case 'widely_date':
      return ({ index }) => isWithin(baselines[index]!.widelyOn, term.days);
    case 'baseline_status': {
      const status = term.status.toUpperCase();
      return ({ index }) => baselines[index]!.status === status;
    }
    case 'baseline_status_published': {
      const status = term.status.toUpperCase();
      return (feature) => getPublishedBaseline(catalogue, feature, today).status === status;
    }
    case 'kind': {
      const reason = term.value.toUpperCase();
      return ({ index }) => baselines[index]!.limitedReason === reason;
    }
  }
}

function valueTest(term: Extract<Term, { value: string }>, catalogue: Catalogue): FeaturePredicate {
  const wanted = foldText(term.value);
  const texts = getTexts(catalogue);
  switch (term.kind) {
    case 'id':
      return idTest(wanted, catalogue);
    case 'group':
      return memberTest(catalogue.groups.find(({ slug }) => slug === term.value));
    case 'snapshot':
      return ({ snapshots }) => snapshots.some(({ slug }) => slug === term.value);
    case 'bcd':
      return foundTest(
        texts.paths.find(
          `${PATH_EDGE}${wanted}.`,
          texts.paths.find(`${PATH_EDGE}${wanted}${PATH_EDGE}`),
        ),
      );
    case 'desc':
      return foundTest(texts.descriptions.find(wanted));
    case 'name':
      return foundTest(texts.names.find(wanted));
    case 'spec':
      return foundTest(texts.specifications.find(wanted));
    default:
      return foundTest(texts.descriptions.find(wanted, texts.names.find(wanted)));
  }
}

/** Follows former ids, as every page does. */
function idTest(wanted: string, catalogue: Catalogue): FeaturePredicate {
  const redirect = catalogue.redirectBySlug(wanted);
  const targets = redirect?.kind === 'moved' ? [redirect.target] : (redirect?.targets ?? []);
  const slugs = new Set([wanted, ...targets.map(({ slug }) => slug)]);
  return ({ slug }) => slugs.has(slug);
}

/** The test that the feature’s page shows for the default line. */
function provenTest(id: string, { catalogue, audience }: QuerySubject): FeaturePredicate {
  const redirect = catalogue.redirectBySlug(id);
  const moved = redirect?.kind === 'moved' ? redirect.target : undefined;
  const tested = catalogue.featureBySlug(id) ?? moved;
  const test = tested && getSupportTest(catalogue, tested, audience, DEFAULT_LINE_PERCENT);
  const isProven = test && provenByTest(catalogue, test.key);
  return (feature) => feature !== tested && (isProven?.(feature) ?? false);
}

function decisionTest(value: Decided, decisions: FeatureDecisions | undefined): FeaturePredicate {
  if (value === 'none') return ({ slug }) => !decisions?.has(slug);
  return ({ slug }) => decisions?.get(slug)?.has(value) ?? false;
}

function foundTest(found: Uint8Array): FeaturePredicate {
  return ({ index }) => found[index] === 1;
}

function memberTest(group: Group | undefined): FeaturePredicate {
  const members = new Set(group?.features);
  return (feature) => members.has(feature);
}

function coverageTest(
  bounds: readonly Bound[],
  { catalogue, audience, linePercent = DEFAULT_LINE_PERCENT }: QuerySubject,
): FeaturePredicate {
  const shares = governingShares(catalogue, audience, linePercent);
  return ({ index }) => bounds.every((bound) => holds(bound, shares[index]!));
}

/**
 * Uses the same rounding as the line, where differences in the tenth digit are noise. Otherwise a
 * feature could count as 95% here and as below the line elsewhere.
 */
function holds({ operator, percent }: Bound, share: number): boolean {
  const isAtLeast = reachesLine(share, percent);
  const isAtMost = reachesLine(-share, -percent);
  switch (operator) {
    case '>=':
      return isAtLeast;
    case '<':
      return !isAtLeast;
    case '<=':
      return isAtMost;
    case '>':
      return !isAtMost;
  }
}

function isWithin(day: Day | undefined, { from, to }: DayRange): boolean {
  return day !== undefined && day >= from && day <= to;
}
