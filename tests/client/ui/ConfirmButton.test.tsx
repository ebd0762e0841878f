/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ConfirmButton } from '@/client/ui/ConfirmButton';

function renderButton() {
  const onConfirm = jest.fn();
  render(
    <ConfirmButton
      ask="Leave"
      title="Leave Storefront?"
      confirm="Leave Storefront"
      cancel="Stay"
      onConfirm={onConfirm}
    >
      <p>You need another invitation.</p>
    </ConfirmButton>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  return onConfirm;
}

describe('ConfirmButton', () => {
  it('asks before it acts', () => {
    const onConfirm = renderButton();

    expect(screen.getByRole('dialog', { name: 'Leave Storefront?' })).toHaveTextContent(
      'You need another invitation.',
    );
    expect(onConfirm).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('button', { name: 'Leave Storefront' }));

    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does nothing if the reader cancels', () => {
    const onConfirm = renderButton();

    fireEvent.click(screen.getByRole('button', { name: 'Stay' }));

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
