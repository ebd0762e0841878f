// Traces an operation as one span, with a child span for each field whose resolvers were slow.
// Resolvers are wrapped only once spans are exported, so an instance without a collector pays
// nothing.
import { type DocumentNode, getOperationAST, type GraphQLSchema, isObjectType } from 'graphql';
import { exportsSpans, inSpan, noteSpan } from '@/server/platform/observe/trace';

/** Minimum total milliseconds of a field's resolver calls for a span. */
const SLOW_GROUP_MS = 5;

interface Group {
  readonly startMs: number;
  calls: number;
  ms: number;
}

interface Observed {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
}

/**
 * Runs `execute` in a span named after the operation.
 * @param isOwn false for operations from third parties, whose names are unbounded and so left out
 */
export function observeOperation<T>(
  { schema, document, operationName }: Observed,
  isOwn: boolean,
  execute: () => T,
): T {
  if (!exportsSpans()) return execute();
  measureResolvers(schema);
  const { operation = 'query', name } = getOperationAST(document, operationName) ?? {};
  const known = isOwn ? name?.value : undefined;
  return inSpan(
    [operation, known].filter(Boolean).join(' '),
    { 'graphql.operation.type': operation, 'graphql.operation.name': known },
    () => inGroups(execute),
  );
}

/** For the running operation. Execution is synchronous, so there is only one at a time. */
let groups: Map<string, Group> | undefined;

function inGroups<T>(execute: () => T): T {
  groups = new Map();
  try {
    return execute();
  } finally {
    for (const [name, { startMs, calls, ms }] of groups) {
      // The span starts at the first call and lasts for the total time of all calls.
      if (ms >= SLOW_GROUP_MS)
        noteSpan(`resolve ${name}`, startMs, startMs + ms, { 'graphql.resolver.calls': calls });
    }
    groups = undefined;
  }
}

const measured = new WeakSet<GraphQLSchema>();

function measureResolvers(schema: GraphQLSchema): void {
  if (measured.has(schema)) return;
  measured.add(schema);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const { resolve } = field;
      if (resolve)
        field.resolve = (...args) => measure(`${type.name}.${field.name}`, () => resolve(...args));
    }
  }
}

function measure<T>(name: string, resolve: () => T): T {
  if (!groups) return resolve();
  const group = groups.get(name) ?? { startMs: Date.now(), calls: 0, ms: 0 };
  groups.set(name, group);
  const startedAt = performance.now();
  try {
    return resolve();
  } finally {
    group.calls += 1;
    group.ms += performance.now() - startedAt;
  }
}
