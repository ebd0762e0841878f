import { AccountForm } from '@/client/sections/AccountForm';
import { Section } from '@/client/ui/Section';
import { CurrentPassword } from './CurrentPassword';

export const SwitchOff = () => (
  <Section title="Switch it off">
    <p>Your password alone opens the account then. We email you that it happened.</p>
    <AccountForm action="second-factor-end" submit="Switch the second step off" variant="plain">
      {(problemOf) => <CurrentPassword error={problemOf('current')} />}
    </AccountForm>
  </Section>
);
