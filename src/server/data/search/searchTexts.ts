// The catalogue → what the text index reads of each record, beyond what a hit shows.
import { readableName } from '@/domain/readableName';
import type { SearchRecord } from '@/domain/SearchHit';
import type { Catalogue, CompatKey, Feature } from '@/server/data/catalogue/Catalogue';

/** One document of the text index; `id` is the record's position. */
export interface SearchText {
  readonly id: number;
  readonly name: string;
  /** Identifiers and alternative names. */
  readonly ident: string;
  /** Identifiers of child or parent keys. */
  readonly keys: string;
  /** Groups, specification titles and MDN page names. */
  readonly group: string;
  readonly description: string;
  /** Phrases that mean this record. */
  readonly phrases: string;
}

export type SearchField = Exclude<keyof SearchText, 'id'>;

/** Weight of a match, by field. */
export const FIELD_BOOSTS: Record<SearchField, number> = {
  name: 5,
  ident: 5,
  keys: 2,
  group: 0.5,
  description: 2,
  phrases: 3,
};

/** @param phrases the record's phrases, joined by spaces (see Phrases.ts) */
export function searchText(
  record: SearchRecord,
  id: number,
  catalogue: Catalogue,
  phrases = '',
): SearchText {
  const { kind, name, slug = '', path = '', description = '', group = [] } = record;
  const base = {
    id,
    name,
    ident: slug || path,
    keys: '',
    group: group.join(' '),
    description,
    phrases,
  };

  if (kind === 'feature')
    return { ...base, ...featureText(catalogue.featureBySlug(slug)!, record) };
  if (kind === 'key') return { ...base, ...keyText(catalogue.keyByPath(path)!) };
  return kind === 'release' ? { ...base, ident: '' } : base;
}

function featureText(
  { keys, specifications, mdnUrls }: Feature,
  { alternativeNames = [], group = [] }: SearchRecord,
): Partial<SearchText> {
  const titles = specifications.map(
    ({ specification, url }) =>
      `${specification?.id ?? ''} ${specification?.title ?? ''} ${getFragment(url)}`,
  );

  return {
    ident: alternativeNames.join(' '),
    keys: keys.map(({ path }) => path.split('.').slice(-2).join(' ')).join(' '),
    group: [...group, ...titles, ...mdnUrls.map(getLastSegment)].join(' '),
  };
}

function keyText(key: CompatKey): Partial<SearchText> {
  return {
    name: key.name,
    ident: key.alternativeNames().join(' '),
    keys: readableName(key.path).split('.').slice(0, -1).join(' '),
    group: '',
    description: '',
  };
}

const getFragment = (url: string): string =>
  url.includes('#') ? url.slice(url.indexOf('#') + 1) : '';

const getLastSegment = (url: string): string =>
  url.slice(url.lastIndexOf('/') + 1).replaceAll('_', ' ');
