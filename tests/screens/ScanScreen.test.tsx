/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ScanScreen, scanScreenQuery } from '@/screens/ScanScreen/ScanScreen';
import { renderScreen } from '../support/renderScreen';

jest.mock('@/scanner/worker/openScanPool', () =>
  jest.requireActual<object>('../support/inProcessScanner'),
);

async function scanText(text: string): Promise<void> {
  await act(() =>
    fireEvent.change(screen.getByLabelText('Paste CSS, HTML or JavaScript'), {
      target: { value: text },
    }),
  );
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'Scan this text' })));
  await waitFor(() => expect(screen.getByText(/of World can run this code/)).toBeInTheDocument());
}

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
    expect(sentence).toHaveTextContent(
      /points below your line of 95.%.*With requestIdleCallback\(\) guarded or removed \(1 change\): 9\d\.\d.%\./,
    );
  });

  it('shows the share without a feature that is left out on trial', async () => {
    await scanText(UNGUARDED);
    await act(() =>
      fireEvent.click(screen.getByRole('checkbox', { name: 'Leave out requestIdleCallback()' })),
    );

    await waitFor(() =>
      expect(screen.getByText(/^Without the one you left out/)).toHaveTextContent(/9\d\.\d.%/),
    );
  });

  it('opens a feature to the line of code, why it is believed, and a guard', async () => {
    await scanText(UNGUARDED);
    await act(() => fireEvent.click(screen.getByRole('button', { name: 'requestIdleCallback()' })));

    await waitFor(() => expect(screen.getByText('requestIdleCallback')).toBeInTheDocument());
    expect(screen.getByText(/Throws an error in browsers without it/)).toHaveTextContent(
      'Certain: it is written there.',
    );
    expect(screen.getByText(/'requestIdleCallback' in window/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /on MDN$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('developer.mozilla.org'),
    );
  });

  it('lists guarded uses apart, where they never count', async () => {
    await scanText(`if ('requestIdleCallback' in window) { ${UNGUARDED} }`);
    await act(() => fireEvent.click(screen.getByRole('button', { name: /^Guarded/ })));

    const table = screen.getByRole('table', { name: 'Guarded' });
    expect(within(table).getByRole('button', { name: 'requestIdleCallback()' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
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

  it('says what is no link to a result', async () => {
    await scanText(UNGUARDED);
    await act(() =>
      fireEvent.change(screen.getByLabelText('Or a link to the earlier result'), {
        target: { value: 'https://example.com/' },
      }),
    );
    await act(() => fireEvent.click(screen.getByRole('button', { name: 'Compare' })));

    expect(await screen.findByText(/This is no link to a result\./)).toBeInTheDocument();
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
