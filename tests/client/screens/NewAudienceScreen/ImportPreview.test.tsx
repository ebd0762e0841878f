/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  NewAudienceScreen,
  newAudienceScreenQuery,
} from '@/client/screens/NewAudienceScreen/NewAudienceScreen';
import { renderScreen } from '../../../support/renderScreen';

// jsdom has no workers.
jest.mock('@/engines/importer/startImporter', () =>
  jest.requireActual<object>('../../../support/inProcessImporter'),
);

const UNASKED = { key: 'browserslist:', isAsked: false };

const WITHOUT_VERSIONS =
  'Browser,Active users\nChrome,900\nSafari,400\nSamsung Internet,50\n(not set),150';

async function paste(text: string) {
  await renderScreen(NewAudienceScreen, newAudienceScreenQuery, UNASKED);
  fireEvent.change(screen.getByLabelText('Table, with its header row'), {
    target: { value: text },
  });
  await act(async () => {
    fireEvent.click(screen.getByText('Read it'));
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}

const section = () =>
  within(
    screen.getByRole('heading', { name: 'From your analytics' }).closest('details') as HTMLElement,
  );

const sentence = async () => (await section().findByRole('status')).textContent.replace(/\s/g, ' ');

describe('ImportPreview', () => {
  it('appears as soon as a table is pasted into the empty field', async () => {
    await renderScreen(NewAudienceScreen, newAudienceScreenQuery, UNASKED);
    await act(async () => {
      fireEvent.paste(screen.getByLabelText('Table, with its header row'), {
        clipboardData: { getData: () => 'browser,version,users\nchrome,141,900' },
      });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });

    expect(await sentence()).toBe('Matched 100.0 % of 900 users to 1 version.');
  });

  it('fills in missing versions from the world, an estimate that can be turned off', async () => {
    await paste(WITHOUT_VERSIONS);
    expect(await sentence()).toBe(
      'This file has no versions: the versions of 90.0 % of 1,500 active users are estimated from World. The other 10.0 % count as unknown.',
    );
    const source = section().getByRole('combobox', { name: 'Fill in missing versions from' });
    expect(source).toHaveDisplayValue('World');
    expect(section().getByText(/^An estimate: each browser keeps its share/)).toBeInTheDocument();
    expect(
      section().getByRole('row', {
        name: /^Chrome or Chrome on Android Estimated 60\.0/,
      }),
    ).toBeInTheDocument();

    fireEvent.change(source, { target: { value: 'region:DE' } });
    expect(await sentence()).toContain('estimated from Germany');

    fireEvent.change(source, { target: { value: '' } });
    expect(await sentence()).toBe(
      'Matched 0.0 % of 1,500 active users to 0 versions. The other 100.0 % count as unknown.',
    );
    expect(section().getByRole('alert')).toHaveTextContent('Nothing to save yet');
    expect(section().queryByRole('button', { name: 'Save this audience' })).not.toBeInTheDocument();
  });

  it('leaves a few missing versions unknown by default', async () => {
    await paste('browser,version,users\nchrome,141,900\nfirefox,,100');

    expect(await sentence()).toContain('The other 10.0 % count as unknown.');
    expect(
      section().getByRole('combobox', { name: 'Fill in missing versions from' }),
    ).toHaveDisplayValue('Nowhere: leave them unknown');
    expect(
      section().getByRole('row', { name: /^firefox No version in the file\./ }),
    ).toBeInTheDocument();
  });

  it('puts saving first, uses display names, and lists each assumption once', async () => {
    await paste(
      'Browser,Browser version,Users\nChrome,141,900\nChrome,140,500\nFirefox,143,200\nSamsung Internet,28.0,100',
    );
    await sentence();
    const save = section().getByRole('button', { name: 'Save this audience' });
    const table = section().getByRole('table', { name: 'Browsers' });

    expect(save.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(
      within(table).getByRole('row', { name: /^Samsung Internet 28\.0 5\.9/ }),
    ).toBeInTheDocument();
    expect(section().getAllByText(/Rows without an operating system we know/)).toHaveLength(1);
    expect(section().queryByText(/samsunginternet_android/)).not.toBeInTheDocument();
    expect(section().queryByRole('table', { name: 'The file line by line' })).toBeNull();
  });

  it('shows the lines on demand', async () => {
    await paste('Browser,Browser version,Operating system,Users\nChrome,141.0.1.2,iOS 17.4,900');
    await sentence();
    const lines = section().getByText('Line by line: 1 counted, 1 skipped').closest('details')!;
    lines.open = true;
    await act(() => fireEvent(lines, new Event('toggle')));

    expect(
      await section().findByRole('row', {
        name: '2 Chrome 141.0 on iOS 17.4 900 Safari on iOS 17.4',
      }),
    ).toBeInTheDocument();
  });

  it('says how many bots are excluded', async () => {
    await paste(
      'User agent,Count\n"Mozilla/5.0 (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0",80\ncurl/8.5.0,20',
    );

    expect(await sentence()).toBe('Matched 100.0 % of 80 to 1 version.');
    expect(section().getByText('20 by bots and scripts')).toBeInTheDocument();
  });

  it('says what is wrong with a file and what to do', async () => {
    await paste('Country,Users\nDE,5');

    expect(await section().findByRole('alert')).toHaveTextContent(
      'This table has no browser column: line 1 has “Country”, “Users”. Export it with “Browser”, or with “Operating system” or “Device category”.',
    );
  });
});
