/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeSwitch } from '@/ui/ThemeSwitch';

describe('ThemeSwitch', () => {
  afterEach(() => delete document.documentElement.dataset['theme']);

  it('shows what the server has drawn the page with', () => {
    document.documentElement.dataset['theme'] = 'dark';
    render(<ThemeSwitch />);

    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  it('changes the page at once and keeps the choice in a cookie', () => {
    render(<ThemeSwitch />);

    fireEvent.click(screen.getByRole('radio', { name: 'Light' }));

    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(document.cookie).toContain('theme=light');
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  });

  it('leaves the device to decide again', () => {
    document.documentElement.dataset['theme'] = 'light';
    render(<ThemeSwitch />);

    fireEvent.click(screen.getByRole('radio', { name: 'System' }));

    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(document.cookie).toContain('theme=system');
  });

  it('says the same wherever a page shows it', () => {
    render(
      <>
        <ThemeSwitch />
        <ThemeSwitch />
      </>,
    );
    fireEvent.click(screen.getAllByRole('radio', { name: 'Dark' })[0]!);

    for (const radio of screen.getAllByRole('radio', { name: 'Dark' })) expect(radio).toBeChecked();
  });
});
