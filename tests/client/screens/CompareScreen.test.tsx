/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { CompareScreenQuery } from '@/__generated__/CompareScreenQuery.graphql';
import {
  CompareScreen,
  compareScreenOutcome,
  compareScreenQuery,
} from '@/client/screens/CompareScreen/CompareScreen';
import { compareVariables, toCompareView } from '@/client/screens/CompareScreen/compareVariables';
import { href } from '@/domain/routes/href';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { renderScreen } from '../../support/renderScreen';

const variablesOf = (search: string) =>
  compareVariables(
    parseRouteUrl({
      query: Object.fromEntries(new URLSearchParams(search)),
      req: { headers: {} } as never,
    }),
  );

const draw = (search: string) =>
  renderScreen<CompareScreenQuery>(CompareScreen, compareScreenQuery, variablesOf(search), {
    path: `/browsers/compare?${search}`,
  });

const SAFARIS = 'left=safari&leftVersion=15.3&right=safari&rightVersion=15.4';

describe('CompareScreen', () => {
  it('lists what only one of two releases supports', async () => {
    const { getByRole, getByText } = await draw(SAFARIS);
    const gained = within(
      getByRole('table', {
        name: 'features in Safari 15.4 that Safari 15.3 does not fully support',
      }),
    );

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Safari 15.3 and Safari 15.4');
    expect(gained.getByRole('row', { name: /^:has\(\) .*Not supported$/ })).toBeInTheDocument();
    expect(gained.getByRole('link', { name: ':has()' })).toHaveAttribute('href', '/features/has');
    expect(
      getByText('None: Safari 15.4 fully supports all features that Safari 15.3 does.'),
    ).toBeInTheDocument();
  });

  it('counts every feature and key in exactly one row', async () => {
    const { getByRole } = await draw('left=chrome&right=safari');
    const rows = within(getByRole('table', { name: / share$/ }))
      .getAllByRole('row')
      .slice(1);
    const sumOf = (cell: number) =>
      rows.reduce(
        (sum, row) =>
          sum + Number(within(row).getAllByRole('cell')[cell]?.textContent?.replaceAll(',', '')),
        0,
      );

    expect(sumOf(0)).toBe(1204);
    expect(sumOf(1)).toBeGreaterThan(20_000);
  });

  it('pages through keys and filters them by a root of the tree', async () => {
    const { getByRole, getByLabelText } = await draw(
      'left=chrome&right=safari&list=keys&area=css&page=2',
    );
    const keys = within(getByRole('table', { name: /^css compat keys in Chrome/ })).getAllByRole(
      'rowheader',
    );

    expect(keys).toHaveLength(50);
    expect(keys.every(({ textContent }) => textContent?.startsWith('css.'))).toBe(true);
    expect(
      within(getByLabelText('Part of the key tree')).getByRole('link', { current: true }),
    ).toHaveTextContent(/^css [\d,]+$/);
    expect(getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/browsers/compare?left=chrome&right=safari&list=keys&area=css',
    );
  });

  it('mentions only the root of the tree that it is filtered by', async () => {
    const { getByRole, getByText } = await draw(
      'left=chrome&leftVersion=156&right=safari&rightVersion=27&list=keys&area=manifests',
    );

    expect(
      getByRole('table', { name: /^manifests compat keys in Chrome 156 that Safari 27/ }),
    ).toBeInTheDocument();
    expect(
      getByText('None: Chrome 156 fully supports all manifests compat keys that Safari 27 does.'),
    ).toBeInTheDocument();
  });

  it('keeps the selection in the form, with the known versions, and swaps sides', async () => {
    const { getByRole, getAllByRole, container } = await draw(SAFARIS);

    expect(
      getAllByRole('combobox', { name: 'Browser' }).map(
        (select) => (select as HTMLSelectElement).value,
      ),
    ).toEqual(['safari', 'safari']);
    expect(container.querySelector<HTMLInputElement>('input[name=rightVersion]')).toHaveValue(
      '15.4',
    );
    expect(container.querySelectorAll('datalist option[value="15.5"]')).toHaveLength(2);
    expect(getByRole('link', { name: 'Swap sides' })).toHaveAttribute(
      'href',
      '/browsers/compare?left=safari&leftVersion=15.4&right=safari&rightVersion=15.3',
    );
  });

  it('explains an unknown release and links to similar ones', async () => {
    const { getByRole } = await draw('left=safari&leftVersion=15.45&right=chrome');
    const alert = getByRole('alert');

    expect(alert).toHaveTextContent(/^No release “15\.45” of Safari\. Did you mean 15\.4, 15\.5/);
    expect(within(alert).getByRole('link', { name: '15.4' })).toHaveAttribute(
      'href',
      '/browsers/compare?left=safari&leftVersion=15.4&right=chrome',
    );
    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Compare releases');
  });

  it('explains an unknown browser', async () => {
    const { getByRole } = await draw('left=chrome&right=safary');

    expect(getByRole('alert')).toHaveTextContent('No browser “safary”. Did you mean Safari');
    expect(
      compareScreenOutcome({ releaseComparison: null } as CompareScreenQuery['response']),
    ).toEqual({ status: 404 });
  });

  it('says so if both sides are the same release', async () => {
    const { getByRole, queryByRole } = await draw(
      'left=safari&leftVersion=15.4&right=safari&rightVersion=15.4',
    );

    expect(getByRole('note')).toHaveTextContent('Both sides are the same release.');
    expect(queryByRole('table')).toBeNull();
  });
});

describe('compareVariables', () => {
  it('defaults to the current releases of two browsers', () => {
    expect(variablesOf('')).toMatchObject({
      leftBrowser: 'chrome',
      leftVersion: '',
      rightBrowser: 'safari',
      rightVersion: '',
    });
    expect(variablesOf('left=safari&leftVersion=Latest')).toMatchObject({
      leftVersion: '',
      rightBrowser: 'chrome',
    });
  });

  it('round-trips a URL', () => {
    const address =
      '/browsers/compare?left=safari&leftVersion=15.4&right=chrome&list=keys&area=css&page=3';

    expect(href.compare(toCompareView(variablesOf(address.split('?')[1]!)))).toBe(address);
  });
});
