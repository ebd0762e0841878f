// Applies a mutation with an `Idempotency-Key` at most once, however often it is sent. See
// docs/decisions/0007-retries-and-idempotency.md. Pitfall: whether to store an answer depends on
// what was changed, not on the absence of errors.
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
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
import { isRefusal } from '@/domain/Refusal';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { viewerKey } from '@/server/model/features/Viewer';
import { log } from '@/server/platform/observe/log';
import type { IdempotencyStore } from './IdempotencyStore';
import { storageAway } from './storageAway';

const KEY_HEADER = 'idempotency-key';

/** Long enough to be unguessable; a UUID has 36 characters. */
const KEY_FORMAT = /^[\w-]{16,128}$/;

/** Must stand after the plugin that sets how operations are executed: it wraps that. */
export function runMutationsOnce(
  store: IdempotencyStore,
  takeChange: (request: IncomingMessage) => number,
): Plugin {
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
      const pause = takeChange((args.contextValue as unknown as { req: IncomingMessage }).req);
      if (pause > 0) return setResultAndStopExecution({ errors: [tooMany(pause)] });

      // Of two people, one must not be given the other's answer.
      const { viewer } = args.contextValue as Partial<RequestContext>;
      const actor = viewer && viewerKey(viewer);
      const requestHash = hashParts([
        params.query,
        args.operationName,
        args.variableValues,
        ...(actor === undefined ? [] : [actor]),
      ]);
      const ownKey = actor === undefined ? key : hashParts([actor, key]);
      setExecuteFn(async (executed) => {
        const outcome = await store
          .once({ key: ownKey, requestHash, name: getFieldName(operation) }, async () => {
            const result = (await executeFn(executed)) as ExecutionResult;
            return { result, isCommitted: isCommitted(result) };
          })
          .then(refuseUnsaved)
          .catch((cause: unknown) => ({ errors: [toStorageError(cause)] }));
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

function getFieldName({ selectionSet }: OperationDefinitionNode): string {
  const [field] = selectionSet.selections;
  return field?.kind === Kind.FIELD ? field.name.value : '';
}

/**
 * An error at the mutation's own field, or a problem in its payload, means that its resolver undid its
 * work: it may be tried again, and keeping it would only fill the disk. An error further in means that
 * the work was done and part of the answer failed: it must not be done again.
 */
function isCommitted({ errors = [], data }: ExecutionResult): boolean {
  const isRefused = Object.values(data ?? {}).some(
    (payload) => (payload as { problems?: readonly unknown[] } | null)?.problems?.length,
  );
  return !isRefused && errors.every(({ path = [] }) => path.length > 1);
}

function hashParts(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function refuse(code: string, message: string, status = 400): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http: { status, spec: false } } });
}

function tooMany(seconds: number): GraphQLError {
  return new GraphQLError(
    `Your network has sent more changes than this server makes for one client. Try again in ${seconds} s.`,
    {
      extensions: {
        code: 'CLIENT_LIMIT',
        http: { status: 429, headers: { 'retry-after': String(seconds) }, spec: false },
      },
    },
  );
}

/** Throws whatever is not the database being away. */
function toStorageError(cause: unknown): GraphQLError {
  if (!isRefusal(cause) || cause.code !== 'STORAGE_UNAVAILABLE') throw cause;
  log.warn({ err: cause.details.cause, reason: cause.details.reason }, 'A change was not saved.');
  return storageAway(cause.message);
}

/** Its resolver learned that the database is away, so the change was undone. */
function refuseUnsaved(outcome: ExecutionResult | 'reused'): ExecutionResult | 'reused' {
  const away =
    outcome !== 'reused' &&
    outcome.errors?.find(
      ({ extensions, path = [] }) => path.length < 2 && extensions.code === 'STORAGE_UNAVAILABLE',
    );
  return away ? { errors: [storageAway(away.message)] } : outcome;
}

const REUSED = refuse(
  'IDEMPOTENCY_KEY_REUSED',
  'This `Idempotency-Key` was already used for another change. Use a new key for each change.',
  422,
);
