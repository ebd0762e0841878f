/** @jest-environment jsdom */
import { within } from '@testing-library/react';

import type { StatsScreenQuery } from '@/__generated__/StatsScreenQuery.graphql';
import { today } from '@/domain/today';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { StatsScreen, statsScreenQuery } from '@/screens/StatsScreen/StatsScreen';
import { renderScreen } from '../support/renderScreen';

const draw = () => renderScreen<StatsScreenQuery>(StatsScreen, statsScreenQuery, {}, { path: '/stats' });

/** Features that only this browser, of all core browsers, does not support. */
function missingIn(slug: string): number {
  return loadCatalogue().features.filter(({ support }) => support.length === 6 && !support.some(({ browser }) => browser.slug === slug)).length;
}

describe('StatsScreen', () => {
  it('draws what each browser supported, and leads from a mark to the features of that day', async () => {
    const { getByRole } = await draw();
    const picture = within(getByRole('group', { name: 'Features each core browser supported' }));
    const mark = picture.getByLabelText(/^Safari, end of 2020: \d{3}$/);

    expect(new URL(mark.getAttribute('href')!, 'http://site').searchParams.get('q')).toBe('available_date:safari:1990-01-01..2020-12-31');
    expect(picture.getByLabelText(/^Safari, today: /)).toHaveAttribute('href', '/features?q=available_on%3Asafari');
  });

  it('counts strictly what one browser alone is missing, and says so', async () => {
    const { getByRole, getByText } = await draw();
    const picture = within(getByRole('group', { name: 'Features one core browser alone was missing' }));

    expect(picture.getByLabelText(`Safari on iOS, today: ${missingIn('safari_ios')}`)).toHaveAttribute('href', '/features?q=missing%3Asafari_ios');
    expect(getByText(/each of the six other core browsers does, mobile ones included/)).toBeInTheDocument();
    expect(getByRole('link', { name: /^\d+ features that nothing else holds back$/ })).toHaveAttribute('href', '/features?q=kind%3Aone_browser_short');
  });

  it('stacks what is newly on what is widely available, with a table behind', async () => {
    const { getByRole } = await draw();
    const table = within(getByRole('table', { name: 'Features that were widely and newly available', hidden: true }));

    expect(table.getAllByRole('columnheader', { hidden: true }).map(({ textContent }) => textContent)).toEqual(['Day', 'Widely available', 'Newly available']);
    expect(table.getAllByRole('rowheader', { hidden: true })[0]).toHaveTextContent('today');
    expect(table.getAllByRole('link', { hidden: true })[0]).toHaveAttribute('href', '/features?q=baseline_status%3Awidely');
  });

  it('counts year by year, the current one until today', async () => {
    const { getByRole } = await draw();
    const table = within(getByRole('table', { name: /by year$/ }));
    const rows = table.getAllByRole('row').map((row) => within(row).queryAllByRole('link'));

    expect(table.getAllByRole('rowheader').at(-1)).toHaveTextContent('2016');
    expect(rows[1]?.[1]).toHaveAttribute('href', `/features?q=${encodeURIComponent(`widely_date:${today().slice(0, 4)}-01-01..${today()}`)}`);
    expect(table.getByRole('row', { name: /^2020 120 / })).toBeInTheDocument();
  });
});
