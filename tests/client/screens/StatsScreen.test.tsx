/** @jest-environment jsdom */
import { fireEvent, within } from '@testing-library/react';
import type { StatsScreenQuery } from '@/__generated__/StatsScreenQuery.graphql';
import { StatsScreen, statsScreenQuery } from '@/client/screens/StatsScreen/StatsScreen';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { today } from '@/domain/today';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { usableShares } from '@/server/model/coverage/coverage';
import { renderScreen } from '../../support/renderScreen';

const catalogue = loadCatalogue();

const draw = (audience = 'world', linePercent = 95, path = '/stats') =>
  renderScreen<StatsScreenQuery>(
    StatsScreen,
    statsScreenQuery,
    { audience, linePercent },
    { path, linePercent },
  );

const drawTables = () => draw('world', 95, href.stats(undefined, 'tables'));

/** A mark by its accessible name, which it has once the pointer is on it. */
function findMark(picture: HTMLElement, name: RegExp | string): HTMLElement | null {
  for (const symbol of picture.querySelectorAll('use[data-mark]')) {
    fireEvent.pointerOver(symbol);
    const mark = within(picture).queryByLabelText(name);
    if (mark) return mark;
  }
  return null;
}

/** Features that only this browser, of all core browsers, does not support. */
function missingIn(slug: string): number {
  return catalogue.features.filter(
    ({ support }) => support.length === 6 && !support.some(({ browser }) => browser.slug === slug),
  ).length;
}

describe('StatsScreen', () => {
  it('shows each browser’s feature count, and links marks to the features on that date', async () => {
    const { getByRole } = await draw();
    const picture = getByRole('group', { name: 'Features each core browser supported' });
    const mark = findMark(picture, /^Safari, end of 2020: \d{3}$/)!;

    expect(new URL(mark.getAttribute('href')!, 'http://site').searchParams.get('q')).toBe(
      'available_date:safari:1990-01-01..2020-12-31',
    );
    expect(findMark(picture, /^Safari, today: /)).toHaveAttribute(
      'href',
      '/features?q=available_on%3Asafari',
    );
  });

  it('counts only features missing in exactly one browser, and says so', async () => {
    const { getByRole, getByText } = await draw();
    const picture = getByRole('group', { name: 'Features missing in only one core browser' });

    expect(findMark(picture, `Safari on iOS, today: ${missingIn('safari_ios')}`)).toHaveAttribute(
      'href',
      '/features?q=missing_only%3Asafari_ios',
    );
    expect(getByText(/while that browser alone does not support it/)).toBeInTheDocument();
    expect(
      getByRole('link', { name: /^\d+ features are missing in one browser$/ }),
    ).toHaveAttribute('href', '/features?q=kind%3Aone_browser_short');
  });

  it('stacks newly on widely available features, with a data table', async () => {
    const { getByRole } = await drawTables();
    const table = within(getByRole('table', { name: 'Widely and newly available features' }));

    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Date',
      'Widely available',
      'Newly available',
    ]);
    expect(table.getAllByRole('rowheader')[0]).toHaveTextContent('today');
    expect(table.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/features?q=baseline_status%3Awidely',
    );
  });

  it('counts the features at the reader’s line today, and links to them twice', async () => {
    const { getByRole } = await draw('region:DE', 92.5);
    const { features } = catalogue;
    const count = usableShares(catalogue, audienceByKey(catalogue, 'region:DE')).filter(
      (share) => share >= 0.925,
    ).length;
    const picture = within(
      getByRole('group', { name: 'Features that 92.5\u202F% of your audience can use' }),
    );

    expect(picture.getByLabelText(`Counted, today: ${count}`)).toHaveAttribute(
      'href',
      '/features?q=coverage%3A%3E%3D92.5',
    );
    expect(
      getByRole('link', { name: `${count} features of ${formatCount(features.length)}` }),
    ).toHaveAttribute('href', '/features?q=coverage%3A%3E%3D92.5');
  });

  it('draws the past solid and the forecast dashed, without links, with a data table', async () => {
    const { getByRole, queryByText } = await draw();
    const name = 'Features that 95\u202F% of your audience can use';
    const picture = getByRole('group', { name });

    expect(findMark(picture, /^Counted, 2020-10-21: \d+ – \d+$/)).not.toHaveAttribute('href');
    expect(findMark(picture, /^Forecast, 20\d\d-\d\d-\d\d: \d+ – /)).not.toHaveAttribute('href');
    expect(picture.querySelectorAll('path.forecast')).toHaveLength(1);
    expect(queryByText(/No history/)).toBeNull();

    const tables = await drawTables();
    const rows = within(tables.getByRole('table', { name })).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['today', '2020-10-21']),
    );
  });

  it('says that other audiences have no history, and draws none', async () => {
    const { container, getByRole, getByText } = await draw('region:DE');
    const symbols = (row: number) =>
      container.querySelectorAll(`#coverage use[data-mark^="${row}-"]`);

    expect(
      getByText(/No history: we have no earlier usage data for this audience/),
    ).toBeInTheDocument();
    expect(symbols(0)).toHaveLength(1);
    expect(symbols(1)).toHaveLength(4);
    expect(getByRole('link', { name: 'How forecasts work' })).toHaveAttribute(
      'href',
      '/about/forecast',
    );
  });

  it('counts year by year, the current one until today', async () => {
    const { getByRole } = await draw();
    const table = within(getByRole('table', { name: /by year$/ }));
    const rows = table.getAllByRole('row').map((row) => within(row).queryAllByRole('link'));

    expect(table.getAllByRole('rowheader').at(-1)).toHaveTextContent('2016');
    expect(rows[1]?.[1]).toHaveAttribute(
      'href',
      `/features?q=${encodeURIComponent(`widely_date:${today().slice(0, 4)}-01-01..${today()}`)}`,
    );
    expect(table.getByRole('row', { name: /^2020 120 / })).toBeInTheDocument();
  });
});
