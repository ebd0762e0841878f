/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { CalendarScreenQuery } from '@/__generated__/CalendarScreenQuery.graphql';
import {
  CalendarScreen,
  calendarScreenQuery,
} from '@/client/screens/CalendarScreen/CalendarScreen';
import { dataOf } from '../../support/askGraph';
import { renderScreen } from '../../support/renderScreen';

describe('CalendarScreen', () => {
  it('lists every coming release once, with its planned day or none', async () => {
    const { getAllByRole } = await renderScreen<CalendarScreenQuery>(
      CalendarScreen,
      calendarScreenQuery,
      {},
      { path: '/browsers/calendar' },
    );
    const { releaseCalendar } = dataOf<{
      releaseCalendar: { release: { version: string; browser: { name: string } } }[];
    }>(
      '{ releaseCalendar(audience: "world", linePercent: 95) { release { version browser { name } } } }',
    );
    const listed = getAllByRole('rowheader').map((head) => head.textContent);

    expect(listed.toSorted()).toEqual(
      releaseCalendar.map(({ release }) => `${release.browser.name} ${release.version}`).toSorted(),
    );
  });

  it('says that nobody uses a browser, like the list of browsers', async () => {
    const { getAllByRole } = await renderScreen<CalendarScreenQuery>(
      CalendarScreen,
      calendarScreenQuery,
      {},
      { path: '/browsers/calendar' },
    );
    const row = getAllByRole('row', { name: /^iOS in-app browsers/ })[0]!;

    expect(within(row).getByRole('cell', { name: 'none' })).toBeInTheDocument();
  });

  it('leads to the file for calendar programs, for the reader’s audience and line', async () => {
    const { getByRole } = await renderScreen<CalendarScreenQuery>(
      CalendarScreen,
      calendarScreenQuery,
      { audience: 'region:DE' },
      { path: '/browsers/calendar', linePercent: 90 },
    );

    expect(getByRole('link', { name: /\.ics/ })).toHaveAttribute(
      'href',
      '/browsers/calendar.ics?audience=region:DE&line=90',
    );
  });
});
