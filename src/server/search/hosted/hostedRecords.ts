import type { Day } from '@/domain/Day';
import type { SearchRecord } from '@/domain/SearchHit';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { buildRecords } from '@/server/search/buildRecords';
import { searchText } from '@/server/search/searchTexts';

/** A record as the hosted service keeps it, with what the built-in engine reads beside it. */
export interface HostedRecord extends SearchRecord, Record<string, unknown> {
  /** Identifiers and other names, apart from those a hit shows. */
  readonly identifiers: string;
  /** Names of a feature's keys. */
  readonly keyNames: string;
  /** Between equal matches the greater comes first. */
  readonly weight: number;
}

/** The service takes records up to 10 kB; a feature with hundreds of keys would be larger. */
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
  return buildRecords(catalogue, today).map((record, position) => {
    const { ident, keys } = searchText(record, position, catalogue);

    return {
      ...record,
      identifiers: shortened(ident),
      keyNames: shortened(keys),
      weight: weigh(record),
    };
  });
}

/** Newer releases first: seconds since 1970 are far below one step between kinds. */
const weigh = ({ kind, newlyAt = 0 }: SearchRecord): number =>
  WEIGHTS[kind] + (kind === 'release' ? newlyAt / 1e11 : 0);

/** Each word once, as many as fit. */
function shortened(text: string): string {
  const words = [...new Set(text.split(' '))].join(' ');

  return words.length <= MAX_TEXT ? words : words.slice(0, words.lastIndexOf(' ', MAX_TEXT));
}
