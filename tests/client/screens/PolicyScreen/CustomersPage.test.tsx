/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { drawPolicy as draw } from '../../../support/drawPolicy';

describe('CustomersPage', () => {
  it('leads to the page for customers with the audience and line of this one', async () => {
    const { getByRole, getByText } = await draw('adopt=has');
    fireEvent.change(getByRole('textbox', { name: 'Your team’s name' }), {
      target: { value: 'Acme & Sons' },
    });

    expect(
      getByText(
        /src="https?:\/\/[^"]+\/policy\/browsers\?team=Acme\+%26\+Sons&amp;audience=world&amp;line=95&amp;adopt=has"/,
      ),
    ).toBeInTheDocument();
  });
});
