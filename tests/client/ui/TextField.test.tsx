/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { TextField } from '@/client/ui/TextField';

describe('TextField', () => {
  it('is named by its label and described by its hint', () => {
    render(<TextField label="Browserslist query" hint="For example: last 2 versions" />);

    expect(screen.getByRole('textbox', { name: 'Browserslist query' })).toHaveAccessibleDescription(
      'For example: last 2 versions',
    );
  });

  it('shows the error next to the typed text', () => {
    render(
      <TextField label="Line" defaultValue="lots" error="The line is a number from 1 to 100." />,
    );

    const field = screen.getByRole('textbox', { name: 'Line' });
    expect(field).toBeInvalid();
    expect(field).toHaveValue('lots');
    expect(field).toHaveAccessibleDescription('The line is a number from 1 to 100.');
    expect(screen.getByRole('alert')).toBeVisible();
  });
});
