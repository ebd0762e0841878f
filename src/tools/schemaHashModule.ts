import { createHash } from 'node:crypto';

/**
 * A module with the hash of a schema, given as text. It does not lie among Relay's artifacts: the
 * compiler deletes what it does not know there, and it also runs on its own, as `relay-compiler
 * --watch` or from an editor.
 */
export function schemaHashModule(schema: string): string {
  const hash = createHash('sha256').update(schema).digest('hex').slice(0, 8);
  return `/**
 * Of schema.graphql: what lies on disk in another form of the schema is not read. Written by
 * src/tools/printSchema.ts.
 */
export const SCHEMA_HASH = '${hash}';
`;
}
