/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { KeyHelp } from '@/client/screens/Frame/KeyHelp';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
});

describe('KeyHelp', () => {
  it('opens on “?”, but not while typing', () => {
    render(
      <>
        <input aria-label="A field" />
        <KeyHelp />
      </>,
    );
    fireEvent.keyDown(screen.getByLabelText('A field'), { key: '?' });
    expect(screen.queryByText('Show these keys')).toBeNull();

    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    expect(screen.getByRole('dialog', { name: 'Keyboard' })).toBeInTheDocument();
    expect(screen.getByText('Show these keys')).toBeInTheDocument();
  });
});
