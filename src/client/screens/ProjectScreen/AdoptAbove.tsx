import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import styles from '@/client/ui/Form.module.css';
import { Notice } from '@/client/ui/Notice';
import { TextField } from '@/client/ui/TextField';
import { formatCountWithNoun, formatLine, formatList } from '@/domain/format';
import { useAdoptAbove } from './useAdoptAbove';
import { useUndoAct } from './useUndoAct';

interface AdoptAboveProps {
  readonly projectId: string;
  readonly linePercent: number;
}

const NAMED = 8;

/** Everything above the line in one act: shown first, and undone as one. */
export function AdoptAbove({ projectId, linePercent }: AdoptAboveProps) {
  const [query, setQuery] = useState('');
  const [shown, setShown] = useState<string>();
  const [trial, attempt] = useAdoptAbove();
  const [change, adopt] = useAdoptAbove();
  const [undoing, undo] = useUndoAct();
  const renew = useRenewPage();
  const payload = (shown === query ? trial : undefined)?.status === 'done' ? trial : undefined;
  const preview = payload?.status === 'done' ? payload.response.adoptAbove : undefined;
  const adopted = change.status === 'done' ? change.response.adoptAbove : undefined;
  const undone = undoing.status === 'done' ? undoing.response.undoAct.act?.count : undefined;
  const [act, count] = [preview?.act, adopted?.act?.count];
  const settle = useEffectEvent(renew);
  useEffect(() => {
    if (count !== undefined || undone !== undefined) settle();
  }, [count, undone]);

  function look(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setShown(query);
    attempt({ variables: { input: { projectId, query, isDryRun: true } } });
  }

  function undoLast() {
    const actId = adopted?.act?.id;
    if (actId != null) undo({ variables: { input: { projectId, actId } } });
  }

  if (undone !== undefined)
    return <Notice>{`Took back ${formatCountWithNoun(undone, 'decision')}.`}</Notice>;
  if (adopted?.act)
    return (
      <Notice action={<Button onClick={undoLast}>Undo</Button>}>
        {`Adopted ${formatCountWithNoun(adopted.act.count, 'feature')}.`}
      </Notice>
    );
  return (
    <form className={styles.form} onSubmit={look}>
      <TextField
        label="Only features that match"
        name="query"
        isMono
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        hint="As on the features page, such as group:css or baseline:widely. Empty for all."
        error={fieldProblem(preview?.problems, 'query')}
      />
      <ChangeProblem
        state={change.status === 'idle' ? trial : change}
        problems={adopted?.problems ?? preview?.problems}
      />
      {act && (
        <p role="status">
          {act.count === 0
            ? `Nothing undecided is at or above ${formatLine(linePercent)}.`
            : `At or above ${formatLine(linePercent)}: ${listed(act)}.`}
        </p>
      )}
      <div className={styles.actions}>
        {act && act.count > 0 ? (
          <Button
            variant="primary"
            onClick={() => adopt({ variables: { input: { projectId, query } } })}
          >
            {`Adopt ${formatCountWithNoun(act.count, 'feature')}`}
          </Button>
        ) : (
          <Button type="submit" aria-disabled={trial.status === 'pending'}>
            Show what can be adopted
          </Button>
        )}
      </div>
    </form>
  );
}

interface Listed {
  readonly count: number;
  readonly features: readonly { readonly name: string }[];
}

function listed({ count, features }: Listed): string {
  const names = features.slice(0, NAMED).map(({ name }) => name);
  const more = count - names.length;
  return formatList(more > 0 ? [...names, `${more} more`] : names);
}
