/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { pageAnswer, pageRequests } from '@/browser/search/pageSearch';
import { searchOnServer } from '@/browser/search/serverSearch';
import { findPage } from '@/client/screens/SearchScreen/findPage';
import { FoundContext } from '@/client/screens/SearchScreen/FoundContext';
import { SearchScreen, searchScreenQuery } from '@/client/screens/SearchScreen/SearchScreen';
import type { SearchView } from '@/domain/routes/search';
import { renderScreen } from '../../support/renderScreen';

/**
 * The screen as the server would make it: the engine is asked first, then the facts about what it
 * found.
 */
async function renderSearch(view: Partial<SearchView>) {
  const whole = { query: '', chosen: {}, page: 1, ...view };
  const answer = pageAnswer(whole, await searchOnServer(whole));
  const ids = answer.hits
    .filter(({ kind }) => kind === 'feature' || kind === 'key')
    .map(({ objectID }) => objectID);
  const Screen = (props: Parameters<typeof SearchScreen>[0]) => (
    <FoundContext value={{ view: whole, answer }}>
      <SearchScreen {...props} />
    </FoundContext>
  );
  await renderScreen(Screen, searchScreenQuery, {
    ids,
    hasFacts: ids.length > 0,
    wanted: whole.query,
    isEmpty: ids.length === 0,
  });
  return answer;
}

describe('SearchScreen', () => {
  it('ranks the feature first, with its coverage and Baseline status', async () => {
    await renderSearch({ query: ':has()' });

    const [, first] = screen.getAllByRole('row');
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '/features/has');
    expect(first).toHaveTextContent(/Feature.*\d+\.\d.%.*Widely/s);
  });

  it('links each facet’s values to a filtered search', async () => {
    const { facets } = await renderSearch({ query: 'grid' });

    const kinds = screen.getByRole('navigation', { name: 'Filter by Type' });
    expect(within(kinds).getByRole('link', { name: 'Features' })).toHaveAttribute(
      'href',
      '/search?q=grid&kind=feature',
    );
    expect(facets.kind!['feature']).toBeGreaterThan(0);
  });

  it('removes a selected value, and still counts the others', async () => {
    const everything = await renderSearch({ query: 'grid', chosen: { kind: ['feature'] } });

    expect(new Set(everything.hits.map(({ kind }) => kind))).toEqual(new Set(['feature']));
    expect(everything.facets.kind!['key']).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Features', current: true })).toHaveAttribute(
      'href',
      '/search?q=grid',
    );
  });

  it('offers suggestions if nothing is found', async () => {
    await renderSearch({ query: 'xqzwvkj', chosen: { kind: ['browser'] } });

    expect(screen.getByText('No match for “xqzwvkj” with these filters.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search everything for “xqzwvkj”' })).toHaveAttribute(
      'href',
      '/search?q=xqzwvkj',
    );
  });

  it('pages through long results', async () => {
    await renderSearch({ query: 'color', page: 2 });

    expect(screen.getByText(/21–40 shown/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/search?q=color&page=3',
    );
  });

  it('leads from a page that is not there to the last one', async () => {
    const { total } = await renderSearch({ query: 'color', page: 50 });
    const last = Math.ceil(total / 20);

    expect(screen.getByText(`These results have ${last} pages.`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the last page' })).toHaveAttribute(
      'href',
      `/search?q=color&page=${last}`,
    );
  });

  it('sends no search for an empty query', async () => {
    expect(await findPage({ query: '' })).toEqual({ hits: [], total: 0, facets: {} });
  });

  it('treats a value that starts with a minus as a value, not an exclusion', () => {
    expect(
      pageRequests('plimsoll', { query: '', chosen: { group: ['-webkit'] } })[0],
    ).toMatchObject({ facetFilters: [['group:\\-webkit']] });
  });
});
