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
Null only where the field failed, and then with an error beside it. A client that handles errors may
take the field for non-null.
"""
directive @semanticNonNull(
  """Which levels of a list this holds for; 0 is the field itself."""
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
