/** @jest-environment jsdom */
import { act, fireEvent, within } from '@testing-library/react';
import { getRequest } from 'relay-runtime';
import type {
  FeatureSetScreenQuery,
  FeatureSetScreenQuery$data,
} from '@/__generated__/FeatureSetScreenQuery.graphql';
import {
  featureSetOutcome,
  featureSetVariables,
} from '@/client/screens/FeatureSetScreen/featureSetOutcome';
import {
  FeatureSetScreen,
  featureSetScreenQuery,
} from '@/client/screens/FeatureSetScreen/FeatureSetScreen';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { executeOnServer } from '@/relay/route/serverSide';
import { renderScreen } from '../../support/renderScreen';

jest.mock('@/browser/search/askBox', () => ({
  askBox: (text: string, _: AbortSignal, kind: string) => {
    const hits = [
      { objectID: 'feature:subgrid', kind, slug: 'subgrid', name: 'Subgrid', url: '' },
      { objectID: 'feature:grid', kind, slug: 'grid', name: 'Grid', url: '' },
    ].filter(({ slug }) => slug.includes(text));
    return Promise.resolve({ hits, total: hits.length });
  },
}));

const urlOf = (slug: string, search: Record<string, string> = {}) =>
  parseRouteUrl({ query: { slug, ...search }, req: { headers: {} } as never });

function renderSet(slug: string, search: Record<string, string> = {}) {
  const path = `/features/${slug}?${new URLSearchParams(search).toString()}`;
  return renderScreen<FeatureSetScreenQuery>(
    FeatureSetScreen,
    featureSetScreenQuery,
    featureSetVariables(urlOf(slug, search)),
    { path },
  );
}

/** The server's response to an address, from its own data. */
async function outcomeOf(slug: string, search: Record<string, string>) {
  const url = urlOf(slug, search);
  const { data } = await executeOnServer(getRequest(featureSetScreenQuery).params, {
    ...featureSetVariables(url),
    audience: 'world',
    linePercent: 95,
  });
  return featureSetOutcome(data as unknown as FeatureSetScreenQuery$data, url);
}

