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

  it.each([
    ['/w/team', ['/w/team']],
    ['/sign-up?next=%2Fw', []],
    ['/verify/token', []],
  ])('leads back to %s, unless it is a page of signing in', async (next, kept) => {
    const { container } = await renderScreen(
      SignInScreen,
      signInScreenQuery,
      {},
      { isPrivate: true, path: `/sign-in?next=${encodeURIComponent(next)}` },
    );

    const form = container.querySelector('form')!;
    expect(new FormData(form).getAll('next')).toEqual(kept);
  });
});
