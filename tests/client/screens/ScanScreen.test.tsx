/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ScanScreen, scanScreenQuery } from '@/client/screens/ScanScreen/ScanScreen';
import { renderScreen } from '../../support/renderScreen';

jest.mock('@/engines/scanner/worker/openScanPool', () =>
  jest.requireActual<object>('../../support/inProcessScanner'),
);

async function scanText(text: string): Promise<void> {
  const again = screen.queryByRole('button', { name: 'Scan others', expanded: false });
  if (again) await act(() => fireEvent.click(again));
  await act(() =>
    fireEvent.change(screen.getByLabelText('Paste CSS, HTML or JavaScript'), {
      target: { value: text },
    }),
  );
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'Scan this text' })));
  await waitFor(() => expect(screen.getByText(/of World can run this code/)).toBeInTheDocument());
}

/** jsdom's files have no bytes. */
const aFile = (text: string, name: string): File =>
  Object.assign(new File([text], name), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });

const UNGUARDED = 'requestIdleCallback(go);';

describe('ScanScreen', () => {
  beforeEach(async () => {
    window.history.replaceState(null, '', '/scan');
    await renderScreen(ScanScreen, scanScreenQuery, {}, { path: '/scan' });
  });

  it('offers to paste, to choose files or a folder, and names the command line', () => {
    expect(screen.getByLabelText('Files')).toHaveAttribute('multiple');
    expect(screen.getByLabelText('A folder, such as your build')).toHaveAttribute(
      'webkitdirectory',
    );
    expect(screen.getByText('npx plimsoll scan dist')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Scan this text' })).toBeDisabled();
  });

  it('says what share runs the code, and what to guard to reach the line', async () => {
    await scanText(UNGUARDED);

    const sentence = screen.getByText(/of World can run this code/).closest('p')!;
    expect(sentence).toHaveTextContent(/points below your line of 95.%/);
    expect(
      screen.getByRole('heading', {
        name: /^Add a fallback for this feature and 9\d\.\d.% can run it$/,
      }),
    ).toBeInTheDocument();
    expect(screen.getByText(/'requestIdleCallback' in window/)).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Copy the guard for requestIdleCallback()' }),
    ).toBeInTheDocument();
  });

  it('shows the share without a feature that is left out on trial', async () => {
    await scanText(UNGUARDED);
    await act(() =>
      fireEvent.click(
        screen.getByRole('checkbox', { name: 'With a fallback for requestIdleCallback()' }),
      ),
    );

    await waitFor(() =>
      expect(screen.getByText(/^With a fallback for the one you ticked/)).toHaveTextContent(
        /9\d\.\d.%/,
      ),
    );
  });

  it('opens a feature to the line of code, why it is believed, and a guard', async () => {
    await scanText(UNGUARDED);
    await act(() => fireEvent.click(screen.getByRole('button', { name: 'requestIdleCallback()' })));

    await waitFor(() => expect(screen.getByText('requestIdleCallback')).toBeInTheDocument());
    expect(screen.getByText(/Throws an error in browsers without it/)).toHaveTextContent(
      'Exact match.',
    );
    expect(screen.getAllByText(/'requestIdleCallback' in window/)).toHaveLength(2);
    expect(screen.getByRole('link', { name: /on MDN$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('developer.mozilla.org'),
    );
  });

  it('folds the form into a line, and moves focus to the result', async () => {
    await scanText(UNGUARDED);

    expect(screen.queryByLabelText('Files')).toBeNull();
    expect(screen.getByText(/^1 file ·/)).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Result' })).toHaveFocus();
    await act(() => fireEvent.click(screen.getByRole('button', { name: 'Scan others' })));
    expect(screen.getByLabelText('Files')).toBeInTheDocument();
  });

  it('folds features that everyone has into one line', async () => {
    await scanText(
      `const now = Object.keys({}); ${UNGUARDED} CSS.supports('a'); fetchLater('/x');`,
    );

    const known = screen.getByText(/^\d+ features? everyone has$/).closest('details')!;
    expect(known).not.toHaveAttribute('open');
    expect(within(known).getAllByRole('row').length).toBeGreaterThan(1);
    const shown = screen.queryByRole('table', { name: 'Without a fallback' });
    expect(shown?.textContent ?? '').not.toMatch(/ 0\.0.%$/m);
  });

  it('says how many have only a part of a feature that breaks the code', async () => {
    await scanText('if (Error.isError(e)) go();');

    expect(
      screen.getByText(/^Throws an error for \d+\.\d.%; 1\d\.\d.% have only a part\. 1 place$/),
    ).toBeVisible();
  });

  it('says that a link to a result is damaged, which shows nothing else', async () => {
    act(() => {
      window.history.replaceState(null, '', '/scan#scan=AAAA');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });

    await waitFor(() => expect(screen.getByText(/cut short or damaged/)).toBeInTheDocument());
  });

  it('takes the same files again: a field that holds them would report no change', async () => {
    const field = screen.getByLabelText('Files');
    Object.defineProperty(field, 'value', { value: 'C:\\fakepath\\a.css', writable: true });
    await act(() => fireEvent.click(field));

    expect(field).toHaveProperty('value', '');
  });

  it('lists guarded uses apart, where they never count', async () => {
    await scanText(`if ('requestIdleCallback' in window) { ${UNGUARDED} }`);
    await act(() => fireEvent.click(screen.getByRole('button', { name: /^With a fallback/ })));

    const table = screen.getByRole('table', { name: 'With a fallback' });
    expect(within(table).getByRole('button', { name: 'requestIdleCallback()' })).toBeVisible();
    expect(within(table).queryByRole('checkbox')).toBeNull();
  });

  it('compares a result with the next one', async () => {
    await scanText(UNGUARDED);
    await act(() =>
      fireEvent.click(screen.getByRole('button', { name: 'Compare the next scan with this one' })),
    );
    await scanText('navigator.share({})');

    const heading = await screen.findByRole('heading', { name: /Compared with the other result/ });
    const section = within(heading.closest('section')!);
    expect(section.getByRole('status')).toHaveTextContent(
      /could run it before, .* can now: .* points? (?:more|fewer)\. 4 features new, 1 gone/,
    );
    expect(section.getByRole('row', { name: /requestIdleCallback\(\) .* 1 0$/ })).toBeVisible();
  });

  it('says so if a link holds no result', async () => {
    await scanText(UNGUARDED);
    await act(() =>
      fireEvent.change(screen.getByLabelText('Or a link to the earlier result'), {
        target: { value: 'https://example.com/' },
      }),
    );
    await act(() => fireEvent.click(screen.getByRole('button', { name: 'Compare' })));

    expect(await screen.findByText(/This isn’t a link to a result\./)).toBeInTheDocument();
  });

  it('lists names the data does not know', async () => {
    await scanText('p:wonderful { shiny: 1; shiny: 2 }');

    expect(screen.getByText('2 names we don’t recognize')).toBeInTheDocument();
    expect(screen.getByText('shiny').closest('li')).toHaveTextContent('shiny, 2 places');
  });

  it('shows names of files as text, whatever they hold', async () => {
    const file = aFile('let = ;', '"><img src=x onerror=alert(1)>.js');
    await act(() =>
      fireEvent.change(screen.getByLabelText('Files'), { target: { files: [file] } }),
    );

    expect(await screen.findByText(/^"><img src=x onerror=alert\(1\)>\.js/)).toBeInTheDocument();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('says what it looked for where nothing can be scanned', async () => {
    const file = aFile('words', 'notes.txt');
    await act(() =>
      fireEvent.change(screen.getByLabelText('Files'), { target: { files: [file] } }),
    );

    const said = await screen.findByText('Nothing here can be scanned.');
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(screen.getByText(/^Choose CSS, HTML, JavaScript or TypeScript/)).toBeInTheDocument();
    expect(screen.getByText('1: other kinds of file')).toBeInTheDocument();
  });

  it('says “without” for files that could not be read', async () => {
    const files = [aFile('let = ;', 'a.js'), aFile('a { color: red }', 'b.css')];
    await act(() => fireEvent.change(screen.getByLabelText('Files'), { target: { files } }));

    const said = await screen.findByText(/of World can run this code/);
    expect(said.closest('p')).toHaveTextContent('without the 1 file not read');
  });

  it('names a text that can’t be read', async () => {
    await act(() =>
      fireEvent.change(screen.getByLabelText('Paste CSS, HTML or JavaScript'), {
        target: { value: 'const = 1' },
      }),
    );
    await act(() => fireEvent.click(screen.getByRole('button', { name: 'Scan this text' })));

    await waitFor(() => expect(screen.getByText('1 file not read')).toBeInTheDocument());
    expect(screen.getByText('pasted:1')).toBeInTheDocument();
  });
});
