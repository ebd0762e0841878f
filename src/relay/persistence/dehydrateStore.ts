import {
  createOperationDescriptor,
  type Environment,
  getRequest,
  type GraphQLTaggedNode,
  type Variables,
} from 'relay-runtime';
import type { EncodedOperation } from './encodedOperation';
import { encodeOperation } from './encodeOperation';

/** The input of `hydrateStore`: all that an operation reads of a store, with errors and gaps. */
export function dehydrateStore(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Variables,
): EncodedOperation {
  const operation = createOperationDescriptor(getRequest(query), variables);
  return encodeOperation(operation, environment.getStore().getSource()).encoded;
}
