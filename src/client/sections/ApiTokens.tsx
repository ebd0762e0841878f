import { useState } from 'react';
import type {
  ApiTokens_workspace$data,
  ApiTokens_workspace$key,
} from '@/__generated__/ApiTokens_workspace.graphql';
import type { ApiTokensRevokeMutation } from '@/__generated__/ApiTokensRevokeMutation.graphql';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { ChangeProblem } from './ChangeProblem';
import { NewApiToken } from './NewApiToken';
import { TOKEN_SCOPES, tokenDates } from './tokenFacts';
import { useRenewPage } from './useRenewPage';
import styles from '@/client/ui/Form.module.css';

const revokeTokenMutation = graphql`
  mutation ApiTokensRevokeMutation($input: RevokeApiTokenInput!) {
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

interface ApiTokensProps {
  readonly workspace: ApiTokens_workspace$key;
  /** Only the tokens that change this project, and no other; all of the workspace without. */
  readonly projectId?: string;
}

/** For admins: the tokens of a workspace, also those that members have created for themselves. */
export function ApiTokens({ projectId, ...props }: ApiTokensProps) {
  const { id: workspaceId, apiTokens } = useFragment(
    graphql`
      fragment ApiTokens_workspace on Workspace {
        id
        apiTokens {
          id
          name
          scope
          person
          projectId
          prefix
          createdAt
          expiresAt
          lastUsedAt
        }
      }
    `,
    props.workspace,
  );
  const { state, payload, revokedIds, revoke } = useRevocation(workspaceId);
  const tokens = apiTokens?.filter(
    (token) => projectId === undefined || token.projectId === projectId,
  );

  return (
    <Section title="API tokens">
      {tokens?.length === 0 && (
        <p>
          {projectId === undefined
            ? 'None yet. A token lets CI, scripts and agents read what the team decided.'
            : 'None yet. A token of the project reads what the team decided, and changes only this project.'}
        </p>
      )}
      <ul className={styles.list}>
        {tokens?.map((token) => (
          <TokenEntry
            key={token.id}
            token={token}
            isOfMany={projectId === undefined}
            onRevoke={() => revoke(token.id)}
          />
        ))}
      </ul>
      <ChangeProblem state={state} problems={payload?.problems} />
      {payload?.apiToken && <Notice>{`Revoked ${payload.apiToken.name}.`}</Notice>}
      <NewApiToken workspaceId={workspaceId} projectId={projectId} revokedIds={revokedIds} />
    </Section>
  );
}

function useRevocation(workspaceId: string) {
  const [state, send] = useMutation<ApiTokensRevokeMutation>(revokeTokenMutation);
  const [revokedIds, setRevokedIds] = useState<readonly string[]>([]);
  const renew = useRenewPage();
  const revoke = (id: string) =>
    send({
      variables: { input: { workspaceId, id } },
      updater: (_, answer) => {
        if (answer?.revokeApiToken.apiToken) setRevokedIds([...revokedIds, id]);
        renew();
      },
    });
  return { state, payload: state.response?.revokeApiToken, revokedIds, revoke };
}

interface TokenEntryProps {
  readonly token: NonNullable<ApiTokens_workspace$data['apiTokens']>[number];
  /** Among tokens of other projects. */
  readonly isOfMany: boolean;
  readonly onRevoke: () => void;
}

function TokenEntry({ token, isOfMany, onRevoke }: TokenEntryProps) {
  const { name, scope, person, prefix, createdAt, expiresAt, lastUsedAt } = token;
  const marks = [
    person != null && ` for ${person}`,
    isOfMany && token.projectId != null && ' in one project',
  ];
  return (
    <li className={styles.entry}>
      <span>
        {`${name}: ${TOKEN_SCOPES[scope]}${marks.filter(Boolean).join('')}, `}
        <code>{`${prefix}…`}</code>
        {`, ${tokenDates({ createdAt, expiresAt, lastUsedAt })}`}
      </span>
      <Button variant="quiet" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}
