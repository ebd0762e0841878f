import { type SubmitEvent, useEffect } from 'react';
import type { ProjectAddressMutation } from '@/__generated__/ProjectAddressMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { Button } from '@/client/ui/Button';
import { TextField } from '@/client/ui/TextField';
import { teamHref } from '@/domain/routes/teams';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import type { SettledProject } from './SettledProject';
import styles from '@/client/ui/Form.module.css';

const changeAddressMutation = graphql`
  mutation ProjectAddressMutation($input: ChangeProjectAddressInput!) {
    changeProjectAddress(input: $input) {
      project {
        id
        slug
        version
      }
      problems {
        message
        path
      }
    }
  }
`;

/** Changes the address, and goes on at the new one. */
export function ProjectAddress({ project }: { readonly project: SettledProject }) {
  const { id, slug, workspace } = project;
  const [state, change] = useMutation<ProjectAddressMutation>(changeAddressMutation);
  const payload = state.response?.changeProjectAddress;
  const moved = payload?.project?.slug;
  useEffect(() => {
    if (moved !== undefined)
      window.location.assign(teamHref.projectSettings(workspace.slug, moved));
  }, [moved, workspace.slug]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = formText(new FormData(event.currentTarget), 'slug');
    change({ variables: { input: { projectId: id, slug: text } } });
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <TextField
        label="URL name of the project"
        name="slug"
        required
        isMono
        maxLength={40}
        defaultValue={slug}
        hint="Links to the former address keep working."
        error={fieldProblem(payload?.problems, 'slug')}
      />
      <ChangeProblem state={state} problems={payload?.problems} />
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={state.status === 'pending'}>
          Change the URL name
        </Button>
      </div>
    </form>
  );
}
