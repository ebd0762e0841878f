/** @jest-environment jsdom */
import { act, within } from '@testing-library/react';
import type { FeaturesScreenQuery } from '@/__generated__/FeaturesScreenQuery.graphql';
import {
  FeaturesScreen,
  featuresScreenQuery,
} from '@/client/screens/FeaturesScreen/FeaturesScreen';
import { featuresVariables } from '@/client/screens/FeaturesScreen/featuresVariables';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { dataOf } from '../../support/askGraph';
import { renderScreen } from '../../support/renderScreen';

function renderFeatures(address: string) {
  const query = Object.fromEntries(new URL(address, 'http://localhost').searchParams);
  return renderScreen<FeaturesScreenQuery>(
    FeaturesScreen,
    featuresScreenQuery,
    featuresVariables(parseRouteUrl({ query })),
    { path: address },
  );
}

describe('FeaturesScreen', () => {
  it('shows the number of features and the current range', async () => {
    const { getByText, getAllByRole } = await renderFeatures('/features?page=2');

    expect(getByText('1,204 features; 51–100 shown')).toBeInTheDocument();
    expect(getAllByRole('rowheader')).toHaveLength(50);
  });

  it('shows the coverage, Baseline status and first core browser versions of a feature', async () => {
    const { getByRole } = await renderFeatures('/features?q=has');
    const row = getByRole('row', { name: /:has\(\)/ });
    const texts = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);

    expect(within(row).getByRole('link', { name: ':has()' })).toHaveAttribute(
      'href',
      '/features/has',
    );
    expect(
      within(row).getByRole('img', { name: /supported.*your line is at 95/ }),
    ).toBeInTheDocument();
    expect(texts.slice(1)).toEqual([
      'Widely',
      '2023-12-19',
      '105',
      '105',
      '105',
      '121',
      '121',
      '15.4',
      '15.4',
    ]);
  });

  it('lets readers who ask about a team’s decisions sign in and return', async () => {
    const { getByRole } = await renderFeatures('/features?q=decision:adopted');

    expect(getByRole('alert')).toHaveTextContent('“decision:” asks what a team decided');
    expect(getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Ffeatures%3Fq%3Ddecision%253Aadopted',
    );
  });

  it('says “not supported” if a core browser has no version', async () => {
    const { getByRole } = await renderFeatures('/features?q=css-typed-om');
    const row = getByRole('row', { name: /typed/i });

    expect(within(row).getAllByRole('img', { name: 'not supported' })).toHaveLength(2);
  });

  it('leads with most of a feature where few have all of it, which comes second', async () => {
    const { getByRole } = await renderFeatures('/features?q=display-contents');
    const [cell] = within(getByRole('row', { name: /contents/ })).getAllByRole('cell');

    expect(cell).toHaveTextContent(/^9\d\.\d\s% 0\.0\s% in full$/);
  });

  it('shows all features by default, newest first', async () => {
    const { getAllByRole, getByRole } = await renderFeatures('/features');

    const sorted = getAllByRole('columnheader').filter((head) => head.hasAttribute('aria-sort'));
    expect(sorted.map((head) => head.getAttribute('aria-sort'))).toEqual(['descending']);
    expect(sorted[0]).toHaveTextContent(/^Newly/);
    const views = within(getByRole('navigation', { name: 'Saved views' }));
    expect(views.getByText('All')).toHaveAttribute('aria-current', 'page');
  });

  it('offers saved views that parse and find something', async () => {
    const { getByRole } = await renderFeatures('/features');

    const views = within(getByRole('navigation', { name: 'Saved views' })).getAllByRole('link');
    expect(views.length).toBeGreaterThan(5);
    for (const view of views) {
      const query = new URL(view.getAttribute('href')!, 'http://localhost').searchParams.get('q');
      const { features } = dataOf(
        'query ($query: String) { features(query: $query) { totalCount queryProblem { message } } }',
        { query },
      );
      expect(features.queryProblem).toBeNull();
      expect(features.totalCount).toBeGreaterThan(5);
    }
  });

  it('marks the sorted column and links to the other direction', async () => {
    const { getByRole } = await renderFeatures('/features?sort=coverage-desc');
    const header = getByRole('columnheader', { name: 'Your audience' });

    expect(header).toHaveAttribute('aria-sort', 'descending');
    expect(within(header).getByRole('link')).toHaveAttribute('href', '/features?sort=coverage-asc');
  });

  it('keeps the query while sorting and paging', async () => {
    const { getByRole } = await renderFeatures('/features?q=css&sort=name-asc');

    expect(getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/features?q=css&sort=name-asc&page=2',
    );
    expect(getByRole('link', { name: 'Firefox on Android' })).toHaveAttribute(
      'href',
      '/features?q=css&sort=firefox-android-asc',
    );
    expect(getByRole('searchbox')).toHaveValue('css');
  });

  it('offers advice if nothing matches', async () => {
    const { getByText, queryByRole } = await renderFeatures('/features?q=qwertzuiop');

    expect(getByText('No feature matches “qwertzuiop”.')).toBeInTheDocument();
    expect(queryByRole('table')).not.toBeInTheDocument();
  });

  it('explains an invalid query, marks the position and keeps the text', async () => {
    const { getByRole } = await renderFeatures('/features?q=css+"grid');
    const problem = getByRole('alert');

    expect(problem).toHaveTextContent('This quotation mark is not closed.');
    expect(problem.querySelector('mark')).toHaveTextContent('"grid');
    expect(getByRole('searchbox')).toHaveValue('css "grid');
  });

  it('suggests a fix, and keeps sort and columns', async () => {
    const { getByRole } = await renderFeatures(
      '/features?q=grid+grop:css&sort=coverage-desc&columns=coverage,groups',
    );

    expect(getByRole('link', { name: 'grid group:css' })).toHaveAttribute(
      'href',
      '/features?q=grid+group%3Acss&sort=coverage-desc&columns=coverage%2Cgroups',
    );
  });

  it('shows only the chosen columns', async () => {
    const { getAllByRole, getByRole } = await renderFeatures(
      '/features?q=id:has&columns=widely_on,groups,editions,specifications,limited_because,discouraged,description,id',
    );

    expect(getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Feature',
      'Widely on',
      'Groups',
      'Standard editions',
      'Specifications',
      'Why limited',
      'Discouraged',
      'Description',
      'Id',
    ]);
    expect(
      within(getByRole('row', { name: /:has\(\)/ }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([
      ...[
        '2026-06-19',
        'Selectors',
        '',
        'Selectors Level 4',
        '',
        'No',
        expect.stringContaining('pseudo-class') as string,
        'has',
      ],
    ]);
  });

  it('checks a column immediately', async () => {
    const { getByRole, findByRole } = await renderFeatures('/features?q=id:has');
    act(() => getByRole('button', { name: 'Filters' }).click());
    const groups = await findByRole('checkbox', { name: 'Groups' });
    expect(groups).not.toBeChecked();
    act(() => groups.click());

    expect(groups).toBeChecked();
  });

  it('links to files of the full list for the same audience', async () => {
    const { getByRole } = await renderFeatures('/features?q=grid&sort=coverage-desc');

    expect(getByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      '/api/features.csv?q=grid&sort=coverage-desc&audience=world',
    );
    expect(getByRole('link', { name: 'JSON' })).toHaveAttribute(
      'href',
      '/api/features.json?q=grid&sort=coverage-desc&audience=world',
    );
  });

  it('links to the last page from one beyond it', async () => {
    const { getByRole } = await renderFeatures('/features?page=99');

    expect(getByRole('link', { name: 'Go to the last page' })).toHaveAttribute(
      'href',
      '/features?page=25',
    );
  });
});
