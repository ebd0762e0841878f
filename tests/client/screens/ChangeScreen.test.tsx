/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { ChangeScreenQuery } from '@/__generated__/ChangeScreenQuery.graphql';
import {
  changeScreen,
  ChangeScreen,
  changeScreenQuery,
} from '@/client/screens/ChangeScreen/ChangeScreen';
import { renderScreen } from '../../support/renderScreen';

const draw = (from: string, to: string, audience = 'world', skip = 0) =>
  renderScreen<ChangeScreenQuery>(
    ChangeScreen,
    changeScreenQuery,
    { from, to, audience, skip },
    { path: `/changes/${from}...${to}` },
  );

describe('ChangeScreen', () => {
  it('says why each feature shifted, and links the source of each browser’s support', async () => {
    const { getByRole, getAllByRole, getByText } = await draw('2026-03-24', '2026-07-30');

    expect(getByRole('heading', { level: 1 })).toHaveTextContent(
      'What changed from 24 March 2026 to 30 July 2026',
    );
    expect(getByText(/weighted by caniuse-lite [\d.]+ and caniuse-lite/)).toBeInTheDocument();
    const coverage = within(getByRole('table', { name: /^Features whose coverage changed/ }));
    expect(coverage.getAllByRole('row')).toHaveLength(51);
    expect(coverage.getAllByText(/Shipped by/).length).toBeGreaterThan(10);
    const baseline = within(getByRole('table', { name: /Baseline status changed/ }));
    expect(baseline.getAllByText('Time passed').length).toBeGreaterThan(0);
    const sources = getAllByRole('link', {
      name: /^(?:web-features|@mdn\/browser-compat-data) \d/,
    });
    expect(sources[0]).toHaveAttribute('href', expect.stringMatching(/^https:\/\/github\.com\//));
    expect(getByRole('navigation', { name: 'Coverage, pages' })).toBeInTheDocument();
  });

  it('says if an audience’s past is unknown', async () => {
    const { getByRole, queryByText } = await draw('2026-03-24', '2026-07-30', 'region:DE');

    expect(getByRole('note')).toHaveTextContent('We have no earlier usage data for this audience.');
    expect(queryByText(/Browser mix changed/)).toBeNull();
  });

  it('answers an address that compares nothing with 404', () => {
    const outcomeOf = (isComparable: boolean) =>
      changeScreen.outcome!({ isComparable } as ChangeScreenQuery['response'], {} as never);

    expect(outcomeOf(false)).toEqual({ status: 404 });
    expect(outcomeOf(true)).toBeUndefined();
  });
});
