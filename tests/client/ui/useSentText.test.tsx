/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useSentText } from '@/client/ui/useSentText';

function Box({ text }: { readonly text: string }) {
  const { input, noteSent } = useSentText(text);
  return (
    <>
      <input ref={input} defaultValue={text} aria-label="Query" />
      <button type="button" onClick={() => noteSent(input.current?.value ?? '')}>
        Send
      </button>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (text: string) => {
  box().value = text;
};

describe('useSentText', () => {
  it('keeps the focus, and text typed while the sent text is on its way', () => {
    const { rerender } = render(<Box text="" />);
    box().focus();
    type('grid');
    act(() => screen.getByRole('button').click());
    type('grid area');
    rerender(<Box text="grid" />);

    expect(box()).toHaveValue('grid area');
    expect(box()).toHaveFocus();
  });

  it('follows the address, after going back too', () => {
    const { rerender } = render(<Box text="" />);
    type('grid');
    act(() => screen.getByRole('button').click());
    rerender(<Box text="grid" />);
    type('grid ar');
    rerender(<Box text="" />);

    expect(box()).toHaveValue('');
    rerender(<Box text="subgrid" />);
    expect(box()).toHaveValue('subgrid');
  });

  it('keeps the text sent last while an earlier one arrives', () => {
    const { rerender } = render(<Box text="" />);
    for (const text of ['grid', 'grid group:css']) {
      type(text);
      act(() => screen.getByRole('button').click());
    }
    rerender(<Box text="grid" />);

    expect(box()).toHaveValue('grid group:css');
    rerender(<Box text="grid group:css" />);
    rerender(<Box text="grid" />);
    expect(box()).toHaveValue('grid');
  });

  it('puts the keyboard of a touch screen away', () => {
    const matches = jest.spyOn(globalThis, 'matchMedia');
    matches.mockReturnValue({ matches: true } as MediaQueryList);
    render(<Box text="" />);
    box().focus();
    act(() => screen.getByRole('button').click());
    matches.mockRestore();

    expect(box()).not.toHaveFocus();
  });

  it('keeps text typed before the page’s code arrived', () => {
    const { container, rerender } = render(<Box text="" />);
    type('gr');
    rerender(<Box text="" />);

    expect(container.querySelector('input')).toHaveValue('gr');
  });
});
