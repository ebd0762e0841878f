// Two data versions, or two days, compared for an audience.
import type { Audience } from '@/domain/Audience';
import { type Day, isDay } from '@/domain/Day';
import { isRefusal, Refusal } from '@/domain/Refusal';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { DataPackage } from '@/server/data/catalogue/DataPackage';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { openKeptCatalogue } from '@/server/data/versions/keptCatalogues';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { usageHistory } from '@/server/model/forecast/usageHistory';
import { type Change, compareSides, goneFeatures } from './compareSides';
import { type Side, weightsIn, weightsOn } from './Side';

/** One end of a comparison, as readers see it. */
export interface ChangePoint {
  /** A data version, or a day. */
  readonly name: string;
  readonly isDay: boolean;
  readonly asOf: Day;
  readonly packages: readonly DataPackage[];
  /** Where the audience’s weights are from. */
  readonly usage: string;
}

export interface Comparison {
  readonly from: ChangePoint;
  readonly to: ChangePoint;
  /**
   * True if the audience is known at both ends. Otherwise today's audience is used, with the
   * releases of the time.
   */
  readonly hasPastUsage: boolean;
  readonly changes: readonly Change[];
  /** Slugs. */
  readonly gone: readonly string[];
}

interface End {
  readonly side: Side;
  readonly point: ChangePoint;
}

const getMemory = memoizeByCatalogue(
  'changes between data',
  () => new WeakMap<Audience, Map<string, Comparison>>(),
);

/** Readers look at few pairs, and each takes up to a megabyte. */
const MAX_KEPT = 12;

/** @throws Refusal ARGUMENT_INVALID, with a public message */
export function compareData(
  context: Pick<RequestContext, 'catalogue' | 'today' | 'audience'>,
  from: string,
  to: string,
  audienceKey: string,
): Comparison {
  const audience = context.audience(audienceKey);
  const memory = getMemory(context.catalogue);
  const kept = memory.get(audience) ?? new Map<string, Comparison>();
  const name = `${context.today} ${from} ${to}`;
  const known = kept.get(name);
  if (known) return known;
  const comparison = makeComparison(context, from, to, audience);
  if (kept.size >= MAX_KEPT) kept.clear();
  memory.set(audience, kept.set(name, comparison));
  return comparison;
}

function makeComparison(
  { catalogue, today }: Pick<RequestContext, 'catalogue' | 'today'>,
  from: string,
  to: string,
  audience: Audience,
): Comparison {
  checkEnds({ catalogue, today }, from, to);
  const end = (name: string): End =>
    isDay(name) ? endOnDay(catalogue, audience, name) : endOfVersion(catalogue, audience, name);
  const [first, second] = [end(from), end(to)];
  return {
    from: first.point,
    to: second.point,
    hasPastUsage: !isDay(from) || audience.key === 'world',
    changes: compareSides(first.side, second.side, tablesBetween(catalogue, audience, from, to)),
    gone: goneFeatures(first.side, second.side),
  };
}

/** Only the world’s are known by day. */
function tablesBetween(catalogue: Catalogue, { key }: Audience, from: string, to: string) {
  return key === 'world' && isDay(from) && isDay(to)
    ? usageHistory(catalogue)
        .filter(({ asOf }) => asOf > from && asOf < to)
        .map(({ asOf, weights }) => ({ catalogue, asOf, weights }))
    : [];
}

/** True if `compareData` accepts the pair. */
export function isComparable(
  context: Pick<RequestContext, 'catalogue' | 'today'>,
  from: string,
  to: string,
): boolean {
  try {
    checkEnds(context, from, to);
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** No usage data is older. */
const FIRST_DAY = '2019-12-03';

function checkEnds(
  { catalogue, today }: Pick<RequestContext, 'catalogue' | 'today'>,
  from: string,
  to: string,
): void {
  const ends = [from, to];
  const days = ends.filter(isDay);
  if (days.length === 1)
    throw new Refusal(
      'ARGUMENT_INVALID',
      `Compare two data versions or two dates; “${excerpt(from)}” and “${excerpt(to)}” are one of each.`,
    );
  if (days.length === 0) for (const version of ends) openVersion(version, catalogue);
  if (days.length === 2 && from >= to)
    throw new Refusal('ARGUMENT_INVALID', `The first date must be before the second, ${to}.`);
  for (const day of days)
    if (day < FIRST_DAY || day > today)
      throw new Refusal(
        'ARGUMENT_INVALID',
        `${day} cannot be compared: dates from ${FIRST_DAY} to today, ${today}, can.`,
      );
}

function endOfVersion(served: Catalogue, audience: Audience, version: string): End {
  const catalogue = openVersion(version, served);
  const { asOf, packages } = catalogue;
  return {
    side: { catalogue, weights: weightsIn(catalogue, audience, served), asOf },
    point: {
      name: version,
      isDay: false,
      asOf,
      packages,
      usage: caniuseVersion(packages),
    },
  };
}

function openVersion(version: string, served: Catalogue): Catalogue {
  let reason = 'Those that can be compared are listed on /data and by `dataVersions`.';
  try {
    const catalogue = openKeptCatalogue(version, served);
    if (catalogue) return catalogue;
  } catch (cause) {
    if (isRefusal(cause)) throw cause;
    reason = (cause as Error).message;
  }
  throw new Refusal(
    'ARGUMENT_INVALID',
    `There is no data version “${excerpt(version)}” to compare, and it is not a date such as 2026-03-24. ${reason}`,
  );
}

function endOnDay(catalogue: Catalogue, audience: Audience, day: Day): End {
  const { weights, usage } = usageOn(catalogue, audience, day);
  return {
    side: { catalogue, weights, asOf: day },
    point: { name: day, isDay: true, asOf: day, packages: catalogue.packages, usage },
  };
}

function usageOn(catalogue: Catalogue, audience: Audience, day: Day) {
  const usage = caniuseVersion(catalogue.packages);
  const today = { weights: weightsOn(catalogue, audience.weights, day), usage };
  if (audience.key !== 'world') return today;
  const tables = usageHistory(catalogue);
  const last = tables.at(-1)!;
  if (day > last.asOf && usage !== `caniuse-lite ${last.version}`) return today;
  const table = tables.findLast(({ asOf }) => asOf <= day) ?? tables[0]!;
  return { weights: table.weights, usage: `caniuse-lite ${table.version}` };
}

function caniuseVersion(packages: readonly DataPackage[]): string {
  return `caniuse-lite ${packages.find(({ name }) => name === 'caniuse-lite')?.version}`;
}

function excerpt(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Days that usage tables name, and today, latest first: the ends a reader can choose from. */
export function comparableDays(catalogue: Catalogue, today: Day): readonly Day[] {
  const days = usageHistory(catalogue).map(({ asOf }) => asOf);
  return [...new Set([...days, today])]
    .filter((day) => day <= today)
    .sort()
    .reverse();
}

const RECENT_DAYS = 60;
const DAY_MS = 86_400_000;

/** The last few months, from a usage table on. */
export function latestDays(catalogue: Catalogue, today: Day) {
  const limit = new Date(Date.parse(today) - RECENT_DAYS * DAY_MS).toISOString().slice(0, 10);
  const days = comparableDays(catalogue, today);
  return { from: days.find((day) => day <= limit) ?? days.at(-1)!, to: today };
}
