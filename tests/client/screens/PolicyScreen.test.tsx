/** @jest-environment jsdom */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fireEvent, within } from '@testing-library/react';
import type { PolicyScreenQuery } from '@/__generated__/PolicyScreenQuery.graphql';
import { POLICY_FILE_LABELS } from '@/client/screens/PolicyScreen/policyFiles.data';
import {
  PolicyScreen,
  policyScreen,
  policyScreenQuery,
} from '@/client/screens/PolicyScreen/PolicyScreen';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createAudience } from '@/server/model/audiences/changeAudiences';
import { POLICY_FILES } from '@/server/model/policy/policyFiles';
import { closeDatabase, openDatabaseAt } from '@/server/platform/database/openDatabase';
import type { OpenedDatabase } from '../../support/onEachDatabase';
import { renderScreen } from '../../support/renderScreen';
import { withDatabase } from '../../support/withDatabase';

const draw = (search = '') => {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(search))
    query[name] = name in query ? [query[name]!, value].flat() : value;
  const url = parseRouteUrl({ query, req: { headers: {} } as never });
  return renderScreen<PolicyScreenQuery>(
    PolicyScreen,
    policyScreenQuery,
    { audience: url.preferences.audience, ...policyScreen.variables(url) },
    { path: `/policy?${search}` },
  );
};

