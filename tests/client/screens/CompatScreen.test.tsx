/** @jest-environment jsdom */
import { fireEvent, within } from '@testing-library/react';
import type { CompatScreenQuery } from '@/__generated__/CompatScreenQuery.graphql';
import {
  CompatScreen,
  compatScreenOutcome,
  compatScreenQuery,
  compatScreenVariables,
} from '@/client/screens/CompatScreen/CompatScreen';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { renderScreen } from '../../support/renderScreen';

function urlOf(path: string, page = '1') {
  return parseRouteUrl({
    query: { path: path === '' ? undefined : path.split('/'), page },
    req: { headers: {} } as never,
  });
}

function renderCompat(path: string, page?: string) {
  return renderScreen<CompatScreenQuery>(
    CompatScreen,
    compatScreenQuery,
    compatScreenVariables(urlOf(path, page)),
    { path: `/compat/${path}` },
  );
}

function supportTable(container: HTMLElement) {
  return container.querySelector<HTMLTableElement>('section table')!;
}

/**
 * A browser's cell in the row of the page's key. The columns of browsers follow those of the key and
 * its share.
 */
async function cellOf(path: string, browser: string) {
  const { container } = await renderCompat(path);
  const table = supportTable(container);
  const heads = [...table.tHead!.rows[1]!.cells].map((head) => head.textContent);
  return table.tBodies[0]!.rows[0]!.cells[heads.indexOf(browser) + 2]!;
}

