// The server’s store → the HTML → the browser’s store: only the part that an operation reads,
// without a request and without normalizing it again. See docs/decisions/0009-store-codec.md.
import {
  createOperationDescriptor,
  type Environment,
  getRequest,
  type GraphQLTaggedNode,
  type OperationDescriptor,
  type Variables,
} from 'relay-runtime';
import { decodeOperation } from './decodeOperation';
import { CodecError, type EncodedOperation, type OperationRecords } from './encodedOperation';
import { fillStore } from './fillStore';

const hydrated = new WeakMap<OperationDescriptor, OperationRecords>();

/**
 * Returns the records that came encoded with a page, once: the disk takes them as they are, and
 * nothing else keeps them.
 */
export function takeHydrated(operation: OperationDescriptor): OperationRecords | undefined {
  const records = hydrated.get(operation);
  hydrated.delete(operation);
  return records;
}

/**
 * Does nothing if `encoded` is another build's, as in a saved page that is read after a
 * deployment: what the page then lacks is fetched.
 */
export function hydrateStore(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Variables,
  encoded: EncodedOperation,
): void {
  const operation = createOperationDescriptor(getRequest(query), variables);
  const store = environment.getStore();
  try {
    const { records, isComplete } = decodeOperation(encoded, operation);
    fillStore(store, store.getSource(), records);
    hydrated.set(operation, { encoded, records, isComplete });
  } catch (error) {
    if (!(error instanceof CodecError)) throw error;
    return;
  }
  // As after an answer: what nobody retains yet is protected, and the disk learns of the operation.
  store.notify(operation);
}
