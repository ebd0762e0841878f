/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeSwitch } from '@/client/ui/ThemeSwitch';

describe('ThemeSwitch', () => {
  afterEach(() => delete document.documentElement.dataset['theme']);

  it('reflects the theme the server rendered', () => {
    document.documentElement.dataset['theme'] = 'dark';
    render(<ThemeSwitch />);

    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  it('changes the theme immediately and stores it in a cookie', () => {
    render(<ThemeSwitch />);

    fireEvent.click(screen.getByRole('radio', { name: 'Light' }));

    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(document.cookie).toContain('theme=light');
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  });

  it('can return to the device’s setting', () => {
    document.documentElement.dataset['theme'] = 'light';
    render(<ThemeSwitch />);

    fireEvent.click(screen.getByRole('radio', { name: 'System' }));

    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(document.cookie).toContain('theme=system');
  });

  it('stays in sync with other switches on the page', () => {
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
