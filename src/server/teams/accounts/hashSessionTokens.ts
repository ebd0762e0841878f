// The library would store session tokens in plain text. This adapter stores their SHA-256, and
// returns the token that the library searched by. Pitfall: a session found in another way has the
// hash as its token, which does not work as a cookie.
import { createHash } from 'node:crypto';
import type { DBAdapter } from '@better-auth/core/db/adapter';

type Adapter = DBAdapter;
type Where = NonNullable<Parameters<Adapter['count']>[0]['where']>;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The hashes that were asked for, each with its token. */
type Tokens = Map<string, string>;

function hashWithin<A extends Omit<Adapter, 'transaction'>>(adapter: A): A {
  const ask = async <
    Query extends { readonly model: string; readonly where?: Where | undefined },
    T,
  >(
    query: Query,
    run: (query: Query) => Promise<T>,
  ): Promise<T> => {
    if (query.model !== 'session' || !query.where) return run(query);
    const tokens: Tokens = new Map();
    const where = query.where.map((condition) => hashCondition(condition, tokens));
    return restore(await run({ ...query, where }), tokens);
  };
  const wrapped: Omit<Adapter, 'transaction'> = {
    ...adapter,
    create: async (query) => {
      const { token } = query.data as { readonly token?: unknown };
      if (query.model !== 'session' || typeof token !== 'string') return adapter.create(query);
      const hash = hashToken(token);
      const created = await adapter.create({ ...query, data: { ...query.data, token: hash } });
      return restore(created, new Map([[hash, token]])) as never;
    },
    findOne: (query) => ask(query, (hashed) => adapter.findOne(hashed)),
    findMany: (query) => ask(query, (hashed) => adapter.findMany(hashed)),
    count: (query) => ask(query, (hashed) => adapter.count(hashed)),
    update: (query) => ask(query, (hashed) => adapter.update(hashed)),
    updateMany: (query) => ask(query, (hashed) => adapter.updateMany(hashed)),
    delete: (query) => ask(query, (hashed) => adapter.delete(hashed)),
    deleteMany: (query) => ask(query, (hashed) => adapter.deleteMany(hashed)),
    consumeOne: (query) => ask(query, (hashed) => adapter.consumeOne(hashed)),
    incrementOne: (query) => ask(query, (hashed) => adapter.incrementOne(hashed)),
  };
  return wrapped as A;
}

/** Also for what it does in a transaction. */
export function hashSessionTokens(adapter: Adapter): Adapter {
  return {
    ...hashWithin(adapter),
    transaction: (work) => adapter.transaction((inner) => work(hashWithin(inner))),
  };
}

function hashCondition(condition: Where[number], tokens: Tokens): Where[number] {
  if (condition.field !== 'token') return condition;
  const hash = (token: string): string => {
    const hashed = hashToken(token);
    tokens.set(hashed, token);
    return hashed;
  };
  const { value } = condition;
  return {
    ...condition,
    value: Array.isArray(value) ? value.map((one) => hash(String(one))) : hash(String(value)),
  };
}

function restore<T>(found: T, tokens: Tokens): T {
  if (Array.isArray(found)) return found.map((row) => restore(row as unknown, tokens)) as T;
  const token = (found as { readonly token?: unknown } | null)?.token;
  return typeof token === 'string' && tokens.has(token)
    ? { ...found, token: tokens.get(token) }
    : found;
}