describe('PolicyScreen', () => {
  it('says from which version on each browser must work, and what that costs', async () => {
    const { getByRole, getByText } = await draw();
    const table = within(getByRole('table'));

    expect(table.getByRole('row', { name: /^Safari [\d.]+ 0\.\d/ })).toBeInTheDocument();
    expect(table.getByRole('link', { name: 'Safari' })).toHaveAttribute('href', '/browsers/safari');
    expect(getByText(/^Given up: Internet Explorer/)).toBeInTheDocument();
  });

  it('names a wrong feature, and puts a likely one in its place', async () => {
    const { getByText, getByRole } = await draw('adopt=hass,grid');

    expect(getByText(/There is no feature “hass”/)).toBeInTheDocument();
    expect(getByRole('link', { name: ':has()' })).toHaveAttribute('href', '/policy?adopt=has,grid');
  });

  it('says what floors moved by hand cost and gain, with links to the features', async () => {
    const { getByText, getByRole } = await draw('floors=safari:18.4&floors=safari_ios:18.4');

    expect(getByText(/^These floors lose [\d.]+\s% more of the audience/)).toBeInTheDocument();
    expect(
      getByRole('heading', { name: /^Works in all of these browsers now \(\d+\)$/ }),
    ).toBeInTheDocument();
    expect(getByRole('link', { name: 'Floors as the rule says' })).toHaveAttribute(
      'href',
      '/policy',
    );
  });

  it('says which compiler targets change when floors are moved by hand', async () => {
    const { container } = await draw('floors=safari:18.4');

    expect(container.querySelector('#change')).toHaveTextContent(
      /Build targets: .*safari18\.4\. By the rule alone: .*safari17/,
    );
  });

  it('drops a browser at the end of its slider, and keeps that in the form', async () => {
    const { getByLabelText, getByRole } = await draw('floors=safari_ios:none');
    const slider = getByLabelText('Safari: oldest version') as HTMLInputElement;
    fireEvent.change(slider, { target: { value: slider.max } });

    expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^given up, [\d.]+\s% lost$/),
    );
    const form = getByRole('form', { name: 'The policy' }) as HTMLFormElement;
    expect(new FormData(form).getAll('floors')).toEqual(
      expect.arrayContaining(['safari:none', 'safari_ios:none']),
    );
  });

  it('says that an audience without known releases has no floors', async () => {
    const unknown = await draw('audience=region:CX');
    expect(unknown.getByText(/No browser release of this audience is known/)).toBeVisible();
    expect(unknown.container.textContent).not.toMatch(/NaN|Build targets/);
  });

  it('moves a floor by a slider or by the list next to it, and says what that costs', async () => {
    const { getByLabelText } = await draw();
    const [slider, list] = [
      getByLabelText('Safari: oldest version') as HTMLInputElement,
      getByLabelText('Floor of Safari') as HTMLSelectElement,
    ];
    expect(list).toHaveValue('');

    fireEvent.change(slider, { target: { value: slider.max } });
    expect(list.value).toBe(list.options[list.options.length - 1]!.value);

    fireEvent.change(list, { target: { value: 'safari:17.4' } });
    expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^17\.4, [\d.]+\s% lost$/),
    );
  });

  it('leads to every file of the policy, for the same terms', async () => {
    const { getByRole } = await draw('adopt=has&rule=gain');

    expect(POLICY_FILE_LABELS).toEqual(POLICY_FILES.map(({ name, label }) => ({ name, label })));
    for (const { name, label } of POLICY_FILE_LABELS)
      expect(getByRole('link', { name: label })).toHaveAttribute(
        'href',
        `/policy/${name}?adopt=has&rule=gain`,
      );
    expect(getByRole('link', { name: 'JSON' })).toHaveAttribute(
      'href',
      '/policy.json?adopt=has&rule=gain',
    );
  });

  it('compares another policy in the address with this one', async () => {
    const { getByRole, getByText } = await draw(
      'adopt=has&other-audience=world&other-line=80&other-floors=safari:none',
    );
    const floors = within(
      getByRole('table', { name: 'Oldest releases that must work, where the two differ' }),
    );

    expect(getByText(/^The other supports [\d.]+\s% of World less than this one\.$/)).toBeVisible();
    expect(
      floors.getByRole('row', { name: /^Safari [\d.]+: .* given up: [\d.]+\s% lost$/ }),
    ).toBeVisible();
    expect(
      getByRole('heading', { name: /^Works in all browsers of the other only \(\d+\)$/ }),
    ).toBeVisible();
    expect(getByRole('link', { name: 'Show this policy alone' })).toHaveAttribute(
      'href',
      '/policy?adopt=has',
    );
  });

  it('keeps another line that is not a number, and says what is wrong', async () => {
    const { getByRole, getByText } = await draw('other-line=ninety');
    const field = getByRole('textbox', { name: 'Other line' });

    expect(
      getByText(/^The other line “ninety” isn’t a percentage between 0 and 100/),
    ).toBeVisible();
    expect(field).toHaveValue('ninety');
    expect(field).toHaveAccessibleDescription(/^Enter a percentage above 0 and up to 100/);
  });

  it('does not send another line that is not a number', async () => {
    const { getByRole, queryByText } = await draw();
    const field = getByRole('textbox', { name: 'Other line' });
    const compare = getByRole('button', { name: 'Compare the two' });
    fireEvent.change(field, { target: { value: '120' } });
    fireEvent.click(compare);

    expect(field).toHaveValue('120');
    expect(field).toBeInvalid();
    fireEvent.change(field, { target: { value: '90' } });
    fireEvent.click(compare);
    expect(queryByText(/^Enter a percentage/)).toBeNull();
  });

  it('keeps both policies in either form, and says what is wrong with the other one', async () => {
    const { getByRole, getByText } = await draw('adopt=grid&other-line=90&other-adopt=hass');
    const fieldsOf = (name: string) =>
      Object.fromEntries(new FormData(getByRole('form', { name }) as HTMLFormElement));

    expect(fieldsOf('The policy')).toMatchObject({ 'other-line': '90', 'other-adopt': 'hass' });
    expect(fieldsOf('Another policy')).toMatchObject({
      audience: 'world',
      line: '95',
      adopt: 'grid',
      'other-audience': 'world',
      'other-line': '90',
    });
    expect(getByText(/There is no feature “hass”/)).toBeVisible();
    expect(
      within(getByText(/There is no feature “hass”/)).getByRole('link', { name: ':has()' }),
    ).toHaveAttribute(
      'href',
      '/policy?adopt=grid&other-audience=world&other-line=90&other-adopt=has',
    );
  });

  describe('for an audience whose file has the value of visits', () => {
    const opened = {} as OpenedDatabase;
    const dataDir = mkdtempSync(join(tmpdir(), 'plimsoll-data-'));
    beforeAll(async () => {
      opened.database = await openDatabaseAt({ databaseUrl: undefined, dataDir });
    });
    withDatabase(opened);
    afterAll(async () => {
      await closeDatabase();
      await opened.database.close();
      rmSync(dataDir, { recursive: true, force: true });
    });

    it('also gives every loss in that value, never more exactly than the file', async () => {
      const part = {
        weight: 1,
        browsers: [
          { slug: 'chrome', versions: ['140', '100'], weights: [600, 60], values: [150, 4] },
          { slug: 'safari', versions: ['18.4', '15.6'], weights: [300, 40], values: [40, 6] },
        ],
        value: { name: 'Conversions', step: 0.01, unknownWeight: 10 },
      };
      const { key } = await createAudience(
        opened.database,
        loadCatalogue(),
        { name: 'Our shop', parts: [part] },
        'a-secret-of-one-browser-that-nobody-else-knows',
      );
      const { getByRole, getByText, getByLabelText } = await draw(
        `audience=${key}&floors=chrome:140,safari:18.4&other-audience=world&other-line=95`,
      );
      const table = within(
        getByRole('table', { name: 'The oldest release of each browser that must work' }),
      );

      expect(table.getByRole('columnheader', { name: 'Conversions lost' })).toBeVisible();
      expect(table.getByRole('row', { name: /^Chrome 140 6\.0\s% 2\s%/ })).toBeVisible();
      expect(getByLabelText('Safari: oldest version')).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^18\.4, 4\.0\s% lost, 3\s% of Conversions$/),
      );
      expect(
        getByText(/They bring 90\s% of Conversions, and the browser release is unknown for 5\s%\./),
      ).toBeVisible();
      expect(getByText(/In Conversions that is \d\s% less\.$/)).toBeVisible();
      expect(
        getByRole('row', { name: /^Value supported 90\s% of Conversions not known$/ }),
      ).toBeVisible();
    });
  });
});
