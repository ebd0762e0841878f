/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { BrowsersScreenQuery } from '@/__generated__/BrowsersScreenQuery.graphql';
import {
  BrowsersScreen,
  browsersScreenQuery,
} from '@/client/screens/BrowsersScreen/BrowsersScreen';
import { renderScreen } from '../../support/renderScreen';

describe('BrowsersScreen', () => {
  it('lists all browsers, core browsers first', async () => {
    const { getAllByRole } = await renderScreen<BrowsersScreenQuery>(
      BrowsersScreen,
      browsersScreenQuery,
      {},
    );
    const heads = getAllByRole('rowheader').map((head) => head.textContent);

    expect(heads).toHaveLength(17);
    expect(heads.map((head) => head.endsWith('core')).lastIndexOf(true)).toBe(6);
  });

  it('shows the engine, the current release and the audience share', async () => {
    const { getByRole } = await renderScreen<BrowsersScreenQuery>(
      BrowsersScreen,
      browsersScreenQuery,
      {},
    );
    const row = within(getByRole('row', { name: /^Firefox core/ }));

    expect(row.getByRole('link', { name: 'Firefox' })).toHaveAttribute('href', '/browsers/firefox');
    expect(row.getByRole('cell', { name: 'Gecko' })).toBeInTheDocument();
    expect(row.getByRole('cell', { name: /^\d+ \d{4}-\d\d-\d\d$/ })).toBeInTheDocument();
    expect(row.getByRole('cell', { name: /^\d+\.\d\u202F%$/ })).toBeInTheDocument();
  });

  it('marks a discontinued browser', async () => {
    const { getByRole } = await renderScreen<BrowsersScreenQuery>(
      BrowsersScreen,
      browsersScreenQuery,
      {},
    );

    expect(
      within(getByRole('row', { name: /^Internet Explorer/ })).getByRole('cell', {
        name: 'discontinued',
      }),
    ).toBeInTheDocument();
  });
});
