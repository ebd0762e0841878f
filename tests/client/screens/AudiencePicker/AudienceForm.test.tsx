/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { AudienceForm } from '@/client/screens/AudiencePicker/AudienceForm';
import { audiencesScreenQuery } from '@/client/screens/AudiencesScreen/AudiencesScreen';
import { renderScreen } from '../../../support/renderScreen';

function Form() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <AudienceForm onDone={() => setOpen(false)} /> : <p>Closed</p>;
}

const open = async (audience: string) => {
  Element.prototype.scrollIntoView = () => undefined;
  await renderScreen(Form, audiencesScreenQuery, { audience });
  await screen.findByRole('radiogroup', { name: 'Who is it for?' });
};

describe('AudienceForm', () => {
  it('begins with a place, and takes a file or three numbers instead', async () => {
    await open('world');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: 'A place' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Audience' })).toBeInTheDocument();

    fireEvent.click(screen.getByRole('radio', { name: 'Your analytics' }));
    expect(screen.getByLabelText('Choose a file, or drop one here')).toHaveAttribute(
      'type',
      'file',
    );

    fireEvent.click(screen.getByRole('radio', { name: 'Platforms' }));
    expect(screen.getByRole('button', { name: 'Use this audience' })).toBeDisabled();
    await act(() =>
      fireEvent.change(screen.getByRole('textbox', { name: 'iOS' }), { target: { value: '100' } }),
    );
    expect(screen.getByRole('button', { name: 'Use this audience' })).toBeEnabled();
  });

  it('says of unfinished shares what is missing, where they are typed', async () => {
    await open('world');
    const field = screen.getByRole('combobox', { name: 'Audience' });
    await act(() => fireEvent.change(field, { target: { value: '60% iOS' } }));
    expect(field).toHaveAccessibleDescription(/add up to 60 %, not to 100 %/);

    await act(() => fireEvent.change(field, { target: { value: '60% iOS, 40% PC' } }));
    expect(field).toBeValid();
    expect(screen.getByRole('option')).toHaveTextContent('60 % iOS, 40 % desktop');
  });

  it('opens on the numbers of an audience by platform', async () => {
    await open('platforms:ios=60,windows=40;from=region:DE');

    expect(screen.getByRole('radio', { name: 'Platforms' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'iOS' })).toHaveValue('60');
    expect(screen.getByRole('textbox', { name: 'Windows' })).toHaveValue('40');
    expect(screen.getByRole('combobox', { name: 'Browsers and versions as in' })).toHaveValue(
      'region:DE',
    );
  });
});
