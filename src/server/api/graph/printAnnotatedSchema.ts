// Prints a schema with its field directives; graphql-js prints only their definitions.
import {
  type GraphQLSchema,
  isObjectType,
  lexicographicSortSchema,
  parse,
  printSchema,
  visit,
} from 'graphql';

const DEFINITION = `"""
Null only if the field failed, in which case there is an error for it. Clients that handle errors may
treat the field as non-null.
"""
directive @semanticNonNull(
  """The list levels that this applies to; 0 is the field itself."""
  levels: [Int] = [0]
) on FIELD_DEFINITION

`;

export function printAnnotatedSchema(schema: GraphQLSchema): string {
  const text = printSchema(lexicographicSortSchema(schema));
  const ends: number[] = [];
  visit(parse(text), {
    ObjectTypeDefinition(type) {
      const known = schema.getType(type.name.value);
      const fields = isObjectType(known) ? known.getFields() : {};
      for (const { name, type: fieldType } of type.fields ?? [])
        if (fields[name.value]?.extensions.isSemanticNonNull === true && fieldType.loc)
          ends.push(fieldType.loc.end);
    },
  });
  const parts = [0, ...ends].map((start, index) => text.slice(start, ends[index] ?? text.length));
  return `${DEFINITION}${parts.join(' @semanticNonNull')}\n`;
}
