/** @jest-environment jsdom */
import { fireEvent, render } from '@testing-library/react';
import { NameAndAddress } from '@/client/sections/NameAndAddress';

function theFields() {
  const { getByLabelText } = render(<NameAndAddress hint="" getProblem={() => undefined} />);
  const fill = (label: string, value: string) =>
    fireEvent.change(getByLabelText(label), { target: { value } });
  return { fill, address: getByLabelText('URL name') };
}

describe('NameAndAddress', () => {
  it.each([
    ['Web Team', 'web-team'],
    ['  Équipe Web & Co. ', 'equipe-web-co'],
    ['日本', ''],
    [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ])('makes an address of “%s”', (name, address) => {
    const fields = theFields();
    fields.fill('Name', name);

    expect(fields.address).toHaveValue(address);
  });

  it('keeps a typed address until someone empties it', () => {
    const { fill, address } = theFields();
    fill('URL name', 'shop');
    fill('Name', 'The shop');
    expect(address).toHaveValue('shop');

    fill('URL name', '');
    fill('Name', 'The shop, new');
    expect(address).toHaveValue('the-shop-new');
  });
});