describe('CompatScreen', () => {
  it('lists the roots of the tree with their counts', async () => {
    const { getByRole } = await renderCompat('');
    const row = getByRole('row', { name: /^css/ });

    expect(within(row).getByRole('link', { name: 'css' })).toHaveAttribute('href', '/compat/css');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Properties and their values, selectors, at-rules, types', '4', '4,386']);
  });

  it('shows a key’s name, path, ancestors and feature', async () => {
    const { getByRole, getByText } = await renderCompat('css/selectors/has');
    const crumbs = within(getByRole('navigation', { name: 'Breadcrumbs' })).getAllByRole('link');

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('has');
    // Its names are elements of their own, so that lines break between them.
    expect(getByText('has', { selector: 'code > span' }).parentElement).toHaveTextContent(
      /^css\.selectors\.has$/,
    );
    expect(crumbs.map((crumb) => crumb.getAttribute('href'))).toEqual([
      '/compat',
      '/compat/css',
      '/compat/css/selectors',
    ]);
    expect(getByRole('link', { name: ':has()' })).toHaveAttribute('href', '/features/has');
    expect(getByRole('region', { name: 'Verdict for World' })).toHaveTextContent(
      /^Yes.*of your audience can use it/,
    );
  });

  it('names a key in its own row as in the heading', async () => {
    const { container, getByRole } = await renderCompat('css/selectors/has');

    expect(
      supportTable(container).tBodies[0]!.rows[0]!.cells[0]!.querySelector('code'),
    ).toHaveTextContent(/^:has\(\)$/);
    expect(getByRole('heading', { level: 1 })).toHaveTextContent(/^:has\(\)$/);
  });

  it('shows a key and its children in one table, with links to the children', async () => {
    const { getByRole } = await renderCompat('css/properties/grid');
    const rows = within(
      getByRole('table', { name: 'Browser support for css.properties.grid' }),
    ).getAllByRole('rowheader');

    expect(rows.map((row) => within(row).queryByRole('link')?.getAttribute('href'))).toEqual([
      undefined,
      '/compat/css/properties/grid/none',
    ]);
  });

  it('has columns for servers and headsets only if a row has data for them', async () => {
    const css = await renderCompat('css/selectors/has');
    expect(css.queryByRole('columnheader', { name: 'Server' })).toBeNull();
    expect(css.getByRole('columnheader', { name: 'Headset' })).toBeInTheDocument();
    css.unmount();

    const javascript = await renderCompat('javascript/builtins/Array');
    expect(javascript.getByRole('columnheader', { name: 'Server' })).toHaveAttribute(
      'colspan',
      '3',
    );
  });

  it('shows missing data as unknown, not unsupported', async () => {
    expect(await cellOf('webextensions/api/alarms', 'Chrome on Android')).toHaveTextContent(
      'Support unknown',
    );
  });

  it('shows the period of support if it was removed', async () => {
    expect(await cellOf('api/BatteryManager', 'Firefox')).toHaveTextContent(
      /^Not supported: 43–52$/,
    );
  });

  it('shows a plain version without a details button', async () => {
    const cell = await cellOf('css/selectors/has', 'Safari');

    expect(cell).toHaveTextContent(/^15\.4$/);
    expect(within(cell).queryByRole('button')).toBeNull();
  });

  it.each([
    [
      'api/AmbientLightSensor',
      'Chrome',
      /^Not supported: 56flag$/,
      'Behind a flag from 56',
      '#enable-experimental-web-platform-features set to Enabled',
    ],
    ['api/DirectoryEntrySync', 'Chrome', /^13prefix$/, 'Support from 13', 'With prefix webkit'],
    [
      'css/properties/font-smooth',
      'Chrome',
      /^5name$/,
      'Support from 5',
      'Under the name -webkit-font-smoothing',
    ],
    [
      'api/GPUAdapter/isFallbackAdapter',
      'Chrome',
      /^Partial support, removed: 113–140note$/,
      'Partial support from 113, removed in 140',
      'Supported on ChromeOS',
    ],
    [
      'api/AbstractRange',
      'Edge',
      /^90more$/,
      'Full support from 18, removed in 79',
      'Full support from 90',
    ],
    ['api/AudioParam/automationRate', 'Firefox', /^No/, 'Not supported', 'bugzil.la/1504984'],
  ])('says everything about %s in %s on demand', async (path, browser, label, period, detail) => {
    const cell = await cellOf(path, browser);
    const button = within(cell).getAllByRole('button')[0]!;
    const popover = cell.querySelector('[popover]');

    expect(button).toHaveTextContent(label);
    expect(button).toHaveAttribute('popovertarget', popover?.id);
    expect(popover).toHaveTextContent(period);
    expect(popover).toHaveTextContent(detail);
  });

  it('renders the details of sub-keys only on demand', async () => {
    // jsdom has no popovers.
    const methods = { showPopover: jest.fn(), hidePopover: jest.fn() };
    Object.assign(HTMLElement.prototype, methods);
    const { container, getByRole, unmount } = await renderCompat('api/Document');
    const table = supportTable(container);
    const row = within(table).getByRole('link', { name: 'activeElement' }).closest('tr')!;
    const more = within(row).getAllByRole('link', { name: /^7\s*more$/ })[0]!;

    expect(row.querySelector('[popover]')).toBeNull();
    expect(more).toHaveAttribute('href', '/compat/api/Document/activeElement');
    fireEvent.click(more);
    expect(getByRole('dialog', { name: 'api.Document.activeElement in Safari' })).toHaveTextContent(
      'Partial support from 4, removed in 7',
    );
    expect(methods.showPopover).toHaveBeenCalledTimes(1);
    unmount();
    for (const name of Object.keys(methods)) Reflect.deleteProperty(HTMLElement.prototype, name);
  });

  it('distinguishes a preview from a released version', async () => {
    expect(await cellOf('api/AudioSession', 'Firefox')).toHaveTextContent(
      /^In a preview release: Preview$/,
    );
  });

  it('explains only what the table uses in its legend', async () => {
    const { getByRole } = await renderCompat('css/properties/grid');
    const entries = within(getByRole('list', { name: 'Legend' }))
      .getAllByRole('listitem')
      .map((entry) => entry.textContent);

    expect(entries).toEqual(['Supported, from this version', 'Not supported', 'note has a note']);
  });

  it('pages through the children of a branch without data of its own', async () => {
    const { container, getByText, queryByText } = await renderCompat('css/properties', '2');

    expect(supportTable(container).tBodies[0]?.rows).toHaveLength(100);
    expect(queryByText('Who can’t use it')).toBeNull();
    expect(getByText('101–200 of 661')).toBeInTheDocument();
    expect(getByText('Previous')).toHaveAttribute('href', '/compat/css/properties');
  });

  it('suggests similar keys if there is no such key', async () => {
    const { getByRole } = await renderCompat('css/selectors/hass');

    expect(getByRole('heading', { level: 1 })).toHaveTextContent(
      'No compat key called “css.selectors.hass”',
    );
    expect(getByRole('link', { name: /^css\. ?selectors\. ?has$/ })).toHaveAttribute(
      'href',
      '/compat/css/selectors/has',
    );
  });
});

describe('compatScreenOutcome', () => {
  const known = {
    compatKey: { path: 'javascript.builtins.Array.@@iterator' },
  } as CompatScreenQuery['response'];

  it('redirects a path with dots to one with slashes', () => {
    expect(compatScreenOutcome(known, urlOf('javascript.builtins.Array.@@iterator'))).toEqual({
      status: 308,
      location: '/compat/javascript/builtins/Array/%40%40iterator',
    });
    expect(
      compatScreenOutcome(known, urlOf('javascript/builtins/Array/@@iterator')),
    ).toBeUndefined();
  });

  it('is a 404 if there is no such key', () => {
    const nothing = {} as CompatScreenQuery['response'];

    expect(compatScreenOutcome(nothing, urlOf('css.nothing'))).toEqual({ status: 404 });
    expect(compatScreenOutcome(nothing, urlOf(''))).toBeUndefined();
  });
});
