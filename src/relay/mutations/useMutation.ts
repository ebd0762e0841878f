// The only door to mutations. Each intent has an idempotency key, created before the first attempt
// and kept while the outcome is unknown, even across a reload, so that retrying can't apply the
// change twice.
import { useCallback, useRef, useState } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useRelayEnvironment } from '@/relay/hooks';
import { hydrateSections } from '@/relay/waitingSections';
import { OpenIntents } from './OpenIntents';
import { type Intent, type MutationOutcome, sendMutation } from './sendMutation';

export type MutationState<M extends MutationParameters> =
  | { readonly status: 'idle' | 'pending'; readonly response?: undefined }
  | Extract<MutationOutcome<M>, { status: 'done' }>
  | (Extract<MutationOutcome<M>, { status: 'failed' }> & { readonly response?: undefined })
  | (Extract<MutationOutcome<M>, { status: 'unknown' }> & {
      readonly response?: undefined;
      /** Sends the same intent under the same key. */
      readonly retry: () => void;
    });

const intents = new OpenIntents();

/**
 * The state of the latest intent, and a function that starts a new one. The same again while it is
 * under way, as by a double click, is not another one.
 */
export function useMutation<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): readonly [MutationState<M>, (intent: Intent<M>) => void] {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<MutationState<M>>({ status: 'idle' });
  const underWay = useRef<{ readonly key: string; readonly text: string }>(undefined);

  const commit = useCallback(
    (intent: Intent<M>) => {
      const text = JSON.stringify(intent.variables);
      if (underWay.current?.text === text) return;
      const { key, settle } = intents.begin(mutation, intent.variables);
      const send = () => {
        underWay.current = { key, text };
        setState({ status: 'pending' });
        const ask = () => sendMutation<M>(environment, mutation, intent, key);
        void (hydrateSections()?.then(ask) ?? ask()).then((outcome) => {
          if (outcome.status !== 'unknown') settle();
          if (underWay.current?.key !== key) return;
          underWay.current = undefined;
          setState(outcome.status === 'unknown' ? { ...outcome, retry: send } : outcome);
        });
      };
      send();
    },
    [environment, mutation],
  );

  return [state, commit];
}
