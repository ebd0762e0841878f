// GET /openapi.json: the answers that need no GraphQL, as OpenAPI 3.1. Parameters and media types are
// those that each kind of answer has.
import type { AnswerKind } from './Answer';
import { jsonRefusal } from './jsonRefusal';
import { DOCUMENTED_PARAMETERS, DOCUMENTED_PATHS } from './openApiPaths.data';
import { findKind } from './writeAnswer';

const REFUSALS = { 400: 'A parameter is wrong.', 404: 'Nothing has this name.' } as const;

export function openApi(kinds: readonly AnswerKind[]): AnswerKind {
  return {
    pattern: /^\/openapi\.json$/,
    parameters: [],
    type: 'application/json; charset=utf-8',
    write: ({ origin }) => `${JSON.stringify(describe(kinds, origin), null, 2)}\n`,
    refuse: jsonRefusal,
  };
}

function describe(kinds: readonly AnswerKind[], origin: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plimsoll',
      version: '1',
      description:
        'Answers at addresses of their own, without an account. Everything else is at /graphql.',
    },
    servers: [{ url: origin }],
    paths: Object.fromEntries(
      DOCUMENTED_PATHS.map(({ path, example, summary, schema }) => [
        `/${path}`,
        { get: operation(findKind(kinds, pathOf(`/${example}`))!, { path, summary, schema }) },
      ]),
    ),
  };
}

const pathOf = (address: string): string => address.replace(/\?.*$/s, '');

interface Documented {
  readonly path: string;
  readonly summary: string;
  readonly schema: string | undefined;
}

function operation({ type, parameters }: AnswerKind, { path, summary, schema }: Documented) {
  const [media = type] = type.split(';');
  const content = { [media]: { schema: schema === undefined ? {} : { $ref: `/${schema}` } } };
  return {
    summary,
    operationId: path.replace(/\W+/g, ' ').trim().replaceAll(' ', '_'),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        ...{ name, in: 'path', required: true },
        schema: { type: 'string' },
      })),
      ...parameters.map((name) => ({ name, in: 'query', ...DOCUMENTED_PARAMETERS[name] })),
    ],
    responses: {
      200: { description: summary, content },
      ...Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [
          status,
          { description: `${description} The answer says it in the same format.` },
        ]),
      ),
    },
  };
}
