// Stores each facet attribute as a column of numeric ids, so that counting facets and filtering
// never compare strings.
import type { SearchRecord } from '@/domain/SearchHit';
import { SEARCH_FACETS, type SearchFacet } from '@/domain/SearchSettings';

/** String attributes that accept filters. */
export const FILTER_ATTRIBUTES = [...SEARCH_FACETS, 'objectID', 'slug', 'path'] as const;
/** Numeric attributes that accept filters. */
export const NUMERIC_ATTRIBUTES = ['newlyAt'] as const;

export type FilterAttribute = (typeof FILTER_ATTRIBUTES)[number];

export class FacetColumn {
  /** In order of first appearance. */
  readonly values: readonly string[];
  readonly #idOf: ReadonlyMap<string, number>;
  readonly #starts: Uint32Array;
  readonly #ids: Uint16Array;

  constructor({ values, idOf, starts, ids }: FacetColumnBuilder) {
    this.values = values;
    this.#idOf = idOf;
    this.#starts = Uint32Array.from(starts);
    this.#ids = Uint16Array.from(ids);
  }

  /** Returns a test for record positions. Ignores case. */
  has(value: string): (position: number) => boolean {
    const id = this.#idOf.get(value.toLowerCase());
    if (id === undefined) return () => false;
    return (position) => {
      for (let at = this.#starts[position]!; at < this.#starts[position + 1]!; at++)
        if (this.#ids[at] === id) return true;
      return false;
    };
  }

  /** How many records have each value; `counts[i]` belongs to `values[i]`. */
  counts(positions: Iterable<number>): Uint32Array {
    const counts = new Uint32Array(this.values.length);
    for (const position of positions) {
      for (let at = this.#starts[position]!; at < this.#starts[position + 1]!; at++)
        counts[this.#ids[at]!]!++;
    }
    return counts;
  }
}

/** Takes records in the order of their positions. */
export class FacetColumnBuilder {
  readonly values: string[] = [];
  readonly idOf = new Map<string, number>();
  readonly starts = [0];
  readonly ids: number[] = [];

  constructor(readonly attribute: SearchFacet) {}

  add(record: SearchRecord): void {
    for (const value of getFacetValues(record, this.attribute)) this.ids.push(this.#idFor(value));
    this.starts.push(this.ids.length);
  }

  #idFor(value: string): number {
    const known = this.idOf.get(value.toLowerCase());
    if (known !== undefined) return known;
    this.idOf.set(value.toLowerCase(), this.values.length);
    return this.values.push(value) - 1;
  }
}

/** Returns the attribute as a list; empty if the record lacks it. */
export function getFacetValues(
  record: Partial<SearchRecord>,
  attribute: FilterAttribute,
): readonly string[] {
  const value = record[attribute];

  return value === undefined ? [] : typeof value === 'string' ? [value] : value;
}
