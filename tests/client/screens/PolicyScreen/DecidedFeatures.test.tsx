/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import { drawPolicy as draw } from '../../../support/drawPolicy';

describe('DecidedFeatures', () => {
  it('adds a feature to a list by a form that keeps everything else', async () => {
    const { getByRole } = await draw('adopt=grid&decline=has&floors=safari:17.4&other-line=90');
    const form = getByRole('form', { name: 'Adopt a feature' }) as HTMLFormElement;
    const field = within(form).getByRole('textbox', { name: 'Adopt a feature' });
    (field as HTMLInputElement).value = 'subgrid';
    const fields = new FormData(form);

    expect(fields.getAll('adopt')).toEqual(['grid', 'subgrid']);
    expect(Object.fromEntries(fields)).toMatchObject({
      decline: 'has',
      floors: 'safari:17.4',
      'other-line': '90',
    });
    expect(getByRole('link', { name: 'Remove Grid' })).toHaveAttribute(
      'href',
      '/policy?decline=has&floors=safari:17.4&other-audience=world&other-line=90',
    );
  });
});
