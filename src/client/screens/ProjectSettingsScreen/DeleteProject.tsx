import { useEffect } from 'react';
import type { DeleteProjectMutation } from '@/__generated__/DeleteProjectMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { ConfirmButton } from '@/client/ui/ConfirmButton';
import { teamHref } from '@/domain/routes/teams';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import type { SettledProject } from './SettledProject';
import styles from '@/client/ui/Form.module.css';

const deleteProjectMutation = graphql`
  mutation DeleteProjectMutation($input: DeleteProjectInput!) {
    deleteProject(input: $input) {
      workspace {
        slug
      }
      problems {
        message
        path
      }
    }
  }
`;

/** Deletes an archived project for good, and goes on in its workspace. */
export function DeleteProject({ project }: { readonly project: SettledProject }) {
  const [state, remove] = useMutation<DeleteProjectMutation>(deleteProjectMutation);
  const payload = state.response?.deleteProject;
  const slug = payload?.workspace?.slug;
  useEffect(() => {
    // A page of its own: what was in memory is gone.
    if (slug !== undefined) window.location.assign(teamHref.workspace(slug));
  }, [slug]);
  return (
    <div className={styles.actions}>
      <ConfirmButton
        ask={`Delete ${project.name} for good`}
        title={`Delete ${project.name}?`}
        confirm={`Delete ${project.name}`}
        onConfirm={() => remove({ variables: { input: { projectId: project.id } } })}
      >
        <ul>
          <li>Its decisions, reviews and watches are gone at once, and they can’t be restored.</li>
          <li>Scripts that read its policy get an error.</li>
        </ul>
      </ConfirmButton>
      <ChangeProblem state={state} problems={payload?.problems} />
    </div>
  );
}
