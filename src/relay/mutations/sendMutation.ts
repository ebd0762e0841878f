// One intent under one key → how it ended. What one would get wrong: a failure after the last
// attempt does not mean that nothing was changed. Only an answer of the GraphQL server itself is
// certain; after anything else the same key must be used again.
import {
  commitMutation,
  type Environment,
  type GraphQLTaggedNode,
  type MutationConfig,
  type MutationParameters,
} from 'relay-runtime';
import { RequestError } from '@/relay/network/RequestError';
import { isRetryable } from '@/relay/network/retry';

/** What a person wants changed, and how the store shows it meanwhile. */
export type Intent<M extends MutationParameters> = Pick<
  MutationConfig<M>,
  'variables' | 'optimisticResponse' | 'optimisticUpdater' | 'updater'
>;

export type MutationOutcome<M extends MutationParameters> =
  | { readonly status: 'done'; readonly response: M['response'] }
  /** The server has refused or broken off: nothing was changed. */
  | { readonly status: 'failed'; readonly error: Error }
  /** Nobody can say whether it was changed. */
  | { readonly status: 'unknown'; readonly error: Error };

/**
 * Applies an intent at most once under `key`, however often it is called. It is not given up when
 * the screen goes.
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
