import type { Day } from '@/domain/Day';
import type { SearchRecord } from '@/domain/SearchHit';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { SearchRecords } from '@/server/data/search/SearchRecords';
import { searchText } from '@/server/data/search/searchTexts';

/** A record in the hosted index, with the extra fields that the built-in engine also searches. */
export interface HostedRecord extends SearchRecord, Record<string, unknown> {
  /** Identifiers and alternative names that a hit doesn't show. */
  readonly identifiers: string;
  /** For a feature, the names of its keys. */
  readonly keyNames: string;
  /** Breaks ties; higher ranks first. */
  readonly weight: number;
}

/**
 * Maximum characters per field. The service limits a record to 10 kB, which a feature with hundreds
 * of keys would exceed.
 */
const MAX_TEXT = 4000;
const WEIGHTS: Readonly<Record<SearchRecord['kind'], number>> = {
  feature: 5,
  browser: 4,
  group: 3,
  key: 2,
  release: 2,
  specification: 1,
};

export function hostedRecords(catalogue: Catalogue, today: Day): HostedRecord[] {
  return [...new SearchRecords(catalogue, today)].map((record, position) => {
    const { ident, keys } = searchText(record, position, catalogue);

    return {
      ...record,
      identifiers: shortenText(ident),
      keyNames: shortenText(keys),
      weight: weigh(record),
    };
  });
}

/** Ranks newer releases first. Scaled Unix seconds stay far below the step of 1 between kinds. */
const weigh = ({ kind, newlyAt = 0 }: SearchRecord): number =>
  WEIGHTS[kind] + (kind === 'release' ? newlyAt / 1e11 : 0);

/** Removes duplicate words and cuts at a word boundary. */
function shortenText(text: string): string {
  const words = [...new Set(text.split(' '))].join(' ');

  return words.length <= MAX_TEXT ? words : words.slice(0, words.lastIndexOf(' ', MAX_TEXT));
}
