/** @jest-environment jsdom */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fireEvent, within } from '@testing-library/react';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createAudience } from '@/server/model/audiences/changeAudiences';
import { closeDatabase, openDatabaseAt } from '@/server/platform/database/openDatabase';
import { drawPolicy as draw } from '../../support/drawPolicy';
import type { OpenedDatabase } from '../../support/onEachDatabase';
import { withDatabase } from '../../support/withDatabase';

describe('PolicyScreen', () => {
  it('says from which version on each browser must work, and what that costs', async () => {
    const { getByRole } = await draw();
    const table = within(getByRole('table'));

    expect(table.getByRole('row', { name: /^Safari [\d.]+ 0\.\d/ })).toBeInTheDocument();
    expect(table.getByRole('link', { name: 'Safari' })).toHaveAttribute('href', '/browsers/safari');
    expect(
      table.getByRole('row', { name: /^Internet Explorer not supported 0\.\d/ }),
    ).toBeInTheDocument();
  });

  it('names a wrong feature, and puts a likely one in its place', async () => {
    const { getByText, getByRole } = await draw('adopt=hass,grid');

    expect(getByText(/There is no feature “hass”/)).toBeInTheDocument();
    expect(getByRole('link', { name: ':has()' })).toHaveAttribute('href', '/policy?adopt=has,grid');
  });

  it('says what floors moved by hand cost and gain, with links to the features', async () => {
    const { getByText, getByRole } = await draw('floors=safari:18.4&floors=safari_ios:18.4');

    expect(
      getByText(/^These minimum versions exclude another [\d.]+\s% of your audience\./),
    ).toBeInTheDocument();
    expect(getByText(/points less than with automatic versions\.$/)).toBeInTheDocument();
    expect(
      getByRole('heading', { name: /^Works fully in all of these browsers now \(\d+\)$/ }),
    ).toBeInTheDocument();
    expect(getByRole('link', { name: 'Reset to automatic' })).toHaveAttribute('href', '/policy');
  });

  it('says which compiler targets change when floors are moved by hand', async () => {
    const { container } = await draw('floors=safari:18.4');

    expect(container.querySelector('#change')).toHaveTextContent(
      /Build targets: .*safari18\.4\. With automatic versions: .*safari17/,
    );
  });

  it('keeps a dropped browser as a row from which it can be taken back', async () => {
    const { getByRole } = await draw('floors=safari_ios:none');
    const row = within(getByRole('row', { name: /^Safari on iOS not supported/ }));

    expect(row.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^not supported, [\d.]+\s% without support$/),
    );
    expect(
      row.getByRole('link', { name: /^Automatic for Safari on iOS: [\d.]+$/ }),
    ).toHaveAttribute('href', '/policy');
  });

  it('says that an audience without known releases has no floors', async () => {
    const unknown = await draw('audience=region:CX');
    expect(
      unknown.getByText(/We don’t know which browser versions Christmas Island uses/),
    ).toBeVisible();
    expect(unknown.container.textContent).not.toMatch(/NaN|Build targets:/);
  });

  it('says which floor a browser follows whose versions are not counted', async () => {
    const { getByRole } = await draw();

    expect(
      getByRole('row', { name: /^Firefox on Android \d+ ?follows Firefox \d+/ }),
    ).toBeInTheDocument();
  });

  it('opens the comparison on demand', async () => {
    const { getByText } = await draw();

    expect(getByText('Choose the other policy').closest('details')).not.toHaveAttribute('open');
  });

  it('compares another policy in the address with this one', async () => {
    const { getByRole, getByText } = await draw(
      'adopt=has&other-audience=world&other-line=80&other-floors=safari:none',
    );
    const floors = within(getByRole('table', { name: 'Minimum versions where the two differ' }));

    expect(getByText(/^The other supports [\d.]+\s% of World less than this one\.$/)).toBeVisible();
    expect(
      floors.getByRole('row', {
        name: /^Safari [\d.]+: .* not supported: [\d.]+\s% without support$/,
      }),
    ).toBeVisible();
    expect(
      getByRole('heading', {
        name: /^Works fully everywhere only under the other policy \(\d+\)$/,
      }),
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
      const { getByRole, getByText } = await draw(
        `audience=${key}&floors=chrome:140,safari:18.4&other-audience=world&other-line=95`,
      );
      const table = within(getByRole('table', { name: 'The minimum version of each browser' }));

      expect(table.getByRole('columnheader', { name: 'Conversions below it' })).toBeVisible();
      expect(
        table.getByRole('row', { name: /^Chrome 140 Automatic for Chrome: 100 6\.0\s% 2\s%/ }),
      ).toBeVisible();
      expect(getByRole('slider', { name: 'Minimum version of Safari' })).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^18\.4, 4\.0\s% without support, 3\s% of Conversions$/),
      );
      expect(
        getByText(/They bring 90\s% of Conversions, and the version is unknown for 5\s%\./),
      ).toBeVisible();
      expect(getByText(/In Conversions that is \d\s% less\.$/)).toBeVisible();
      expect(
        getByRole('row', { name: /^Value supported 90\s% of Conversions not known$/ }),
      ).toBeVisible();
    });
  });
});
