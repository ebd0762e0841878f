/** @jest-environment jsdom */
import { within } from '@testing-library/react';

import type { ForecastScreenQuery } from '@/__generated__/ForecastScreenQuery.graphql';
import { ForecastScreen, forecastScreenQuery } from '@/screens/ForecastScreen/ForecastScreen';
import { renderScreen } from '../support/renderScreen';

describe('ForecastScreen', () => {
  it('says what is exact, what is an estimate, and by how much such estimates were off', async () => {
    const { getByRole, getByText } = await renderScreen<ForecastScreenQuery>(
      ForecastScreen,
      forecastScreenQuery,
      {},
      { path: '/about/forecast' },
    );
    const errors = getByRole('table', { name: /^What came minus what the model said/ });

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('How forecasts are made');
    expect(getByText(/held for [\d.]+\s% of [\d,]+ days foretold since/)).toBeInTheDocument();
    expect(
      getByText(
        /Of 315 such counts made since 2023, 66\.3\s% came within the range and 33\.3\s% came out lower: .* 7\.6\s% were lower in any case/,
      ),
    ).toBeInTheDocument();
    expect(getByRole('link', { name: 'your line' })).toHaveAttribute('href', '/stats#coverage');
    expect(within(errors).getAllByRole('row').length).toBeGreaterThan(5);
    expect(getByRole('link', { name: 'caniuse.com' })).toHaveAttribute(
      'href',
      'https://caniuse.com',
    );
  });
});
