/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Tooltip } from '@/client/ui/Tooltip';
import { axeViolations } from './axeViolations';

function words(): HTMLElement {
  const element = screen.getByText('BCD').parentElement;
  if (!element) throw new Error('The words stand in no element');
  return element;
}

describe('Tooltip', () => {
  beforeAll(() => {
    // Radix measures its popup; jsdom has no layout to measure.
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
  });

  beforeEach(() => {
    render(
      <Tooltip content="browser-compat-data">
        <abbr>BCD</abbr>
      </Tooltip>,
    );
  });

  it('describes the text to screen readers before anything loads', async () => {
    expect(words()).toHaveAccessibleDescription('browser-compat-data');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(await axeViolations(document.body)).toEqual([]);
  });

  describe('in time', () => {
    // One clock for all, since tooltips remember when the last one closed.
    beforeAll(() => {
      jest.useFakeTimers();
    });

    afterAll(() => {
      jest.useRealTimers();
    });

    it('opens on focus, keeps focus on the text, and closes on Esc and on blur', async () => {
      act(() => words().focus());

      expect(await screen.findByRole('tooltip')).toHaveTextContent('browser-compat-data');
      expect(words()).toHaveFocus();

      fireEvent.keyDown(document.body, { key: 'Escape' });
      expect(screen.queryByRole('tooltip')).toBeNull();

      act(() => words().blur());
      act(() => words().focus());
      expect(await screen.findByRole('tooltip')).toBeInTheDocument();

      act(() => words().blur());
      expect(screen.queryByRole('tooltip')).toBeNull();
    });

    it('opens after 700 ms under the pointer', async () => {
      jest.advanceTimersByTime(300);
      fireEvent.pointerEnter(words(), { pointerType: 'mouse' });
      await act(async () => jest.advanceTimersByTimeAsync(400));
      fireEvent.pointerMove(words(), { pointerType: 'mouse' });

      act(() => jest.advanceTimersByTime(699));
      expect(screen.queryByRole('tooltip')).toBeNull();

      act(() => jest.advanceTimersByTime(1));
      expect(screen.getByRole('tooltip')).toHaveTextContent('browser-compat-data');
    });

    it('opens the next one immediately within 300 ms of closing one', async () => {
      act(() => words().focus());
      await screen.findByRole('tooltip');
      act(() => words().blur());

      fireEvent.pointerEnter(words(), { pointerType: 'mouse' });
      fireEvent.pointerMove(words(), { pointerType: 'mouse' });
      act(() => jest.advanceTimersByTime(0));

      expect(screen.getByRole('tooltip')).toBeInTheDocument();
    });
  });
});
