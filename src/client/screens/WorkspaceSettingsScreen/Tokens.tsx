import { useState } from 'react';
import type {
  Tokens_workspace$data,
  Tokens_workspace$key,
} from '@/__generated__/Tokens_workspace.graphql';
import type { TokensRevokeMutation } from '@/__generated__/TokensRevokeMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { NewToken } from './NewToken';
import styles from '@/client/ui/Form.module.css';

const revokeTokenMutation = graphql`
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
  const { id: workspaceId, apiTokens } = useFragment(
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
  const [state, send] = useMutation<TokensRevokeMutation>(revokeTokenMutation);
  const [revokedIds, setRevokedIds] = useState<readonly string[]>([]);
  const renew = useRenewPage();
  const payload = state.response?.revokeApiToken;

  function revoke(id: string) {
    send({
      variables: { input: { workspaceId, id } },
      updater: (_, answer) => {
        if (answer?.revokeApiToken.apiToken) setRevokedIds([...revokedIds, id]);
        renew();
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
          <TokenEntry key={token.id} token={token} onRevoke={() => revoke(token.id)} />
        ))}
      </ul>
      <ChangeProblem state={state} problems={payload?.problems} />
      {payload?.apiToken && <Notice>{`Revoked ${payload.apiToken.name}.`}</Notice>}
      <NewToken workspaceId={workspaceId} revokedIds={revokedIds} />
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
