/** @jest-environment jsdom */
import { act, fireEvent, within } from '@testing-library/react';

import type { FeatureSetScreenQuery } from '@/__generated__/FeatureSetScreenQuery.graphql';
import { routeUrlOf } from '@/relay/RouteUrl';
import { featureSetOutcome, featureSetVariables } from '@/screens/FeatureSetScreen/featureSetAddress';
import { FeatureSetScreen, featureSetScreenQuery } from '@/screens/FeatureSetScreen/FeatureSetScreen';
import { renderScreen } from '../support/renderScreen';

const urlOf = (slug: string) => routeUrlOf({ query: { slug }, req: { headers: {} } as never });

function renderSet(slug: string) {
  return renderScreen<FeatureSetScreenQuery>(FeatureSetScreen, featureSetScreenQuery, featureSetVariables(urlOf(slug)), { path: `/features/${slug}` });
}

describe('FeatureSetScreen', () => {
  it('gives the verdict for all of them, and what each one costs', async () => {
    const { getByRole, getByText } = await renderSet('has,temporal,user-select');
    const costs = getByRole('table', { name: /^The features of the set/ });

    expect(getByRole('heading', { level: 1 })).toHaveTextContent(':has(), Temporal and user-select together');
    expect(getByText(/of your audience can use all of them/)).toBeInTheDocument();
    expect(within(costs).getAllByRole('rowheader')).toHaveLength(3);
    expect(within(costs).getByRole('link', { name: /without :has\(\)/ })).toHaveAttribute('href', '/features/temporal,user-select');
    expect(getByText(/cost most: without these two it would be/)).toBeInTheDocument();
  });

  it('says which releases lack which of them', async () => {
    const { getByRole } = await renderSet('has,temporal,user-select');
    const gaps = getByRole('table', { name: 'Releases left out, heaviest first' });

    expect(within(gaps).getAllByRole('row')[1]).toHaveTextContent(/Temporal|user-select/);
  });

  it('explains a name it does not know and offers the set with the one that was meant', async () => {
    const { getByRole } = await renderSet('has,contaner-queries');

    expect(getByRole('note')).toHaveTextContent('contaner-queries: There is no such feature. Did you mean');
    expect(getByRole('link', { name: 'Container queries (size)' })).toHaveAttribute('href', '/features/has,container-queries');
  });

  it('keeps the set as the stack, in this browser', async () => {
    localStorage.clear();
    const { findByRole, findByText } = await renderSet('has,temporal');
    const keep = await findByRole('button', { name: 'Keep as your stack' });
    act(() => void fireEvent.click(keep));

    expect(await findByText('This is your stack.')).toBeInTheDocument();
    expect(localStorage.getItem('plimsoll-stack:features')).toBe('has,temporal');
  });

  it('is no page without a feature, and the feature’s own page with one', () => {
    const none = { featureSet: { features: [], absent: [{ __typename: 'AbsentFeature' }] } };
    const one = { featureSet: { features: [{ slug: 'has' }], absent: [] } };

    expect(featureSetOutcome(none as never, urlOf('x,y'))).toEqual({ status: 404 });
    expect(featureSetOutcome(one as never, urlOf('has,'))).toEqual({ status: 308, location: '/features/has' });
    expect(featureSetVariables(urlOf(' has ,,has,grid'))).toEqual({ slugs: ['has', 'grid'] });
  });
});
