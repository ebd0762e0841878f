import { execute, type ExecutionResult, parse, validate } from 'graphql';
import { schema } from '@/server/api/graph/schema';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { Viewer } from '@/server/model/features/Viewer';
import { openDatabase } from '@/server/platform/database/openDatabase';

/** Runs an operation for a viewer against the real schema, and waits for the database. */
export async function answerAs(
  viewer: Viewer | undefined,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<ExecutionResult> {
  const document = parse(query);
  const [problem] = validate(schema, document);
  if (problem) throw problem;
  const contextValue = createContext(loadCatalogue(), {
    database: openDatabase,
    viewer,
    today: '2026-11-21',
  });
  return execute({ schema, document, variableValues: variables, contextValue });
}

/** The data of an answer without errors. */
export async function askAs<Answer>(
  viewer: Viewer | undefined,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const { data, errors } = await answerAs(viewer, query, variables);
  if (errors) throw errors[0]!;
  return data as Answer;
}

interface Payload {
  readonly problems: readonly { readonly code: string; readonly message: string }[];
  readonly [noun: string]: unknown;
}

/** The payload of a mutation with one argument, `input`. */
export async function changeAs(
  viewer: Viewer | undefined,
  name: string,
  input: Readonly<Record<string, unknown>>,
  noun = '',
): Promise<Payload> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const answer = await askAs<Readonly<Record<string, Payload>>>(
    viewer,
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${noun} problems { code message path } } }`,
    { input },
  );
  return answer[name]!;
}
