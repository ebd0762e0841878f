// Sends an intent under its key and reports the outcome. Pitfall: a failure after the last attempt
// doesn't mean that nothing changed. Only a response from the GraphQL server itself is certain;
// after anything else the same key must be used again.
import {
  commitMutation,
  type Environment,
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime';
import { RequestError } from '@/relay/network/RequestError';
import { isRetryable } from '@/relay/network/retry';

/** The change a reader wants, and its optimistic effect on the store. */
export type Intent<M extends MutationParameters> = Pick<
  MutationConfig<M>,
  'variables' | 'optimisticResponse' | 'optimisticUpdater' | 'updater'
>;

export type MutationOutcome<M extends MutationParameters> =
  | { readonly status: 'done'; readonly response: M['response'] }
  /** The server rejected it or failed: nothing was changed. */
  | { readonly status: 'failed'; readonly error: Error }
  /** It is unknown whether anything was changed. */
  | { readonly status: 'unknown'; readonly error: Error };

/**
 * Applies an intent at most once per `key`, however often it is called. Unmounting the screen
 * doesn't cancel it.
 */
export function sendMutation<M extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  intent: Intent<M>,
  key: string,
): Promise<MutationOutcome<M>> {
  return new Promise((resolve) => {
    commitMutation<M>(environment, {
      ...intent,
      mutation,
      cacheConfig: { metadata: { idempotencyKey: key } },
      onCompleted: (response, errors) => {
        const [first] = errors ?? [];
        const isEmpty = Object.values(response).every((value) => value == null);
        resolve(
          first && isEmpty
            ? { status: 'failed', error: new RequestError('graphql', first.message) }
            : { status: 'done', response },
        );
      },
      onError: (error) => resolve({ status: isAnswer(error) ? 'failed' : 'unknown', error }),
    });
  });
}

function isAnswer(error: Error): boolean {
  return error instanceof RequestError && error.kind === 'graphql' && !isRetryable(error);
}
