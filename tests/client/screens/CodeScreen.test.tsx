/** @jest-environment jsdom */
import { CodeScreen, codeScreenQuery } from '@/client/screens/CodeScreen/CodeScreen';
import { renderScreen } from '../../support/renderScreen';

it('asks for a code in a form that works without scripts, and keeps the way on', async () => {
  const path = '/sign-in/code?next=%2Fw%2Fteam&problem=CODE_WRONG&form=second-factor';
  const options = { isPrivate: true, path };
  const screen = await renderScreen(CodeScreen, codeScreenQuery, {}, options);
  const field = screen.getByLabelText('Code') as HTMLInputElement;

  expect(field.form).toHaveAttribute('action', '/api/account/second-factor');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(new FormData(field.form!).get('next')).toBe('/w/team');
  expect(screen.getByText(/This code is wrong, too old or used/)).toBeVisible();
});
