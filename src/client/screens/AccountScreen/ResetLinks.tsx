import type { SubmitEvent } from 'react';
import type { ResetLinksMutation } from '@/__generated__/ResetLinksMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { TextField } from '@/client/ui/TextField';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import styles from '@/client/ui/Form.module.css';

const createResetLink = graphql`
  mutation ResetLinksMutation($input: CreateResetLinkInput!) {
    createResetLink(input: $input) {
      link
      problems {
        message
        path
      }
    }
  }
`;

/** For the operator: makes links that set a new password, for instances that send no mail. */
export function ResetLinks() {
  const [state, create] = useMutation<ResetLinksMutation>(createResetLink);
  const payload = state.status === 'done' ? state.response.createResetLink : undefined;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = formText(new FormData(event.currentTarget), 'email');
    create({ variables: { input: { email } } });
  }

  return (
    <Section title="Forgotten passwords">
      <p>You run this instance. Make a link for someone you know and send it to them.</p>
      <form className={styles.form} onSubmit={send}>
        <TextField
          label="Email of their account"
          name="email"
          type="email"
          required
          error={fieldProblem(payload?.problems, 'email')}
        />
        <ChangeProblem state={state} problems={payload?.problems} />
        <div className={styles.actions}>
          <Button type="submit" aria-disabled={state.status === 'pending'}>
            Make a link
          </Button>
        </div>
        {payload?.link != null && (
          <>
            <TextField
              label="Link to set a password"
              value={payload.link}
              readOnly
              isMono
              onFocus={(event) => event.currentTarget.select()}
            />
            <Notice>It works once, for a day, and is not shown again.</Notice>
          </>
        )}
      </form>
    </Section>
  );
}
