// Turns Next's page context into what a route may read of its URL. The reader's preferences
// (audience, line) are resolved here once for every query.
// Ruled by docs/decisions/0003-audience-in-url-and-cookie.md.
import type { NextPageContext } from 'next';
import {
  AUDIENCE_COOKIE,
  cookieValue,
  LINE_COOKIE,
  type Preferences,
  resolvePreferences,
} from '@/domain/preferences';
import type { PageAddress } from '@/domain/routes/address';

type PageQuery = NextPageContext['query'];

export interface RouteUrl extends PageAddress {
  readonly preferences: Preferences & { readonly problem?: string };
}

export type PageRequest = Pick<NextPageContext, 'query' | 'req'>;

/** More pages than any of our lists has. */
const MAX_PAGE = 10_000;

export function parseRouteUrl({ query, req }: PageRequest): RouteUrl {
  const cookies = req ? req.headers.cookie : document.cookie;
  const search = (name: string) => first(query, name) || undefined;
  return {
    param: (name) => first(query, name) ?? '',
    params: (name) => [query[name] ?? []].flat(),
    search,
    page: parsePage(search('page')),
    preferences: resolvePreferences(
      { audience: search('audience'), line: search('line') },
      { audience: cookieValue(cookies, AUDIENCE_COOKIE), line: cookieValue(cookies, LINE_COOKIE) },
    ),
  };
}

function first(query: PageQuery, name: string): string | undefined {
  return [query[name]].flat()[0];
}

function parsePage(text: string | undefined): number {
  const page = Number(text ?? 1);
  return Number.isSafeInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}
