// The syntax tree of a query. Every node has its source range: `start` inclusive, `end` exclusive,
// in UTF-16 code units.
import type { Day } from '@/domain/Day';
import type { CoreBrowser, Decided, LimitedKind, Status } from './terms.data';

/** `all` is the empty query. */
export type Query = { readonly kind: 'all' } | Expression;

export type Expression = Placed & (Joined<'and'> | Joined<'or'> | Negation | Term);

interface Placed {
  readonly start: number;
  readonly end: number;
}

interface Joined<Kind> {
  readonly kind: Kind;
  /** At least two. */
  readonly operands: readonly Expression[];
}

interface Negation {
  readonly kind: 'not';
  readonly operand: Expression;
}

export type Term =
  /** A bare word or a phrase. */
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: TextTerm; readonly value: string }
  | { readonly kind: 'available_on' | 'missing' | 'missing_only'; readonly browser: CoreBrowser }
  | { readonly kind: 'available_date'; readonly browser: CoreBrowser; readonly days: DayRange }
  | { readonly kind: 'baseline_date' | 'widely_date'; readonly days: DayRange }
  | {
      readonly kind: 'baseline_status' | 'baseline_status_published';
      readonly status: Status;
    }
  | { readonly kind: 'kind'; readonly value: LimitedKind }
  | { readonly kind: 'discouraged'; readonly value: 'yes' | 'no' }
  | { readonly kind: 'decision'; readonly value: Decided }
  | { readonly kind: 'coverage'; readonly bounds: readonly Bound[] };

/** Terms compared as text. For groups and snapshots, the value is the catalogue's slug. */
export type TextTerm = 'name' | 'desc' | 'id' | 'group' | 'snapshot' | 'spec' | 'bcd' | 'proven_by';

/** Both ends are inclusive. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** `percent` is 0–100. A range becomes two bounds. */
export interface Bound {
  readonly operator: '>=' | '>' | '<=' | '<';
  readonly percent: number;
}
