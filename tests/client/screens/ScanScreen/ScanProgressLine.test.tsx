/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { ScanProgressLine } from '@/client/screens/ScanScreen/ScanProgressLine';

const lineAt = (doneFiles: number) => (
  <ScanProgressLine
    progress={{ tally: {} as never, doneFiles, allFiles: 100, doneBytes: doneFiles, allBytes: 100 }}
    startedAt={0}
    onStop={() => undefined}
  />
);

describe('ScanProgressLine', () => {
  it('announces every three seconds how far the scan is, while it goes on', () => {
    jest.useFakeTimers();
    const { rerender } = render(lineAt(0));
    for (let done = 1; done <= 13; done++) {
      act(() => jest.advanceTimersByTime(250));
      rerender(lineAt(done));
    }

    expect(screen.getByRole('status')).toHaveTextContent('Read 11 of 100 files');
    jest.useRealTimers();
  });
});
