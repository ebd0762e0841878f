// What a query asks, taken apart. Every node knows where it stands in the text: `start` up to, but
// not including, `end`, in UTF-16 units.
import type { Day } from '@/domain/Day';
import type { CoreBrowser, LimitedKind, Status } from './terms.data';

/** `all` is what an empty text asks for. */
export type Query = { readonly kind: 'all' } | Expression;

export type Expression = Placed & (Joined<'and'> | Joined<'or'> | Negation | Term);

interface Placed {
  readonly start: number;
  readonly end: number;
}

interface Joined<Kind> {
  readonly kind: Kind;
  /** Two or more. */
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
  | { readonly kind: 'baseline_status'; readonly status: Status }
  | { readonly kind: 'kind'; readonly value: LimitedKind }
  | { readonly kind: 'discouraged'; readonly value: 'yes' | 'no' }
  | { readonly kind: 'coverage'; readonly bounds: readonly Bound[] };

/**
 * Terms whose value is compared with text; of groups and snapshots, the slug as the catalogue
 * writes it.
 */
export type TextTerm = 'name' | 'desc' | 'id' | 'group' | 'snapshot' | 'spec' | 'bcd';

/** Both days belong to it. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** `percent` from 0 to 100. A range is its two ends. */
export interface Bound {
  readonly operator: '>=' | '>' | '<=' | '<';
  readonly percent: number;
}
