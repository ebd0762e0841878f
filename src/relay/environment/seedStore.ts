// Server payload → store. `executeWithSource` and not `commitPayload`, because the latter drops
// field errors and a failed field would read as "absent".
import {
  createOperationDescriptor,
  type Environment,
  getRequest,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  Observable,
  type Variables,
} from 'relay-runtime';

export function seedStore(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Variables,
  payload: GraphQLResponse,
): void {
  const operation = createOperationDescriptor(getRequest(query), variables);
  environment.executeWithSource({ operation, source: Observable.from(payload) }).subscribe({});
}
