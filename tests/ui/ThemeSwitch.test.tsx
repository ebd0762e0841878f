/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';

import { ThemeSwitch } from '@/ui/ThemeSwitch';

describe('ThemeSwitch', () => {
  it('shows what the server has drawn the page with', () => {
    render(<ThemeSwitch value="dark" />);

    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  it('changes the page at once and keeps the choice in a cookie', () => {
    const onChange = jest.fn();
    render(<ThemeSwitch value="system" onChange={onChange} />);

    fireEvent.click(screen.getByRole('radio', { name: 'Light' }));

    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(document.cookie).toContain('theme=light');
    expect(onChange).toHaveBeenCalledWith('light');
  });

  it('leaves the device to decide again', () => {
    render(<ThemeSwitch value="light" />);

    fireEvent.click(screen.getByRole('radio', { name: 'System' }));

    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(document.cookie).toContain('theme=system');
  });
});
