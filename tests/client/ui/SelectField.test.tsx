/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SelectField } from '@/client/ui/SelectField';
import { axeViolations } from './axeViolations';

describe('SelectField', () => {
  it('is named by its label', async () => {
    const { container } = render(
      <SelectField label="Browser" name="left" defaultValue="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </SelectField>,
    );

    expect(screen.getByRole('combobox', { name: 'Browser' })).toHaveValue('b');
    expect(await axeViolations(container)).toEqual([]);
  });
});
