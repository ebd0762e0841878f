/** @jest-environment jsdom */
import { CodeScreen, codeScreenQuery } from '@/client/screens/CodeScreen/CodeScreen';
import {
  SecondFactorScreen,
  secondFactorScreenQuery,
} from '@/client/screens/SecondFactorScreen/SecondFactorScreen';
import { aPerson } from '../../support/aTeam';
import { onEachDatabase } from '../../support/onEachDatabase';
import { renderScreen } from '../../support/renderScreen';
import { withDatabase } from '../../support/withDatabase';

it('asks for a code in a form that works without scripts, and keeps the way on', async () => {
  const path = '/sign-in/code?next=%2Fw%2Fteam&problem=CODE_WRONG&form=second-factor';
  const options = { isPrivate: true, path };
  const screen = await renderScreen(CodeScreen, codeScreenQuery, {}, options);
  const field = screen.getByLabelText('Code') as HTMLInputElement;

  expect(field.form).toHaveAttribute('action', '/api/account/second-factor');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(new FormData(field.form!).get('next')).toBe('/w/team');
  expect(screen.getByText(/This code is wrong or too old/)).toBeVisible();
});

onEachDatabase((opened) => {
  withDatabase(opened);

  it('tells an account without a password that it needs no second step', async () => {
    const viewer = await aPerson('Ada');
    const options = { isPrivate: true, viewer, path: '/account/second-factor' };
    const screen = await renderScreen(SecondFactorScreen, secondFactorScreenQuery, {}, options);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Second step');
    expect(screen.getByText(/has no password/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
