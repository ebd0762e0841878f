// The only door to mutations. Each intent has one key, made before its first attempt and kept as
// long as its outcome is unknown, over a reload too, so that a person who tries again cannot change
// anything twice.
import { useCallback, useRef, useState } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { useRelayEnvironment } from '@/relay/hooks';
import { OpenIntents } from './OpenIntents';
import { type Intent, type MutationOutcome, sendMutation } from './sendMutation';

export type MutationState<M extends MutationParameters> =
  | { readonly status: 'idle' | 'pending' }
  | Exclude<MutationOutcome<M>, { status: 'unknown' }>
  /** `retry` asks again for the same intent under the same key. */
  | (Extract<MutationOutcome<M>, { status: 'unknown' }> & { readonly retry: () => void });

const intents = new OpenIntents();

/** The state of the newest intent, and what begins another. */
export function useMutation<M extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): readonly [MutationState<M>, (intent: Intent<M>) => void] {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<MutationState<M>>({ status: 'idle' });
  const newest = useRef('');

  const commit = useCallback(
    (intent: Intent<M>) => {
      const { key, settle } = intents.begin(mutation, intent.variables);
      const send = () => {
        newest.current = key;
        setState({ status: 'pending' });
        void sendMutation<M>(environment, mutation, intent, key).then((outcome) => {
          if (outcome.status !== 'unknown') settle();
          if (newest.current === key)
            setState(outcome.status === 'unknown' ? { ...outcome, retry: send } : outcome);
        });
      };
      send();
    },
    [environment, mutation],
  );

  return [state, commit];
}
