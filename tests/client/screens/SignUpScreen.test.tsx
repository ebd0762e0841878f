/** @jest-environment jsdom */
import { SignUpScreen, signUpScreenQuery } from '@/client/screens/SignUpScreen/SignUpScreen';
import { renderScreen } from '../../support/renderScreen';

describe('SignUpScreen', () => {
  it('is a plain form that says what was refused', async () => {
    const { getByRole, queryByRole } = await renderScreen(
      SignUpScreen,
      signUpScreenQuery,
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
