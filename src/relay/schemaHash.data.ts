/**
 * Of schema.graphql: what lies on disk in another form of the schema is not read. Written by
 * src/tools/printSchema.ts.
 */
export const SCHEMA_HASH = '8dd19280';
