// Applies a mutation with an `Idempotency-Key` at most once, however often it is sent. See
// docs/decisions/0007-retries-and-idempotency.md. Pitfall: whether to store an answer depends on
// what was changed, not on the absence of errors.
import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  type ExecutionResult,
  getOperationAST,
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { IdempotencyStore } from './IdempotencyStore';

const KEY_HEADER = 'idempotency-key';

/** Long enough to be unguessable; a UUID has 36 characters. */
const KEY_FORMAT = /^[\w-]{16,128}$/;

/** Must come after the plugin that sets the execute function, because it wraps that function. */
export function mutationsOnce(store: IdempotencyStore): Plugin {
  return {
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      const operation = getOperationAST(
        args.document as DocumentNode,
        args.operationName as string | undefined,
      );
      if (operation?.operation !== OperationTypeNode.MUTATION) return;
      const { request, params } = args.contextValue;
      const key = request.headers.get(KEY_HEADER) ?? '';
      const refusal = findRefusal(key, operation);
      if (refusal) return setResultAndStopExecution({ errors: [refusal] });

      const requestHash = hashParts([params.query, args.operationName, args.variableValues]);
      setExecuteFn(async (executed) => {
        const outcome = await store.once({ key, requestHash }, async () => {
          const result = (await executeFn(executed)) as ExecutionResult;
          return { result, isCommitted: isCommitted(result) };
        });
        return outcome === 'reused' ? { errors: [REUSED] } : outcome;
      });
    },
  };
}

function findRefusal(
  key: string,
  { selectionSet: { selections } }: OperationDefinitionNode,
): GraphQLError | undefined {
  if (key === '')
    return refuse(
      'IDEMPOTENCY_KEY_MISSING',
      'A mutation needs an `Idempotency-Key` header: a UUID that is unique to the change.',
    );
  if (!KEY_FORMAT.test(key))
    return refuse(
      'IDEMPOTENCY_KEY_INVALID',
      'The `Idempotency-Key` must be 16 to 128 letters, digits, “-” or “_”, such as a UUID.',
    );
  if (selections.length === 1 && selections[0]!.kind === Kind.FIELD) return undefined;
  return refuse(
    'MUTATION_NOT_SINGLE',
    'A mutation must have exactly one field, because a key covers one change. Send several operations.',
  );
}

/**
 * An error on the mutation field itself means its resolver failed and rolled back. A deeper error
 * means the change was applied but part of the answer failed, so it must not run again.
 */
function isCommitted({ errors = [] }: ExecutionResult): boolean {
  return errors.every(({ path = [] }) => path.length > 1);
}

function hashParts(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function refuse(code: string, message: string, status = 400): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status, spec: false } } });
}

const REUSED = refuse(
  'IDEMPOTENCY_KEY_REUSED',
  'This `Idempotency-Key` was already used for another change. Use a new key for each change.',
  422,
);
