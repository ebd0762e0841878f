import { type ComponentProps, type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import type {
  EditProject_project$data,
  EditProject_project$key,
} from '@/__generated__/EditProject_project.graphql';
import type { EditProjectMutation } from '@/__generated__/EditProjectMutation.graphql';
import { AudienceKeyField } from '@/client/sections/AudienceKeyField';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { OWN_AUDIENCE_HINT } from '@/client/sections/ownAudienceHint';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { TextField } from '@/client/ui/TextField';
import { readPercent } from '@/domain/readPercent';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { ContradictedDecisions } from './ContradictedDecisions';
import styles from '@/client/ui/Form.module.css';

const editProjectMutation = graphql`
  mutation EditProjectMutation($input: UpdateProjectInput!) {
    updateProject(input: $input) {
      project {
        id
        version
        name
        audienceKey
        linePercent
      }
      wouldReopen {
        id
        subjectName
        state
      }
      problems {
        message
        path
        current {
          ... on Project {
            id
            version
            name
            audienceKey
            linePercent
          }
        }
      }
    }
  }
`;

/** Shows which decisions the new terms contradict before it saves them. */
export function EditProject(props: { readonly project: EditProject_project$key }) {
  const project = useFragment(
    graphql`
      fragment EditProject_project on Project {
        id
        version
        name
        audienceKey
        audience @catch(to: NULL) {
          name
        }
        linePercent
      }
    `,
    props.project,
  );
  const [trial, attempt] = useMutation<EditProjectMutation>(editProjectMutation);
  const [change, update] = useMutation<EditProjectMutation>(editProjectMutation);
  const [isChanged, setChanged] = useState(false);
  const checked = trial.status === 'done' && !isChanged ? trial.response.updateProject : undefined;
  const saved = change.status === 'done' ? change.response.updateProject : undefined;
  const problems = saved?.problems ?? checked?.problems;
  const isChecked = checked?.project != null && !saved?.project;
  useRenewPageAfter(saved?.project?.version);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const answer = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value;
    const target = { projectId: project.id, expectedVersion: project.version };
    const input = { ...target, ...readTerms(event.currentTarget) };
    setChanged(false);
    if (answer === 'check') attempt({ variables: { input: { ...input, isDryRun: true } } });
    else update({ variables: { input: { ...input, isReopening: answer === 'reopen' } } });
  }

  return (
    <form className={styles.form} onSubmit={send} onChange={() => setChanged(true)}>
      <TermFields project={project} problems={problems} onChange={() => setChanged(true)} />
      <ChangeProblem state={change.status === 'idle' ? trial : change} problems={problems} />
      {saved?.project && !isChanged && <Notice>Saved.</Notice>}
      {isChecked && <ContradictedDecisions decisions={checked.wouldReopen} />}
      <EditButtons
        isChecked={isChecked}
        canReopen={isChecked && checked.wouldReopen.length > 0}
        isBusy={trial.status === 'pending'}
      />
    </form>
  );
}

function useRenewPageAfter(version: number | undefined): void {
  const renew = useEffectEvent(useRenewPage());
  useEffect(() => {
    if (version !== undefined) renew();
  }, [version]);
}

function readTerms(form: HTMLFormElement) {
  const fields = new FormData(form);
  return {
    name: formText(fields, 'name'),
    audience: formText(fields, 'audience').trim(),
    linePercent: readPercent(formText(fields, 'line')) ?? 0,
  };
}

interface TermFieldsProps {
  readonly project: EditProject_project$data;
  readonly problems: ComponentProps<typeof ChangeProblem>['problems'];
  readonly onChange: () => void;
}

function TermFields({ project, problems, onChange }: TermFieldsProps) {
  const { name, audienceKey, audience, linePercent } = project;
  return (
    <>
      <TextField
        label="Name"
        name="name"
        required
        defaultValue={name}
        error={fieldProblem(problems, 'name')}
      />
      <AudienceKeyField
        audience={{ key: audienceKey, name: audience?.name ?? audienceKey }}
        hint={OWN_AUDIENCE_HINT}
        error={fieldProblem(problems, 'audience')}
        onChange={onChange}
      />
      <TextField
        label="Line"
        name="line"
        required
        inputMode="decimal"
        suffix="%"
        defaultValue={String(linePercent)}
        error={fieldProblem(problems, 'linePercent')}
      />
    </>
  );
}

interface EditButtonsProps {
  /** The reader has seen what changes. */
  readonly isChecked: boolean;
  readonly canReopen: boolean;
  readonly isBusy: boolean;
}

function EditButtons({ isChecked, canReopen, isBusy }: EditButtonsProps) {
  return (
    <div className={styles.actions}>
      {isChecked ? (
        <Button type="submit" value="save" variant="primary">
          Save
        </Button>
      ) : (
        <Button type="submit" value="check" aria-disabled={isBusy}>
          Show what changes
        </Button>
      )}
      {canReopen && (
        <Button type="submit" value="reopen">
          Save and reopen them
        </Button>
      )}
    </div>
  );
}
