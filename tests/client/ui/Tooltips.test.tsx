/** @jest-environment jsdom */
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { TIPS } from '@/client/ui/tips.data';
import { Tooltips } from '@/client/ui/Tooltips';
import { axeViolations } from './axeViolations';

const symbol = () => screen.getByText('≤');
const tooltip = () => screen.queryByRole('tooltip');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const point = (element: Element) => fireEvent.pointerOver(element);
// jsdom's events have no pointer type of their own.
const tap = (element: Element) =>
  fireEvent(element, Object.assign(createEvent.pointerDown(element), { pointerType: 'touch' }));

describe('Tooltips', () => {
  beforeAll(() => {
    // Radix measures its popup; jsdom has no layout to measure.
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    jest.useFakeTimers();
  });

  afterAll(() => {
    jest.useRealTimers();
  });

  beforeEach(async () => {
    render(
      <>
        <span data-tip="BY_THEN">≤</span>
        <a href="/features?sort=chrome">
          <abbr title="Chrome on Android">CA</abbr>
        </a>
        <svg role="img" aria-label="90 % supported" data-tip="" />
        <Tooltips />
      </>,
    );
    // Those of the test before close nothing any more.
    await pass(1_000);
  });

  it('explains a symbol after 700 ms under the pointer', async () => {
    point(symbol());
    await pass(699);
    expect(tooltip()).toBeNull();

    await pass(1);
    expect(tooltip()).toHaveTextContent(TIPS['BY_THEN']!);
    jest.useRealTimers();
    expect(await axeViolations(document.body)).toEqual([]);
    jest.useFakeTimers();
  });

  it('explains a picture by its name', async () => {
    point(screen.getByRole('img'));
    await pass(700);

    expect(tooltip()).toHaveTextContent('90 % supported');
  });

  it('takes a title away while it explains it, so that the browser does not, too', async () => {
    const abbreviation = screen.getByText('CA');
    point(abbreviation);
    expect(abbreviation).not.toHaveAttribute('title');
    await pass(700);
    expect(tooltip()).toHaveTextContent('Chrome on Android');

    point(document.body);
    expect(abbreviation).toHaveAttribute('title', 'Chrome on Android');
  });

  it('opens the next one at once', async () => {
    point(symbol());
    await pass(700);
    point(screen.getByText('CA'));
    await pass(0);

    expect(tooltip()).toHaveTextContent('Chrome on Android');
  });

  it('explains what has focus, keeps focus there, and closes on Esc and on blur', async () => {
    const link = screen.getByRole('link');
    act(() => link.focus());
    await pass(0);
    expect(tooltip()).toHaveTextContent('Chrome on Android');
    expect(link).toHaveFocus();

    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tooltip()).toBeNull();

    act(() => link.blur());
    act(() => link.focus());
    await pass(0);
    expect(tooltip()).toBeInTheDocument();
    act(() => link.blur());
    expect(tooltip()).toBeNull();
  });

  it('closes before a dialog that a press opens, wherever the pointer was last', async () => {
    const link = screen.getByRole('link');
    act(() => link.focus());
    await pass(0);
    point(document.body);
    expect(tooltip()).toBeInTheDocument();

    // Esc would close the tooltip behind the dialog instead of the dialog.
    act(() => void fireEvent.pointerDown(link));
    expect(tooltip()).toBeNull();
  });

  it('explains a symbol that is tapped, but leaves links to the browser', async () => {
    tap(screen.getByText('CA'));
    await pass(700);
    expect(tooltip()).toBeNull();

    tap(symbol());
    await pass(0);
    expect(tooltip()).toHaveTextContent(TIPS['BY_THEN']!);
  });
});
