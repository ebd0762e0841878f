// Ruled by docs/decisions/0014-query-language.md.

/** The browsers that define Baseline, in the order every table uses. */
export const CORE_BROWSERS = [
  'chrome',
  'chrome_android',
  'edge',
  'firefox',
  'firefox_android',
  'safari',
  'safari_ios',
] as const;
export const STATUSES = ['limited', 'newly', 'widely'] as const;
export const LIMITED_KINDS = ['one_browser_short', 'none_yet', 'mixed'] as const;
export const YES_NO = ['yes', 'no'] as const;
export const DECISIONS = [
  'adopted',
  'with_fallback',
  'waiting',
  'declined',
  'proposed',
  'open',
  'none',
] as const;

export type CoreBrowser = (typeof CORE_BROWSERS)[number];
export type Status = (typeof STATUSES)[number];
export type LimitedKind = (typeof LIMITED_KINDS)[number];
export type Decided = (typeof DECISIONS)[number];

export interface TermDescription {
  /** The kind of value after the colon. */
  readonly value: string;
  readonly example: string;
  /** Which features it matches. */
  readonly meaning: string;
}

/** Every term except bare words, in the manual's order. */
export const TERMS = {
  available_on: {
    value: 'browser',
    example: 'available_on:chrome',
    meaning: 'Supported by a browser.',
  },
  available_date: {
    value: 'browser:day..day, a year or a month',
    example: 'available_date:safari:2024-01-01..2024-12-31',
    meaning: 'First supported by a browser between two dates, inclusive.',
  },
  missing: {
    value: 'browser',
    example: 'missing:safari',
    meaning:
      'Missing in a browser and supported by every core browser of other vendors. “safari” is missing where Safari or Safari on iOS lacks it; so are “chrome” and “firefox” with Android.',
  },
  missing_only: {
    value: 'browser',
    example: 'missing_only:safari_ios',
    meaning: 'Missing in exactly one core browser and supported by the six others.',
  },
  baseline_status: {
    value: 'limited, newly or widely',
    example: 'baseline_status:newly',
    meaning: 'Has this Baseline status today. Also written “baseline:” or “status:”.',
  },
  baseline_status_published: {
    value: 'limited, newly or widely',
    example: 'baseline_status_published:limited',
    meaning:
      'web-features has published this status, which newer compat data may contradict: see “baseline_status:”.',
  },
  baseline_date: {
    value: 'day..day, a year or a month',
    example: 'baseline_date:2024-01-01..2024-12-31',
    meaning: 'Newly available since a date between two, inclusive. Also written “newly:”.',
  },
  widely_date: {
    value: 'day..day, a year or a month',
    example: 'widely_date:2026-01-01..2026-12-31',
    meaning:
      'Widely available, or expected to be, on a date between two, inclusive. Also written “widely:”.',
  },
  kind: {
    value: 'one_browser_short, none_yet or mixed',
    example: 'kind:one_browser_short',
    meaning:
      'Limited for this reason: one, several or all core browsers lack it. Discouraged features have their own term.',
  },
  discouraged: {
    value: 'yes or no',
    example: 'discouraged:yes',
    meaning: 'Discouraged, or not.',
  },
  coverage: {
    value: '>=, >, <= or < and a percentage, or a range of two',
    example: 'coverage:>=95',
    meaning:
      'This share of the current audience can use it: the number that lists and pages show at the line.',
  },
  decision: {
    value: 'adopted, with_fallback, waiting, declined, proposed, open or none',
    example: 'decision:adopted',
    meaning:
      'What your team decided, in the project you chose; for members who are signed in. “adopted” includes those with a fallback; “open” waits for an answer: proposed, or to be looked at again.',
  },
  name: { value: 'text', example: 'name:grid', meaning: 'The name or id contains this text.' },
  desc: {
    value: 'text',
    example: 'desc:"scroll position"',
    meaning: 'The description contains this text.',
  },
  id: { value: 'id', example: 'id:subgrid', meaning: 'The feature with this id.' },
  group: {
    value: 'group',
    example: 'group:css',
    meaning: 'In this group or one of its descendants.',
  },
  snapshot: {
    value: 'edition',
    example: 'snapshot:ecmascript-2023',
    meaning: 'Part of this edition of a standard.',
  },
  spec: {
    value: 'text',
    example: 'spec:css-grid',
    meaning: 'The id, title or address of a specification contains this text.',
  },
  proven_by: {
    value: 'id',
    example: 'proven_by:has',
    meaning:
      'May be used inside the test for the feature with this id, without one of its own: every browser release that may pass fully supports it. Also written “provenby:”.',
  },
  bcd: {
    value: 'path',
    example: 'bcd:css.selectors.has',
    meaning: 'Includes a compat key at this path or below it.',
  },
} as const satisfies Record<string, TermDescription>;

export type TermName = keyof typeof TERMS;
export const TERM_NAMES = Object.keys(TERMS) as TermName[];

/** Common aliases for term names. */
const TERM_ALIASES: Readonly<Record<string, TermName>> = {
  baseline: 'baseline_status',
  status: 'baseline_status',
  newly: 'baseline_date',
  widely: 'widely_date',
  description: 'desc',
  provenby: 'proven_by',
};

/** Finds a term by name or alias, ignoring case. */
export function findTermName(name: string): TermName | undefined {
  const written = name.toLowerCase();
  if (Object.hasOwn(TERM_ALIASES, written)) return TERM_ALIASES[written];
  return TERM_NAMES.find((known) => known === written);
}

/** Limits that keep parsing and running a query fast. */
export const QUERY_LIMITS = { characters: 2048, terms: 200, depth: 32 } as const;
