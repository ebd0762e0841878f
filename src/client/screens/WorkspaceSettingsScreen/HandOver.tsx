import { useState } from 'react';
import type { HandOver_workspace$key } from '@/__generated__/HandOver_workspace.graphql';
import type { HandOverMutation } from '@/__generated__/HandOverMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { Button } from '@/client/ui/Button';
import { classNames } from '@/client/ui/classNames';
import { Dialog } from '@/client/ui/Dialog';
import styles from '@/client/ui/Form.module.css';
import { Section } from '@/client/ui/Section';
import { SelectField } from '@/client/ui/SelectField';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

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
  const [isAsked, setAsked] = useState(false);
  const payload = state.response?.handOverWorkspace;
  const others = members.edges.map(({ node }) => node).filter(({ isViewer }) => !isViewer);
  const heir = others.find(({ id }) => id === chosen) ?? others[0];
  const isOver = payload?.workspace != null;
  if (!heir || !(isOver || permissions.includes('own'))) return null;

  function handOver(memberId: string) {
    setAsked(false);
    change({ variables: { input: { memberId } } });
  }

  return (
    <Section title="Hand over">
      {isOver ? (
        <p role="status">{`${heir.name} owns ${name} now. You are an admin.`}</p>
      ) : (
        <div className={classNames(styles.actions, styles.besideField)}>
          <SelectField
            label="New owner"
            value={heir.id}
            onChange={(event) => setChosen(event.target.value)}
          >
            {others.map((member) => (
              <option key={member.id} value={member.id}>
                {member.name}
              </option>
            ))}
          </SelectField>
          <Button onClick={() => setAsked(true)}>{`Hand over to ${heir.name}`}</Button>
        </div>
      )}
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={`Hand ${name} over to ${heir.name}?`}
      >
        <ul>
          <li>{`${heir.name} becomes an owner at once, and can delete the workspace and make or remove owners.`}</li>
          <li>
            You become an admin: you still manage members, tokens and settings, but can do neither
            of those.
          </li>
          <li>{`Only an owner, such as ${heir.name}, can make you one again.`}</li>
          <li>Decisions, reviews and watches keep their owners. The audit log notes it.</li>
        </ul>
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => handOver(heir.id)}>
            {`Make ${heir.name} the owner`}
          </Button>
          <Button onClick={() => setAsked(false)}>Cancel</Button>
        </div>
      </Dialog>
      <ChangeProblem state={state} problems={payload?.problems} />
    </Section>
  );
}
