import { useEffect, useState } from 'react';
import type { MoveProjectMutation } from '@/__generated__/MoveProjectMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { classNames } from '@/client/ui/classNames';
import { ConfirmButton } from '@/client/ui/ConfirmButton';
import { SelectField } from '@/client/ui/SelectField';
import { teamHref } from '@/domain/routes/teams';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import type { SettledProject } from './SettledProject';
import styles from '@/client/ui/Form.module.css';

const moveProjectMutation = graphql`
  mutation MoveProjectMutation($input: MoveProjectInput!) {
    moveProject(input: $input) {
      project {
        slug
        workspace {
          slug
        }
      }
      problems {
        message
        path
      }
    }
  }
`;

interface MoveProjectProps {
  readonly project: SettledProject;
  /** The viewer's other workspaces; at least one. */
  readonly targets: readonly { readonly id: string; readonly name: string }[];
}

/** Moves the project to another workspace, and goes on there. */
export function MoveProject({ project, targets }: MoveProjectProps) {
  const [chosen, setChosen] = useState<string>();
  const [state, move] = useMutation<MoveProjectMutation>(moveProjectMutation);
  const payload = state.response?.moveProject;
  const target = targets.find(({ id }) => id === chosen) ?? targets[0]!;
  const moved = payload?.project;
  const address = moved && teamHref.projectSettings(moved.workspace.slug, moved.slug);
  useEffect(() => {
    if (address != null) window.location.assign(address);
  }, [address]);
  return (
    <>
      <div className={classNames(styles.actions, styles.besideField)}>
        <SelectField
          label="Another workspace"
          value={target.id}
          onChange={(event) => setChosen(event.target.value)}
          error={fieldProblem(payload?.problems, 'slug')}
        >
          {targets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <ConfirmButton
          ask={`Move to ${target.name}`}
          title={`Move ${project.name} to ${target.name}?`}
          confirm={`Move ${project.name}`}
          onConfirm={() =>
            move({ variables: { input: { projectId: project.id, workspaceId: target.id } } })
          }
        >
          <ul>
            <li>Decisions and reviews move with it. Members of this workspace lose access.</li>
            <li>Decisions whose owner isn’t a member there have no owner.</li>
            <li>Watches on it end, and tokens of this workspace no longer read it.</li>
            <li>A synced audience is copied as it is today.</li>
          </ul>
        </ConfirmButton>
      </div>
      <ChangeProblem state={state} problems={payload?.problems} />
    </>
  );
}
