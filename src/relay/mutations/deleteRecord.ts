import { commitLocalUpdate, type Environment } from 'relay-runtime';

/** Takes out of the store what is no more on the server; what links to it then reads null. */
export function deleteRecord(environment: Environment, id: string): void {
  commitLocalUpdate(environment, (store) => store.delete(id));
}
