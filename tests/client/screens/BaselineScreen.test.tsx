/** @jest-environment jsdom */
import { type RenderResult, within } from '@testing-library/react';
import type { BaselineScreenQuery } from '@/__generated__/BaselineScreenQuery.graphql';
import {
  BaselineScreen,
  baselineScreenOutcome,
  baselineScreenQuery,
  baselineScreenVariables,
} from '@/client/screens/BaselineScreen/BaselineScreen';
import { today } from '@/domain/today';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { renderScreen } from '../../support/renderScreen';

jest.mock('@/domain/today', () => ({ today: jest.fn(() => '2026-11-21') }));

function variablesOf(...year: string[]) {
  return baselineScreenVariables(parseRouteUrl({ query: { year }, req: { headers: {} } as never }));
}

const renderBaseline = (...year: string[]) =>
  renderScreen<BaselineScreenQuery>(BaselineScreen, baselineScreenQuery, variablesOf(...year));

const monthOf = ({ getByRole }: RenderResult, title: string) =>
  getByRole('heading', { level: 2, name: title }).closest('section')!;

describe('BaselineScreen', () => {
  it('shows the current year by default', async () => {
    const { getByRole } = await renderBaseline();

    expect(today).toHaveBeenCalled();
    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Baseline 2026');
  });

  it('lists by month the features that became newly and widely available', async () => {
    const december = monthOf(await renderBaseline('2023'), 'December 2023');

    expect(within(december).getByRole('link', { name: ':has()' }).closest('li')).toHaveTextContent(
      '2023-12-19',
    );
  });

  it('keeps two columns in each month, one for each kind', async () => {
    const screen = await renderBaseline('2025');
    const columnsOf = (title: string) =>
      [
        ...monthOf(screen, title).querySelector('h3')!.parentElement!.parentElement!.parentElement!
          .children,
      ].map((column) => column.querySelector('h3')?.textContent.split(' ')[0]);

    expect(columnsOf('December 2025')).toEqual(['Newly', 'Widely']);
    expect(columnsOf('July 2025')).toEqual([undefined, 'Widely']);
  });

  it('cuts the bars of everything older than Baseline, and says every count', async () => {
    const { getByRole, getByText } = await renderBaseline('2025');
    const years = getByRole('navigation', { name: 'Years' });
    const bars = (year: string) => years.querySelectorAll(`a[href="/baseline/${year}"] rect`);

    expect(getByText('Cut bars, 2015 and 2018: everything older than Baseline')).toBeVisible();
    expect(bars('2015')).toHaveLength(3);
    expect(bars('2025')).toHaveLength(2);
  });

  it('separates projections from the past, by day this month and for later months', async () => {
    const screen = await renderBaseline('2026');
    const december = monthOf(screen, 'December 2026');
    const september = monthOf(screen, 'September 2026');

    expect(december).toHaveTextContent('projected');
    expect(within(december).queryByRole('heading', { name: /Newly/ })).toBeNull();
    expect(september).not.toHaveTextContent('projected');
  });

  it('says until which day of a month the data reach', async () => {
    const screen = await renderBaseline('2026');
    const months = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent)
      .filter((title) => / 2026$/.test(title));

    expect(monthOf(screen, 'November 2026')).toHaveTextContent(
      'Newly available features are known until 12 November 2026.',
    );
    expect(monthOf(screen, 'October 2026')).not.toHaveTextContent('known');
    expect(months.slice(0, 3)).toEqual(['December 2026', 'November 2026', 'October 2026']);
  });

  it('leads to every year, with the counts as a picture and as a table behind it', async () => {
    const { getByRole, getAllByRole } = await renderBaseline('2023');
    const link = within(getByRole('navigation', { name: 'Years' })).getByRole('link', {
      name: /^2023/,
    });

    expect(link).toHaveAttribute('aria-current', 'page');
    expect(link).toHaveAccessibleName(/^2023.*79 newly and 48 widely available$/);
    expect(
      getAllByRole('row', { hidden: true }).some((row) => /^20237948$/.test(row.textContent)),
    ).toBe(true);
  });

  it.each([['1850'], ['next'], ['2023', '05'], ['2023x']])(
    'is a 404 for what is not a year: %s',
    async (...year) => {
      const { getByRole } = await renderBaseline(...year);

      expect(getByRole('heading', { level: 1 })).toHaveTextContent(/^No (such )?Baseline year/);
      expect(
        baselineScreenOutcome({ baselineYear: null } as BaselineScreenQuery['response']),
      ).toEqual({ status: 404 });
    },
  );
});
