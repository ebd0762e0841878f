/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ComboboxList } from '@/client/ui/ComboboxList';

const list = (index: number) => (
  <ComboboxList
    id="places"
    label="Places"
    groups={[{ options: ['Germany', 'Japan'] }]}
    getKey={(place) => place}
    index={index}
    renderOption={(place) => place}
    onChoose={() => undefined}
  />
);

describe('ComboboxList', () => {
  // jsdom lays nothing out.
  beforeAll(() => (Element.prototype.scrollIntoView = () => undefined));

  it('marks the option under a pointer that moved, until keys or typing mark another', () => {
    const { rerender } = render(list(0));
    const box = screen.getByRole('listbox');
    expect(box).not.toHaveClass('pointed');

    fireEvent.pointerMove(box);
    expect(box).toHaveClass('pointed');

    rerender(list(1));
    expect(box).not.toHaveClass('pointed');

    fireEvent.pointerMove(box);
    expect(box).toHaveClass('pointed');
  });
});
