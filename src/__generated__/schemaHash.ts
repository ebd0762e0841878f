/** Of schema.graphql: what lies on disk in another form of the schema is not read. */
export const SCHEMA_HASH = '72e46e4c';
