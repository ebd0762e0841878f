import { type SubmitEvent, useState } from 'react';
import type {
  Tokens_workspace$data,
  Tokens_workspace$key,
} from '@/__generated__/Tokens_workspace.graphql';
import type {
  TokenScope,
  TokensCreateMutation,
} from '@/__generated__/TokensCreateMutation.graphql';
import type { TokensRevokeMutation } from '@/__generated__/TokensRevokeMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import styles from '@/client/ui/Form.module.css';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

const createApiTokenMutation = graphql`
  mutation TokensCreateMutation($input: CreateApiTokenInput!) {
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

const revokeApiTokenMutation = graphql`
  mutation TokensRevokeMutation($input: RevokeApiTokenInput!) {
    revokeApiToken(input: $input) {
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

export function Tokens(props: { readonly workspace: Tokens_workspace$key }) {
  const { id, apiTokens } = useFragment(
    graphql`
      fragment Tokens_workspace on Workspace {
        id
        apiTokens {
          id
          name
          scope
          prefix
          expiresAt
          lastUsedAt
        }
      }
    `,
    props.workspace,
  );
  const [state, create] = useMutation<TokensCreateMutation>(createApiTokenMutation);
  const [revoking, revoke] = useMutation<TokensRevokeMutation>(revokeApiTokenMutation);
  const [endedId, setEndedId] = useState<string>();
  const updater = useRenewPage();
  const payload = state.response?.createApiToken;
  const revoked = revoking.response?.revokeApiToken;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    create({
      variables: {
        input: {
          workspaceId: id,
          name: formText(form, 'name'),
          scope: formText(form, 'scope') as TokenScope,
          expiresAt: `${formText(form, 'lastDay')}T23:59:59.999Z`,
        },
      },
      updater,
    });
  }

  function end(tokenId: string) {
    revoke({
      variables: { input: { workspaceId: id, id: tokenId } },
      updater: (_, answer) => {
        if (answer?.revokeApiToken.apiToken?.id === payload?.apiToken?.id) setEndedId(tokenId);
        updater();
      },
    });
  }

  return (
    <Section title="API tokens">
      {apiTokens?.length === 0 && (
        <p>None yet. A token lets CI, scripts and agents read what the team decided.</p>
      )}
      <ul className={styles.list}>
        {apiTokens?.map((token) => (
          <TokenEntry key={token.id} token={token} onRevoke={() => end(token.id)} />
        ))}
      </ul>
      <ChangeProblem state={revoking} problems={revoked?.problems} />
      {revoked?.apiToken && <Notice>{`Revoked ${revoked.apiToken.name}.`}</Notice>}
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
          label="Last day"
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
        {payload?.secret != null && payload.apiToken?.id !== endedId && (
          <NewSecret name={payload.apiToken?.name ?? ''} secret={payload.secret} />
        )}
      </form>
    </Section>
  );
}

interface TokenEntryProps {
  readonly token: NonNullable<Tokens_workspace$data['apiTokens']>[number];
  readonly onRevoke: () => void;
}

function TokenEntry({ token, onRevoke }: TokenEntryProps) {
  const { name, scope, prefix, expiresAt, lastUsedAt } = token;
  return (
    <li className={styles.entry}>
      <span>
        {`${name} (${scope.toLowerCase()}), `}
        <code>{`${prefix}…`}</code>
        {`, until ${expiresAt.slice(0, 10)}, ${lastUsedAt == null ? 'never used' : `used ${lastUsedAt.slice(0, 10)}`}`}
      </span>
      <Button variant="quiet" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

function NewSecret({ name, secret }: { readonly name: string; readonly secret: string }) {
  return (
    <>
      <TextField
        label={`Token for ${name}`}
        value={secret}
        readOnly
        isMono
        onFocus={(event) => event.currentTarget.select()}
      />
      <Notice>Copy it now: it is not stored and cannot be shown again.</Notice>
    </>
  );
}
