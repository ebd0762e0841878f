/** @jest-environment jsdom */
import { act, fireEvent, within } from '@testing-library/react';
import { drawPolicy as draw } from '../../../support/drawPolicy';

/** The address follows a moved floor, and a second move a little later. */
async function addressesFollow() {
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  jest.useRealTimers();
}

describe('PolicyOverview', () => {
  it('answers a moved slider at once, in the headline and the row, and undoes it', async () => {
    const { getByRole, getByText } = await draw();
    jest.useFakeTimers();
    const covered = () =>
      Number(/cover ([\d.]+)/.exec(getByText(/^These browsers/).textContent)![1]);
    const before = covered();
    const row = within(getByRole('row', { name: /^Safari [\d.]+ / }));
    const slider = row.getByRole<HTMLInputElement>('slider');

    fireEvent.change(slider, { target: { value: slider.max } });
    expect(getByRole('row', { name: /^Safari not supported/ })).toBeInTheDocument();
    expect(covered()).toBeLessThan(before);
    expect(getByText(/points less than with automatic versions\.$/)).toBeInTheDocument();

    fireEvent.click(getByRole('button', { name: 'Undo' }));
    expect(covered()).toBe(before);
    await addressesFollow();
  });

  it('takes a typed version, or the next one in use, and leaves other words', async () => {
    const { getByRole } = await draw();
    jest.useFakeTimers();
    const field = getByRole('textbox', { name: 'Type the minimum version of Safari' });
    const type = (text: string) => {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.keyDown(field, { key: 'Enter' });
    };
    type('17.4');
    expect(getByRole('row', { name: /^Safari 17\.4 / })).toBeInTheDocument();
    type('soon');
    expect(getByRole('row', { name: /^Safari 17\.4 / })).toBeInTheDocument();
    type('none');
    expect(getByRole('row', { name: /^Safari not supported/ })).toBeInTheDocument();
    await addressesFollow();
  });
});
