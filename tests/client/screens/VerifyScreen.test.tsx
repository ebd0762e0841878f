/** @jest-environment jsdom */
import { VerifyScreen, verifyScreenQuery } from '@/client/screens/VerifyScreen/VerifyScreen';
import { renderScreen } from '../../support/renderScreen';

describe('VerifyScreen', () => {
  it('confirms only by a form, so that no program confirms by opening a link', async () => {
    const { container, getByRole } = await renderScreen(
      VerifyScreen,
      verifyScreenQuery,
      {},
      { isPrivate: true, path: '/verify/token_1' },
    );

    expect(container.querySelector('input[name=token]')).toHaveValue('token_1');
    expect(getByRole('button', { name: 'Confirm my address' }).closest('form')).toHaveAttribute(
      'action',
      '/api/account/verify',
    );
  });
});
