import { type GraphQLSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';

/**
 * A description of everything resolves 11 fields for each thing that is described, most of them for
 * its type; newer tools ask for more.
 */
const FIELDS_EACH = 16;

const known = new WeakMap<GraphQLSchema, number>();

/** Fields that a tool may resolve to read the schema: enough for all of it once, whatever it asks. */
export function introspectionFields(schema: GraphQLSchema): number {
  const fields = known.get(schema) ?? FIELDS_EACH * countDescribed(schema);
  known.set(schema, fields);
  return fields;
}

/** Types, fields, arguments and values. */
function countDescribed(schema: GraphQLSchema): number {
  let count = 0;
  for (const type of Object.values(schema.getTypeMap())) {
    count++;
    if (isEnumType(type)) count += type.getValues().length;
    else if (isInputObjectType(type)) count += Object.keys(type.getFields()).length;
    else if (isObjectType(type))
      for (const { args } of Object.values(type.getFields())) count += 1 + args.length;
  }
  return count;
}