describe('FeatureSetScreen', () => {
  it('gives the verdict on all features, and the cost of each', async () => {
    const { getByRole, getByText } = await renderSet('has,temporal,user-select');
    const costs = getByRole('table', { name: /^Features of the set/ });

    expect(getByRole('heading', { level: 1 })).toHaveTextContent(
      ':has(), Temporal and user-select together',
    );
    expect(getByText(/of your audience can use all of them/)).toBeInTheDocument();
    expect(within(costs).getAllByRole('rowheader')).toHaveLength(3);
    expect(within(costs).getByRole('link', { name: /without :has\(\)/ })).toHaveAttribute(
      'href',
      '/features/temporal,user-select',
    );
    expect(getByText(/^Drop Temporal and \d\d\.\d.% can use the rest\.$/)).toBeInTheDocument();
  });

  it('does not advise to drop a single feature', async () => {
    const { getByText, queryByText } = await renderSet('has,');

    expect(getByText('Add a second feature to see what each one costs.')).toBeInTheDocument();
    expect(queryByText(/^Drop /)).toBeNull();
  });

  it('uses the singular for a single feature', async () => {
    const { getByRole, queryByText } = await renderSet('has,');

    expect(getByRole('heading', { name: 'Who can’t use it, and why' })).toBeInTheDocument();
    expect(queryByText(/rest can use all of them/)).toBeNull();
  });

  it('lists which releases lack which features', async () => {
    const { getByRole } = await renderSet('has,temporal,user-select');
    const gaps = getByRole('table', { name: 'Versions without full support, largest share first' });

    expect(within(gaps).getAllByRole('row')[1]).toHaveTextContent(/Temporal|user-select/);
  });

  it('explains an unknown name and suggests sets with a similar one', async () => {
    const { getByRole } = await renderSet('has,contaner-queries');

    expect(getByRole('note')).toHaveTextContent(
      'contaner-queries isn’t a feature, so it isn’t counted. Did you mean',
    );
    expect(getByRole('link', { name: 'Container queries (size)' })).toHaveAttribute(
      'href',
      '/features/has,container-queries',
    );
  });

  it('saves the set as the stack in this browser', async () => {
    localStorage.clear();
    const { findByRole, findByText } = await renderSet('has,temporal');
    const keep = await findByRole('button', { name: 'Save as your stack' });
    act(() => void fireEvent.click(keep));

    expect(await findByText('This is your stack.')).toBeInTheDocument();
    expect(localStorage.getItem('plimsoll:stack')).toBe('has,temporal');
  });

  it('offers the set as configuration for tools and as a feed', async () => {
    const { getByRole } = await renderSet('has,grid');
    const links = within(getByRole('heading', { name: 'Use this set' }).closest('section')!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

    expect(links).toEqual([
      '/exports/browserslistrc?features=has,grid',
      '/exports/eslint.json?features=has,grid',
      '/exports/stylelint.json?features=has,grid',
      '/features/has,grid/audiences',
      expect.stringMatching(/^\/feeds\/query\?q=id:has/),
      '/watch?subject=has%2Cgrid',
    ]);
  });

  it('is not found without a feature, and redirects to the page of a single one', () => {
    const none = { featureSet: { features: [], absent: [{ __typename: 'AbsentFeature' }] } };
    const one = { featureSet: { features: [{ slug: 'has' }], absent: [] } };

    expect(featureSetOutcome(none as never, urlOf('x,y'))).toEqual({ status: 404 });
    expect(featureSetOutcome(one as never, urlOf('has,has'))).toEqual({
      status: 308,
      location: '/features/has',
    });
    expect(featureSetVariables(urlOf(' has ,,has,grid'))).toEqual({ slugs: ['has', 'grid'] });
  });

  it.each([
    ['an id', 'temporal', '/features/has,subgrid,temporal'],
    ['a name in any case', ' container QUERIES (size)', '/features/has,subgrid,container-queries'],
    ['what is there already', ':has()', '/features/has,subgrid'],
  ])(
    'leads from %s that is added to the address of the larger set, as shared',
    async (_, add, location) => {
      expect(await outcomeOf('has,subgrid', { add, audience: 'region:DE' })).toEqual({
        status: 308,
        location: `${location}?audience=region:DE#add`,
      });
    },
  );

  it('keeps an unknown name in the larger set’s URL', async () => {
    expect(await outcomeOf('has,subgridd', { add: 'temporal' })).toEqual({
      status: 308,
      location: '/features/has,temporal,subgridd#add',
    });
  });

  it('explains an unknown added name, keeps it in the field, and suggests similar ones', async () => {
    expect(await outcomeOf('has,subgrid', { add: 'contaner queries' })).toBeUndefined();
    const { getByRole } = await renderSet('has,subgrid', {
      add: 'contaner queries',
      audience: 'region:DE',
    });
    const field = getByRole('textbox', { name: 'Add a feature by name or id' });

    expect(field).toHaveValue('contaner queries');
    expect(field).toHaveAccessibleDescription(/^No feature called “/);
    expect(field.closest('form')).toHaveAttribute('action', '/features/has,subgrid');
    expect(new FormData(field.closest('form')!).get('audience')).toBe('region:DE');
    expect(getByRole('link', { name: 'Container queries (size)' })).toHaveAttribute(
      'href',
      expect.stringContaining('/features/has,subgrid,container-queries'),
    );
  });

  it('starts with one feature if more are to be added', async () => {
    expect(await outcomeOf('has,', {})).toBeUndefined();
    expect(await outcomeOf('has,', { add: 'subgrid' })).toEqual({
      status: 308,
      location: '/features/has,subgrid#add',
    });
    const { getByRole, getByText } = await renderSet('has,');

    expect(getByText('Add features to see who can use all of them.')).toBeInTheDocument();
    expect(getByRole('heading', { level: 1 })).toHaveTextContent(
      'Combine :has() with other features',
    );
    expect(
      getByRole('textbox', { name: 'Add a feature by name or id' }).closest('form'),
    ).toHaveAttribute('action', '/features/has,');
  });

  it('suggests features outside the set while typing, and adds the chosen one', async () => {
    const { getByRole, findByRole, queryByRole } = await renderSet('has,subgrid');
    const field = getByRole('textbox', { name: 'Add a feature by name or id' }) as HTMLInputElement;
    Element.prototype.scrollIntoView = jest.fn();
    const sent = jest.fn((event: Event) => event.preventDefault());
    field.form!.addEventListener('submit', sent);

    fireEvent.change(field, { target: { value: 'grid' } });
    const options = within(await findByRole('listbox', { name: 'Features' })).getAllByRole(
      'option',
    );

    expect(options.map(({ textContent }) => textContent)).toEqual(['Grid grid']);
    expect(field).toHaveAttribute('role', 'combobox');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect([field.value, sent.mock.calls.length]).toEqual(['grid', 1]);
    expect(queryByRole('listbox')).toBeNull();
  });
});
