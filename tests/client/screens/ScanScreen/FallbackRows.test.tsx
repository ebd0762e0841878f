/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ScanScreen, scanScreenQuery } from '@/client/screens/ScanScreen/ScanScreen';
import { renderScreen } from '../../../support/renderScreen';

jest.mock('@/engines/scanner/worker/openScanPool', () =>
  jest.requireActual<object>('../../../support/inProcessScanner'),
);

async function openFallbacksOf(text: string): Promise<void> {
  window.history.replaceState(null, '', '/scan');
  await renderScreen(ScanScreen, scanScreenQuery, {}, { path: '/scan' });
  await act(() =>
    fireEvent.change(screen.getByLabelText('Paste CSS, HTML or JavaScript'), {
      target: { value: text },
    }),
  );
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'Scan this text' })));
  await waitFor(() => expect(screen.getByText(/of World can run this code/)).toBeInTheDocument());
  await act(() => fireEvent.click(screen.getByRole('button', { name: 'No longer needed' })));
}

const CSS = `a {
  -webkit-transform: none;
  transform: none;
  -webkit-mask-size: cover;
  mask-size: cover
}
b { -webkit-transform: none; transform: none }
@supports (display: grid) { a { color: red } }
@supports (anchor-name: --a) { a { color: red } }`;

describe('fallbacks no longer needed', () => {
  it('are listed by kind with what they weigh, without those that someone needs', async () => {
    await openFallbacksOf(CSS);

    const table = await screen.findByRole('table', { name: 'Fallbacks no longer needed' });
    expect(screen.getByText(/no longer needed: at least/)).toHaveTextContent(
      /^3 of 5 fallbacks no longer needed: at least 95.% of World supports the original\. That saves \d+ bytes\.$/,
    );
    expect(within(table).getByText('Prefixes next to the standard name')).toBeInTheDocument();
    expect(
      within(table).getByRole('row', { name: /^-webkit-transform 9\d\.\d.% \d+ 2$/ }),
    ).toBeVisible();
    expect(within(table).getByRole('row', { name: /^@supports \(display: grid\)/ })).toBeVisible();
    expect(within(table).queryByText(/anchor-name/)).toBeNull();
  });

  it('show their lines of code, and what they stand in for', async () => {
    await openFallbacksOf(CSS);
    const row = await screen.findByRole('button', { name: '-webkit-transform' });
    await act(() => fireEvent.click(row));

    expect(await screen.findByText('pasted:2:3')).toBeInTheDocument();
    expect(screen.getByText('pasted:7:5')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /properties.*transform$/ })).toHaveAttribute(
      'href',
      expect.stringContaining('transform'),
    );
    expect(document.querySelector('mark')).toHaveTextContent('-webkit-transform: none');
  });

  it('name polyfills and helpers of compilers, too', async () => {
    await openFallbacksOf(
      "import 'core-js/modules/es.array.at';\nfunction _classCallCheck(a, b) { return a; }",
    );

    expect(await screen.findByText('Polyfills')).toBeInTheDocument();
    expect(screen.getByText('Compilers’ helpers: change what the build targets')).toBeVisible();
    expect(screen.getByText(/no longer needed: at least/)).toHaveTextContent(
      /besides the packages behind imports\.$/,
    );
  });

  it('say so if the code has no fallback, or needs each', async () => {
    await openFallbacksOf('a { color: red }');
    expect(await screen.findByText('No fallbacks found.')).toBeInTheDocument();
  });

  it('stay where each serves someone', async () => {
    await openFallbacksOf('@supports (anchor-name: --a) { a { color: red } }');

    expect(await screen.findByText('1 fallback, and all are still needed.')).toBeInTheDocument();
  });
});
