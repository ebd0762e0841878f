import type { SubmitEvent } from 'react';
import type { WatchForm_workspace$key } from '@/__generated__/WatchForm_workspace.graphql';
import type { WatchFormMutation } from '@/__generated__/WatchFormMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { formText } from '@/client/sections/formText';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { SelectField } from '@/client/ui/SelectField';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { readWatchTerms, WatchTerms } from './WatchTerms';
import styles from '@/client/ui/Form.module.css';

const createWatchMutation = graphql`
  mutation WatchFormMutation($input: CreateWatchInput!) {
    createWatch(input: $input) {
      watch {
        id
        state
        mutedUntil
      }
      problems {
        message
        path
      }
    }
  }
`;

type Subject = WatchFormMutation['variables']['input']['subject'];

interface WatchFormProps {
  readonly workspace: WatchForm_workspace$key;
  /** The subject to watch; without one, the form offers the projects. */
  readonly watched?: { readonly name: string; readonly subject: Subject } | undefined;
  readonly audience: string;
  readonly linePercent: number;
}

export function WatchForm({ watched, audience, linePercent, ...props }: WatchFormProps) {
  const workspace = useFragment(
    graphql`
      fragment WatchForm_workspace on Workspace {
        id
        projects {
          id
          name
        }
        ...WatchTerms_workspace
      }
    `,
    props.workspace,
  );
  const [state, create] = useMutation<WatchFormMutation>(createWatchMutation);
  const renew = useRenewPage();
  const payload = state.response?.createWatch;
  if (!watched && workspace.projects.length === 0) return null;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = {
      workspaceId: workspace.id,
      subject: watched?.subject ?? { projectId: formText(form, 'project') },
      audience,
      linePercent,
      ...readWatchTerms(form),
    };
    create({ variables: { input }, updater: renew });
  }

  return (
    <Section title={watched ? `Watch ${watched.name}` : 'Watch a project'}>
      <form className={styles.form} onSubmit={send}>
        {!watched && <ProjectField projects={workspace.projects} />}
        <WatchTerms workspace={workspace} isProject={!watched} />
        <ChangeProblem state={state} problems={payload?.problems} />
        {payload?.watch && <Notice>You’ll be notified.</Notice>}
        <div className={styles.actions}>
          <Button type="submit" variant="primary" aria-disabled={state.status === 'pending'}>
            Watch
          </Button>
        </div>
      </form>
    </Section>
  );
}

interface ProjectFieldProps {
  readonly projects: readonly { readonly id: string; readonly name: string }[];
}

function ProjectField({ projects }: ProjectFieldProps) {
  return (
    <SelectField label="Everything decided in" name="project">
      {projects.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
