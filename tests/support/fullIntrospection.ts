import { getIntrospectionQuery } from 'graphql';

/** Asks for all that a tool can ask about a schema. */
export const fullIntrospection = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
});
