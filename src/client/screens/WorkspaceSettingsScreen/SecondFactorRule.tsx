import type { SecondFactorRule_workspace$key } from '@/__generated__/SecondFactorRule_workspace.graphql';
import type { SecondFactorRuleMutation } from '@/__generated__/SecondFactorRuleMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { ConfirmButton } from '@/client/ui/ConfirmButton';
import { Section } from '@/client/ui/Section';
import { teamHref } from '@/domain/routes/teams';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { Link } from '@/relay/route/Link';
import styles from '@/client/ui/Form.module.css';

const requireSecondFactorMutation = graphql`
  mutation SecondFactorRuleMutation($input: RequireSecondFactorInput!) {
    requireSecondFactor(input: $input) {
      workspace {
        id
        needsSecondFactor
      }
      problems {
        message
        path
      }
    }
  }
`;

/** Asks every member for more than a password. */
export function SecondFactorRule(props: { readonly workspace: SecondFactorRule_workspace$key }) {
  const { id, name, needsSecondFactor } = useFragment(
    graphql`
      fragment SecondFactorRule_workspace on Workspace {
        id
        name
        needsSecondFactor
      }
    `,
    props.workspace,
  );
  const [state, change] = useMutation<SecondFactorRuleMutation>(requireSecondFactorMutation);
  const payload = state.response?.requireSecondFactor;
  const ask = (isRequired: boolean) =>
    change({ variables: { input: { workspaceId: id, isRequired } } });
  return (
    <Section title="Sign-in of members">
      <p role="status">
        {needsSecondFactor
          ? 'Members need a second step, a passkey without a password, or the provider.'
          : 'Members may sign in with a password alone.'}{' '}
        <Link href={teamHref.secondFactor()}>Your second step</Link>
      </p>
      <div className={styles.actions}>
        {needsSecondFactor ? (
          <ConfirmButton
            ask="Allow passwords alone"
            title="Allow passwords alone?"
            confirm="Allow them"
            onConfirm={() => ask(false)}
          />
        ) : (
          <ConfirmButton
            ask="Require a second step"
            title={`Require a second step in ${name}?`}
            confirm="Require it"
            onConfirm={() => ask(true)}
          >
            <p>
              {`Members whose password alone opens their account can’t open ${name} until they switch the second step on. Their decisions stay. API tokens keep working.`}
            </p>
          </ConfirmButton>
        )}
      </div>
      <ChangeProblem state={state} problems={payload?.problems} />
    </Section>
  );
}
