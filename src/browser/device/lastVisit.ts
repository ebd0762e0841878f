// When the home page was last read for the audience that is saved here, and which features had
// passed its line by then. The difference to a later visit is worked out here; nothing is sent.
import { StoredValue } from './StoredValue';

export interface Crossed {
  readonly slug: string;
  readonly name: string;
}

export interface Visit {
  readonly audience: string;
  readonly linePercent: number;
  /** ISO date. */
  readonly on: string;
  /** Slugs of the features that had passed the line lately. */
  readonly passed: readonly string[];
  /** Those that had not at the visit before, and its date; from this day’s first visit on. */
  readonly news: { readonly since: string; readonly features: readonly Crossed[] } | undefined;
}

const KEY = 'plimsoll:last-visit';

export const lastVisit = new StoredValue<Visit | undefined>({
  key: KEY,
  empty: undefined,
  parse: (text) => {
    const visit: unknown = JSON.parse(text);
    return isVisit(visit) ? visit : undefined;
  },
});

export const isSameAudience = (
  visit: Visit | undefined,
  { audience, linePercent }: Pick<Visit, 'audience' | 'linePercent'>,
): visit is Visit => visit?.audience === audience && visit.linePercent === linePercent;

/** Today’s visit, with what is new since the one before if that was for the same people. */
export function compareVisits(
  before: Visit | undefined,
  {
    crossed,
    ...now
  }: Pick<Visit, 'audience' | 'linePercent' | 'on'> & {
    readonly crossed: readonly Crossed[];
  },
): Visit {
  const isLater = isSameAudience(before, now) && before.on < now.on;
  const features = isLater ? crossed.filter(({ slug }) => !before.passed.includes(slug)) : [];
  return {
    ...now,
    passed: crossed.map(({ slug }) => slug),
    news: isLater && features.length > 0 ? { since: before.on, features } : undefined,
  };
}

function isVisit(value: unknown): value is Visit {
  const { audience, linePercent, on, passed, news } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof audience === 'string' &&
    typeof linePercent === 'number' &&
    typeof on === 'string' &&
    Array.isArray(passed) &&
    (news === undefined || Array.isArray((news as { features?: unknown }).features))
  );
}
