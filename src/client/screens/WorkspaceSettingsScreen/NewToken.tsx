import type { SubmitEvent } from 'react';
import type { NewTokenMutation, TokenScope } from '@/__generated__/NewTokenMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { ShownOnce } from './ShownOnce';
import styles from '@/client/ui/Form.module.css';

const createTokenMutation = graphql`
  mutation NewTokenMutation($input: CreateApiTokenInput!) {
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

interface NewTokenProps {
  readonly workspaceId: string;
  /** Their secrets are of no use any more. */
  readonly revokedIds: readonly string[];
}

export function NewToken({ workspaceId, revokedIds }: NewTokenProps) {
  const [state, create] = useMutation<NewTokenMutation>(createTokenMutation);
  const renew = useRenewPage();
  const payload = state.response?.createApiToken;
  const isOfUse = !revokedIds.includes(payload?.apiToken?.id ?? '');

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = { workspaceId, ...readToken(new FormData(event.currentTarget)) };
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
        <option value="WRITE">read, and propose decisions</option>
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
