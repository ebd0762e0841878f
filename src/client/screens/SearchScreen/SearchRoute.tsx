import type { NextPageContext } from 'next';
import { route } from '@/relay/route/route';
import type { RouteProps } from '@/relay/route/RouteProps';
import { type PageRequest, parseRouteUrl } from '@/relay/route/RouteUrl';
import { searchPause } from '@/relay/route/serverSide';
import { findPage } from './findPage';
import { type Found, FoundContext } from './FoundContext';
import { SearchScreen, searchScreenQuery } from './SearchScreen';
import { getSearchView, isAsking } from './searchView';

/** The parameter that passes the result IDs to the query; a value in the URL is overwritten. */
const FOUND = 'found';

const Facts = route({
  Screen: SearchScreen,
  query: searchScreenQuery,
  variables: (url) => {
    const ids = url.params(FOUND);
    const view = getSearchView(url);
    return {
      ids,
      hasFacts: ids.length > 0,
      wanted: view.query.slice(0, MAX_WANTED),
      isEmpty: ids.length === 0 && isAsking(view),
    };
  },
});

/** As long as the longest ID; a longer text resembles none. */
const MAX_WANTED = 100;

interface SearchPageProps {
  readonly relay: RouteProps;
  readonly found: Found;
}

/** Searches first, then loads facts about the results. */
export function SearchRoute({ relay, found }: SearchPageProps) {
  return (
    <FoundContext value={found}>
      <Facts relay={relay} />
    </FoundContext>
  );
}

SearchRoute.getInitialProps = async (context: NextPageContext): Promise<SearchPageProps> => {
  const { res } = context;
  const waitSeconds = await searchPause(context);
  const found = await find(context, waitSeconds);
  const props = await Facts.getInitialProps({ ...context, query: toQuery(context, found) });
  if (res && waitSeconds > 0 && isAsking(found.view)) {
    res.statusCode = 429;
    res.setHeader('Retry-After', String(waitSeconds));
  }
  return { found, ...props };
};

SearchRoute.prefetch = async (request: PageRequest): Promise<void> => {
  await Facts.prefetch({ ...request, query: toQuery(request, await find(request)) });
};

async function find(request: PageRequest, waitSeconds = 0): Promise<Found> {
  const view = getSearchView(parseRouteUrl(request));
  return { view, answer: await findPage(view, waitSeconds) };
}

/** Only features and keys have coverage. */
function toQuery({ query }: PageRequest, { answer }: Found): PageRequest['query'] {
  const ids = answer.hits
    .filter(({ kind }) => kind === 'feature' || kind === 'key')
    .map(({ objectID }) => objectID);
  return { ...query, [FOUND]: ids };
}
