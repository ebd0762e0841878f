// GET /schema.graphql: what code generators and editors read instead of asking for an introspection.
// It is printed from the schema that is served: a deployment has no file of it.
import { printAnnotatedSchema } from '@/server/api/graph/printAnnotatedSchema';
import { schema } from '@/server/api/graph/schema';
import type { AnswerKind } from './Answer';

export const schemaText: AnswerKind = {
  pattern: /^\/schema\.graphql$/,
  parameters: [],
  type: 'text/plain; charset=utf-8',
  write: () => printAnnotatedSchema(schema),
  refuse: ({ message }) => `# ${message}\n`,
};
