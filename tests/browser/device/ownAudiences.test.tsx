/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import {
  canRememberOwnAudience,
  rememberOwnAudience,
  removeOwnAudience,
  useOwnAudiences,
} from '@/browser/device/ownAudiences';

const entry = (name: string) => ({ key: `custom:${name}`, name, token: 't' });

function Names() {
  return (
    <p>
      {useOwnAudiences()
        .map(({ name }) => name)
        .join(' ')}
    </p>
  );
}

describe('ownAudiences', () => {
  beforeEach(() => localStorage.clear());

  it('lists own audiences newest first, without deleted ones', () => {
    render(<Names />);
    act(() => void rememberOwnAudience(entry('first')));
    act(() => void rememberOwnAudience(entry('second')));
    expect(screen.getByText('second first')).toBeInTheDocument();

    act(() => removeOwnAudience('custom:first'));
    expect(screen.getByText('second')).toBeInTheDocument();
  });

  it.each(['not json', '{"key":"custom:x"}', '[{"key":"world","name":"x","token":"t"}, 7, null]'])(
    'takes %s in the storage for none',
    (stored) => {
      localStorage.setItem('plimsoll:own-audiences', stored);
      const { container } = render(<Names />);

      expect(container.textContent).toBe('');
    },
  );

  it('reports that storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new Error('QuotaExceededError');
    });

    expect(rememberOwnAudience(entry('lost'))).toBe(false);
  });

  it('tests for room for one more without changing anything', () => {
    expect(canRememberOwnAudience()).toBe(true);
    expect(localStorage.length).toBe(0);
    rememberOwnAudience(entry('first'));
    const before = localStorage.getItem('plimsoll:own-audiences');

    expect(canRememberOwnAudience()).toBe(true);
    expect(localStorage.getItem('plimsoll:own-audiences')).toBe(before);
  });

  it('has no room if the browser blocks storage', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });

    expect(canRememberOwnAudience()).toBe(false);
    refuse.mockRestore();
  });
});
