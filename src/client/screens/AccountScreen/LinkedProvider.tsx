import { AccountForm } from '@/client/sections/AccountForm';
import { Section } from '@/client/ui/Section';

interface LinkedProviderProps {
  readonly provider: string;
  readonly isLinked: boolean;
}

/** Links the account to the instance's provider, as a way to sign in. */
export function LinkedProvider({ provider, isLinked }: LinkedProviderProps) {
  return (
    <Section title={`Sign in with ${provider}`}>
      <p>
        {isLinked
          ? `Your account at ${provider} opens this one.`
          : `Link your account at ${provider} to sign in with it here.`}
      </p>
      <AccountForm
        action={isLinked ? 'unlink' : 'link'}
        submit={isLinked ? `Unlink ${provider}` : `Link ${provider}`}
        variant="plain"
      >
        {() => null}
      </AccountForm>
    </Section>
  );
}
