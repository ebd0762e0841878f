import { commitLocalUpdate, type Environment } from 'relay-runtime';

/**
 * Deletes a record from the store after the server deleted it; fields that link to it then read
 * null.
 */
export function deleteRecord(environment: Environment, id: string): void {
  commitLocalUpdate(environment, (store) => store.delete(id));
}
