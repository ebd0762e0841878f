/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { BrowserScreenQuery } from '@/__generated__/BrowserScreenQuery.graphql';
import {
  BrowserScreen,
  browserScreenOutcome,
  browserScreenQuery,
} from '@/client/screens/BrowserScreen/BrowserScreen';
import { dataOf } from '../../support/askGraph';
import { renderScreen } from '../../support/renderScreen';

const renderBrowser = (slug: string) =>
  renderScreen<BrowserScreenQuery>(BrowserScreen, browserScreenQuery, { slug });

describe('BrowserScreen', () => {
  it('shows a browser’s facts and the engine it uses', async () => {
    const { getByRole, getByText } = await renderBrowser('edge');

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Edge');
    expect(getByText('Counts towards Baseline')).toBeInTheDocument();
    expect(getByText('Based on').nextElementSibling).toHaveTextContent('Chrome');
  });

  it('says of a current release that came after the data that its day was planned', async () => {
    const { getByText } = await renderBrowser('edge');
    const [, released] = /(\d{4}-\d\d-\d\d)/.exec(
      getByText('Current release').nextElementSibling!.textContent,
    )!;
    const { catalogue } = dataOf('{ catalogue { asOf } }');

    expect(getByText('Current release').nextElementSibling!.textContent.includes('planned')).toBe(
      released! > catalogue.asOf,
    );
  });

  it('lists the releases newest first with what each brought', async () => {
    const { getByRole, getAllByRole } = await renderBrowser('safari');
    const row = within(getByRole('row', { name: /^15\.4 2022-03-14/ }));
    const years = getAllByRole('rowheader').flatMap(
      (head) => /^\d{4}$/.exec(head.textContent)?.[0] ?? [],
    );

    expect(row.getByRole('link', { name: '15.4' })).toHaveAttribute(
      'href',
      '/browsers/safari/15.4',
    );
    expect(row.getByRole('cell', { name: 'WebKit 613.1.17' })).toBeInTheDocument();
    expect(Number(row.getAllByRole('cell')[3]?.textContent)).toBeGreaterThan(5);
    expect(years).toEqual(years.toSorted().reverse());
  });

  it('suggests browsers with similar names if there is no such browser', async () => {
    const { getByRole } = await renderBrowser('firefoks');

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('No browser called “firefoks”');
    expect(getByRole('link', { name: 'Firefox' })).toHaveAttribute('href', '/browsers/firefox');
    expect(browserScreenOutcome({ browser: null })).toEqual({
      status: 404,
    });
  });
});
