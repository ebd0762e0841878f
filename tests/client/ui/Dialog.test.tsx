/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '@/client/ui/Dialog';

function draw(isOpen: boolean) {
  const onClose = jest.fn();
  const dialog = (open: boolean) => (
    <Dialog isOpen={open} onClose={onClose} title="Your audience">
      <p>Choose one</p>
    </Dialog>
  );
  const { rerender } = render(dialog(isOpen));
  return { onClose, setOpen: (open: boolean) => rerender(dialog(open)) };
}

describe('Dialog', () => {
  it('is modal, named by its title, and empty until it opens', () => {
    const { setOpen } = draw(false);
    expect(screen.queryByText('Choose one')).toBeNull();

    setOpen(true);

    expect(screen.getByRole('dialog', { name: 'Your audience' })).toContainElement(
      screen.getByText('Choose one'),
    );
  });

  it('closes by its button, Esc or a click on the backdrop, but not by a click inside', () => {
    const { onClose } = draw(true);

    fireEvent.click(screen.getByText('Choose one'));
    expect(onClose).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(screen.getByRole('dialog'));
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('closes when isOpen becomes false', () => {
    const { setOpen } = draw(true);

    setOpen(false);

    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
