/** @jest-environment jsdom */
import { SignInScreen, signInScreenQuery } from '@/client/screens/SignInScreen/SignInScreen';
import { renderScreen } from '../../support/renderScreen';

describe('SignInScreen', () => {
  it('is a plain form that says what was refused', async () => {
    const { getByRole, queryByRole } = await renderScreen(
      SignInScreen,
      signInScreenQuery,
      {},
      {
        isPrivate: true,
        path: '/somewhere?problem=SIGN_IN_WRONG',
      },
    );

    expect(getByRole('textbox', { name: 'Email' })).toBeRequired();
    expect(getByRole('alert')).toHaveTextContent('don’t match');
    expect(queryByRole('button')?.closest('form')).toHaveAttribute('method', 'post');
  });
});
