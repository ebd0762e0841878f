import type { SubmitEvent } from 'react';
import type { NewApiTokenMutation, TokenScope } from '@/__generated__/NewApiTokenMutation.graphql';
import { Button } from '@/client/ui/Button';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { ChangeProblem } from './ChangeProblem';
import { fieldProblem } from './fieldProblem';
import { formText } from './formText';
import { ShownOnce } from './ShownOnce';
import { useRenewPage } from './useRenewPage';
import styles from '@/client/ui/Form.module.css';

const createTokenMutation = graphql`
  mutation NewApiTokenMutation($input: CreateApiTokenInput!) {
    createApiToken(input: $input) {
      secret
      apiToken {
        id
        name
      }
      problems {
        message
        path
      }
    }
  }
`;

const readToken = (form: FormData) => ({
  name: formText(form, 'name'),
  scope: formText(form, 'scope') as TokenScope,
  expiresAt: `${formText(form, 'lastDay')}T23:59:59.999Z`,
});

interface NewApiTokenProps {
  readonly workspaceId: string;
  /** The only project that it may change; all without. */
  readonly projectId: string | undefined;
  /** Their secrets are of no use any more. */
  readonly revokedIds: readonly string[];
}

export function NewApiToken({ workspaceId, projectId, revokedIds }: NewApiTokenProps) {
  const [state, create] = useMutation<NewApiTokenMutation>(createTokenMutation);
  const renew = useRenewPage();
  const payload = state.response?.createApiToken;
  const isOfUse = !revokedIds.includes(payload?.apiToken?.id ?? '');

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = { workspaceId, projectId, ...readToken(new FormData(event.currentTarget)) };
    create({ variables: { input }, updater: renew });
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <TextField
        label="What it is for"
        name="name"
        required
        maxLength={60}
        error={fieldProblem(payload?.problems, 'name')}
      />
      <SelectField label="It may" name="scope" defaultValue="READ">
        <option value="READ">read</option>
        <option value="WRITE">read, propose decisions, and report uses</option>
      </SelectField>
      <TextField
        label="Last date"
        name="lastDay"
        type="date"
        required
        error={fieldProblem(payload?.problems, 'expiresAt')}
      />
      <ChangeProblem state={state} problems={payload?.problems} />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={state.status === 'pending'}>
          Create token
        </Button>
      </div>
      {payload?.secret != null && isOfUse && (
        <ShownOnce label={`Token for ${payload.apiToken?.name ?? ''}`} secret={payload.secret}>
          Copy it now: it is not stored and cannot be shown again.
        </ShownOnce>
      )}
    </form>
  );
}
