// A selection of an operation → the key its value has in a record.
import {
  getRelayHandleKey,
  getStorageKey,
  type NormalizationSelection,
  type Variables,
} from 'relay-runtime';

type Field = Extract<NormalizationSelection, { kind: 'ScalarField' | 'LinkedField' }>;
type Handle = Extract<NormalizationSelection, { kind: 'LinkedHandle' }>;

export function storageKeyOf(field: Field, variables: Variables): string {
  return field.storageKey ?? getStorageKey(field, variables);
}

/** What relay-runtime's getHandleStorageKey gives: the key without the arguments that only page. */
export function handleKeyOf(
  { handle, key, name, args, filters }: Handle,
  variables: Variables,
): string {
  const filterArgs = args?.filter((argument) => filters?.includes(argument.name) === true) ?? [];
  return getStorageKey(
    {
      kind: 'LinkedField',
      name: getRelayHandleKey(handle, key, name),
      args: filterArgs,
      plural: false,
      selections: [],
    } as never,
    variables,
  );
}
