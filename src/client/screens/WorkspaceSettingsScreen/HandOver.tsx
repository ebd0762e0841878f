import { useState } from 'react';
import type { HandOver_workspace$key } from '@/__generated__/HandOver_workspace.graphql';
import type { HandOverMutation } from '@/__generated__/HandOverMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { classNames } from '@/client/ui/classNames';
import { ConfirmButton } from '@/client/ui/ConfirmButton';
import { Section } from '@/client/ui/Section';
import { SelectField } from '@/client/ui/SelectField';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import styles from '@/client/ui/Form.module.css';

const handOverWorkspaceMutation = graphql`
  mutation HandOverMutation($input: HandOverWorkspaceInput!) {
    handOverWorkspace(input: $input) {
      workspace {
        id
        role
        permissions
        members(first: 100) {
          edges {
            node {
              id
              role
            }
          }
        }
      }
      problems {
        message
        path
      }
    }
  }
`;

export function HandOver(props: { readonly workspace: HandOver_workspace$key }) {
  const { name, permissions, members } = useFragment(
    graphql`
      fragment HandOver_workspace on Workspace {
        name
        permissions
        members(first: 100) {
          edges {
            node {
              id
              name
              isViewer
            }
          }
        }
      }
    `,
    props.workspace,
  );
  const [state, change] = useMutation<HandOverMutation>(handOverWorkspaceMutation);
  const [chosen, setChosen] = useState<string>();
  const payload = state.response?.handOverWorkspace;
  const others = members.edges.map(({ node }) => node).filter(({ isViewer }) => !isViewer);
  const heir = others.find(({ id }) => id === chosen) ?? others[0];
  const isOver = payload?.workspace != null;
  if (!heir || !(isOver || permissions.includes('own'))) return null;

  return (
    <Section title="Hand over">
      {isOver ? (
        <p role="status">{`${heir.name} owns ${name} now. You are an admin.`}</p>
      ) : (
        <div className={classNames(styles.actions, styles.besideField)}>
          <HeirField heir={heir} members={others} onChange={setChosen} />
          <HandOverButton
            workspace={name}
            heir={heir.name}
            onConfirm={() => change({ variables: { input: { memberId: heir.id } } })}
          />
        </div>
      )}
      <ChangeProblem state={state} problems={payload?.problems} />
    </Section>
  );
}

interface Heir {
  readonly id: string;
  readonly name: string;
}

interface HeirFieldProps {
  readonly heir: Heir;
  readonly members: readonly Heir[];
  readonly onChange: (id: string) => void;
}

function HeirField({ heir, members, onChange }: HeirFieldProps) {
  return (
    <SelectField
      label="New owner"
      value={heir.id}
      onChange={(event) => onChange(event.target.value)}
    >
      {members.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

interface HandOverButtonProps {
  readonly workspace: string;
  readonly heir: string;
  readonly onConfirm: () => void;
}

function HandOverButton({ workspace, heir, onConfirm }: HandOverButtonProps) {
  return (
    <ConfirmButton
      ask={`Hand over to ${heir}`}
      title={`Hand ${workspace} over to ${heir}?`}
      confirm={`Make ${heir} the owner`}
      onConfirm={onConfirm}
    >
      <ul>
        <li>{`${heir} becomes an owner at once, and can delete the workspace and make or remove owners.`}</li>
        <li>
          You become an admin: you still manage members, tokens and settings, but can do neither of
          those.
        </li>
        <li>{`Only an owner, such as ${heir}, can make you one again.`}</li>
        <li>Decisions, reviews and watches keep their owners. The audit log notes it.</li>
      </ul>
    </ConfirmButton>
  );
}
