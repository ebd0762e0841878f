import { type ExecutionResult, parse, validate } from 'graphql';
import { schema } from '@/server/api/graph/schema';
import { executeDocument } from '@/server/api/operations/executeOperation';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { GraphAnswer } from './GraphAnswer';

const catalogue = loadCatalogue();

/** Runs an operation against the real schema and data, as of 2026-11-21 unless another day is given. */
function askGraph(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  today = '2026-11-21',
): ExecutionResult {
  const document = parse(query);
  const [problem] = validate(schema, document);
  if (problem) throw problem;
  return executeDocument({ document, variables }, createContext(catalogue, { today }));
}

/** The data of an answer without errors. An operation with aliases names its own shape. */
export function dataOf<Answer = GraphAnswer>(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  today?: string,
): Answer {
  const { data, errors } = askGraph(query, variables, today);
  if (errors) throw errors[0]!;
  return data as Answer;
}

/** Code and message of an answer's only error. */
export function refusalOf(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): { readonly code: unknown; readonly message: string } {
  const { errors = [] } = askGraph(query, variables);
  const [error] = errors;
  if (!error || errors.length > 1)
    throw new Error(`One error was expected, but there were ${errors.length}.`);
  return { code: error.extensions.code, message: error.message };
}
