/** @jest-environment jsdom */
import { alertScreen } from '@/client/screens/AlertScreen/AlertScreen';
import { renderScreen } from '../../support/renderScreen';

const open = (act: string) =>
  renderScreen(
    alertScreen.Screen,
    alertScreen.query,
    {},
    { isPrivate: true, path: `/alert/m-token_1?act=${act}` },
  );

describe('AlertScreen', () => {
  it('confirms or deletes an address by a button, never by opening the link', async () => {
    const { container, getByRole } = await open('confirm');

    expect(container.querySelector('form')).toHaveAttribute('method', 'post');
    expect(container.querySelector('input[name=token]')).toHaveValue('m-token_1');
    expect(getByRole('button', { name: 'Confirm my address' })).toBeVisible();
  });

  it('offers to delete a confirmed address at once', async () => {
    const { getByRole } = await open('confirmed');

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Your address is confirmed');
    expect(getByRole('button', { name: 'Stop and delete my address' })).toBeVisible();
  });

  it('has nothing left to press once the address is deleted', async () => {
    const { queryByRole, getByRole } = await open('stopped');

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Your address is deleted');
    expect(queryByRole('button')).toBeNull();
  });
});
