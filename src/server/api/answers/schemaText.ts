// GET /schema.graphql: what code generators and editors read instead of asking for an introspection.
import { readFileSync } from 'node:fs';
import type { AnswerKind } from './Answer';

export const schemaText: AnswerKind = {
  pattern: /^\/schema\.graphql$/,
  parameters: [],
  type: 'text/plain; charset=utf-8',
  write: () => readFileSync('schema.graphql', 'utf8'),
  refuse: ({ message }) => `# ${message}\n`,
};
