import { useEffect, useEffectEvent } from 'react';
import type { RecordedActMutation } from '@/__generated__/RecordedActMutation.graphql';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { formatCountWithNoun } from '@/domain/format';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { ChangeProblem } from './ChangeProblem';
import { useRenewPage } from './useRenewPage';

interface RecordedActProps {
  readonly projectId: string;
  /** Absent if the act recorded nothing. */
  readonly actId: string | null | undefined;
  /** Says what the act recorded. */
  readonly sentence: string;
}

/** Many decisions recorded at once. They can be undone together, and the page shows the result. */
export function RecordedAct({ projectId, actId, sentence }: RecordedActProps) {
  const [state, undo] = useMutation<RecordedActMutation>(graphql`
    mutation RecordedActMutation($input: UndoActInput!) {
      undoAct(input: $input) {
        act {
          count
        }
        problems {
          message
          path
        }
      }
    }
  `);
  const payload = state.status === 'done' ? state.response.undoAct : undefined;
  const undone = payload?.act?.count;
  const renew = useEffectEvent(useRenewPage());
  useEffect(() => renew(), [actId, undone]);

  if (undone !== undefined)
    return <Notice>{`Took back ${formatCountWithNoun(undone, 'decision')}.`}</Notice>;
  return (
    <>
      <Notice
        action={
          actId != null && (
            <Button onClick={() => undo({ variables: { input: { projectId, actId } } })}>
              Undo
            </Button>
          )
        }
      >
        {sentence}
      </Notice>
      <ChangeProblem state={state} problems={payload?.problems} />
    </>
  );
}
