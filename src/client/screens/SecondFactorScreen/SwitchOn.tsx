import { AccountForm } from '@/client/sections/AccountForm';
import { CurrentPassword } from './CurrentPassword';

export const SwitchOn = () => (
  <AccountForm action="second-factor-start" submit="Set it up">
    {(problemOf) => <CurrentPassword error={problemOf('current')} />}
  </AccountForm>
);
