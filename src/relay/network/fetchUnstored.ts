// Asks a query without the store. Relay names each record of an answer after the arguments it was
// asked with: for two thousand keys that takes seconds, and the answer is of use only once.
import type { ConcreteRequest, Environment, GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * The data of a query without fragments. Rejects if any field failed.
 * @param signal ends the request
 */
export function fetchUnstored<Q extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  signal: AbortSignal,
): Promise<Q['response']> {
  return new Promise((resolve, reject) => {
    const request = environment
      .getNetwork()
      .execute((query as ConcreteRequest).params, variables, {})
      .subscribe({
        next: (answer) => {
          if ('data' in answer && answer.data && !answer.errors?.length) resolve(answer.data);
          else reject(new Error('The server could not answer.'));
        },
        error: reject,
      });
    signal.addEventListener('abort', () => request.unsubscribe());
  });
}
