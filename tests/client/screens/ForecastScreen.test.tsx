/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { ForecastScreenQuery } from '@/__generated__/ForecastScreenQuery.graphql';
import {
  ForecastScreen,
  forecastScreenQuery,
} from '@/client/screens/ForecastScreen/ForecastScreen';
import { renderScreen } from '../../support/renderScreen';

describe('ForecastScreen', () => {
  it('says what is exact, what is estimated, and how accurate the estimates were', async () => {
    const { getByRole, getByText } = await renderScreen<ForecastScreenQuery>(
      ForecastScreen,
      forecastScreenQuery,
      {},
      { path: '/about/forecast' },
    );
    const errors = getByRole('table', { name: /^Actual minus predicted/ });

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('How forecasts work');
    expect(
      getByText(/since 2023, they held for [\d.]+\s% of [\d,]+ forecasts/),
    ).toBeInTheDocument();
    expect(
      getByText(
        /Of 315 such counts made since 2023, 60\.3\s% were within the range and 39\.4\s% were lower\. .* 11\.7\s% were lower in any case/,
      ),
    ).toBeInTheDocument();
    expect(
      getByText(
        /ranges 1\.15 times as wide\..* half of 15 countries .* for 84\.5\s% of 15,965 dates forecast since\./,
      ),
    ).toBeInTheDocument();
    expect(getByText(/have no range: only 47\.4\s% .* and 24\.9\s% in/)).toBeInTheDocument();
    expect(getByRole('link', { name: 'your line' })).toHaveAttribute('href', '/stats#coverage');
    expect(within(errors).getAllByRole('row').length).toBeGreaterThan(5);
    expect(getByRole('link', { name: 'caniuse.com' })).toHaveAttribute(
      'href',
      'https://caniuse.com',
    );
  });
});
