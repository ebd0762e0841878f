import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import type { EditProject_project$key } from '@/__generated__/EditProject_project.graphql';
import { AudienceKeyField } from '@/client/sections/AudienceKeyField';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { OWN_AUDIENCE_HINT } from '@/client/sections/ownAudienceHint';
import { readPercent } from '@/client/sections/readPercent';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import styles from '@/client/ui/Form.module.css';
import { Notice } from '@/client/ui/Notice';
import { TextField } from '@/client/ui/TextField';
import { decisionWords } from '@/domain/decisionStates';
import { formatCountWithNoun } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import { useUpdateProject } from './useUpdateProject';

/** Says which decisions the new terms speak against before they are saved. */
export function EditProject(props: { readonly project: EditProject_project$key }) {
  const { id, version, name, audienceKey, audience, linePercent } = useFragment(
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
  const [trial, attempt] = useUpdateProject();
  const [change, update] = useUpdateProject();
  const [isChanged, setChanged] = useState(false);
  const renew = useRenewPage();
  const shown = trial.status === 'done' && !isChanged ? trial.response.updateProject : undefined;
  const saved = change.status === 'done' ? change.response.updateProject : undefined;
  const problems = saved?.problems ?? shown?.problems;
  const savedVersion = saved?.project?.version;
  const settle = useEffectEvent(renew);
  useEffect(() => {
    if (savedVersion !== undefined) settle();
  }, [savedVersion]);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const answer = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value;
    const terms = {
      projectId: id,
      name: formText(form, 'name'),
      audience: formText(form, 'audience').trim(),
      linePercent: readPercent(formText(form, 'line')) ?? 0,
      expectedVersion: version,
    };
    setChanged(false);
    if (answer === 'check') attempt({ variables: { input: { ...terms, isDryRun: true } } });
    else update({ variables: { input: { ...terms, isReopening: answer === 'reopen' } } });
  }

  const getProblem = (field: string) => fieldProblem(problems, field);
  const isChecked = shown?.project != null && !saved?.project;
  return (
    <form className={styles.form} onSubmit={send} onChange={() => setChanged(true)}>
      <TextField label="Name" name="name" required defaultValue={name} error={getProblem('name')} />
      <AudienceKeyField
        audience={{ key: audienceKey, name: audience?.name ?? audienceKey }}
        hint={OWN_AUDIENCE_HINT}
        error={getProblem('audience')}
        onChange={() => setChanged(true)}
      />
      <TextField
        label="Line"
        name="line"
        required
        inputMode="decimal"
        suffix="%"
        defaultValue={String(linePercent)}
        error={getProblem('linePercent')}
      />
      <ChangeProblem state={change.status === 'idle' ? trial : change} problems={problems} />
      {saved?.project && !isChanged && <Notice>Saved.</Notice>}
      {isChecked && <Against decisions={shown.wouldReopen} />}
      <div className={styles.actions}>
        {isChecked ? (
          <>
            <Button type="submit" value="save" variant="primary">
              Save
            </Button>
            {shown.wouldReopen.length > 0 && (
              <Button type="submit" value="reopen">
                Save and reopen them
              </Button>
            )}
          </>
        ) : (
          <Button type="submit" value="check" aria-disabled={trial.status === 'pending'}>
            Show what changes
          </Button>
        )}
      </div>
    </form>
  );
}

interface AgainstProps {
  readonly decisions: readonly {
    readonly id: string;
    readonly subjectName: string;
    readonly state: string;
  }[];
}

const SHOWN = 20;

function Against({ decisions }: AgainstProps) {
  if (decisions.length === 0) return <Notice>This change would reopen no decision.</Notice>;
  return (
    <Notice>
      <p>{`This change contradicts ${formatCountWithNoun(decisions.length, 'decision')}. They stay in force unless you reopen them.`}</p>
      <ul>
        {decisions.slice(0, SHOWN).map(({ id, subjectName, state }) => (
          <li key={id}>{`${subjectName}: ${decisionWords(state).toLowerCase()}`}</li>
        ))}
        {decisions.length > SHOWN && <li>{`and ${decisions.length - SHOWN} more`}</li>}
      </ul>
    </Notice>
  );
}
