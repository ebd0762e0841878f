import type {
  PersonalTokens_viewer$data,
  PersonalTokens_viewer$key,
} from '@/__generated__/PersonalTokens_viewer.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { TOKEN_SCOPES, tokenDates } from '@/client/sections/tokenFacts';
import { Section } from '@/client/ui/Section';
import { SelectField } from '@/client/ui/SelectField';
import { graphql, useFragment } from '@/relay/hooks';
import { TokenEntry } from './TokenEntry';
import { TokenFields } from './TokenFields';
import styles from '@/client/ui/Form.module.css';

type Workspace = PersonalTokens_viewer$data['workspaces'][number];

/** The tokens that act for this person: lists, creates and revokes them. Works without scripts. */
export function PersonalTokens(props: { readonly viewer: PersonalTokens_viewer$key }) {
  const { workspaces } = useFragment(
    graphql`
      fragment PersonalTokens_viewer on Viewer {
        workspaces {
          id
          name
          permissions
          projects {
            id
            name
          }
          personalTokens {
            id
            name
            scope
            projectId
            prefix
            createdAt
            expiresAt
            lastUsedAt
          }
        }
      }
    `,
    props.viewer,
  );
  return (
    <Section title="Your tokens" id="tokens">
      <p>
        {workspaces.length === 0
          ? 'A token acts for you in a workspace, and you are in none yet.'
          : 'Scripts and agents that send one act for you, and never do more than your role allows.'}
      </p>
      <ul className={styles.list}>
        {workspaces.map((workspace) => (
          <TokensOf key={workspace.id} workspace={workspace} />
        ))}
      </ul>
      {workspaces.length > 0 && <NewToken workspaces={workspaces} />}
    </Section>
  );
}

function TokensOf({ workspace }: { readonly workspace: Workspace }) {
  return workspace.personalTokens.map(
    ({ id, name, scope, projectId, prefix, createdAt, expiresAt, lastUsedAt }) => (
      <TokenEntry
        key={id}
        token={{ id, name, prefix, dates: tokenDates({ createdAt, expiresAt, lastUsedAt }) }}
        scope={`${TOKEN_SCOPES[scope]} in ${nameOf(workspace, projectId)}`}
        revoke="token-revoke"
        place={workspace.id}
      />
    ),
  );
}

function nameOf({ name, projects }: Workspace, projectId: string | null | undefined): string {
  if (projectId == null) return name;
  const project = projects.find(({ id }) => id === projectId);
  return `${name} / ${project?.name ?? 'an archived project'}`;
}

function NewToken({ workspaces }: { readonly workspaces: readonly Workspace[] }) {
  const decides = workspaces.some(({ permissions }) => permissions.includes('decide'));
  return (
    <AccountForm action="token-create" submit="Create token" variant="plain">
      {(problemOf, typedIn) => (
        <TokenFields nameLabel="What it is for" name={typedIn('name')} problemOf={problemOf}>
          <SelectField label="It may change" name="place" error={problemOf('place')}>
            {workspaces.flatMap((workspace) => [
              <option key={workspace.id} value={workspace.id}>
                {`${workspace.name}, all projects`}
              </option>,
              ...workspace.projects.map(({ id }) => (
                <option key={id} value={id}>
                  {`only ${nameOf(workspace, id)}`}
                </option>
              )),
            ])}
          </SelectField>
          <SelectField label="It may" name="scope" error={problemOf('scope')}>
            <option value="READ">read</option>
            <option value="WRITE">read, and propose decisions</option>
            {decides && <option value="DECIDE">decide and manage projects, as you may</option>}
          </SelectField>
        </TokenFields>
      )}
    </AccountForm>
  );
}
