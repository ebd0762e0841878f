// An operation → a span, and within it one for every group of resolvers that took long. What one
// would get wrong: the schema's resolvers are wrapped only once spans are exported, so an instance
// without a collector runs them bare.
import { type DocumentNode, getOperationAST, type GraphQLSchema, isObjectType } from 'graphql';
import { exportsSpans, inSpan, noteSpan } from '@/server/observe/trace';

/** Milliseconds that all calls of one field's resolver must take together to be worth a span. */
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
 * Executes in a span named by the operation. `isOwn` is false for what strangers write: they could
 * make up any number of names.
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

/** Of the operation under way: execution is synchronous, so there is one at a time. */
let groups: Map<string, Group> | undefined;

function inGroups<T>(execute: () => T): T {
  groups = new Map();
  try {
    return execute();
  } finally {
    for (const [name, { startMs, calls, ms }] of groups) {
      // From its first call, as long as its calls took together.
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
