import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith('__') && !isSpecifiedScalarType(type),
);

interface Member {
  readonly name: string;
  readonly description?: string | null;
}

function membersOf(type: GraphQLNamedType): readonly Member[] {
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    return Object.values<Member>(type.getFields());

  return isEnumType(type) ? type.getValues() : [];
}

describe('schema.graphql', () => {
  it('describes every type', () => {
    expect(types.length).toBeGreaterThan(0);
    expect(types.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  it('describes every field and every value of an enumeration', () => {
    const undescribed = types.flatMap((type) =>
      membersOf(type)
        .filter(({ description }) => !description)
        .map(({ name }) => `${type.name}.${name}`),
    );

    expect(undescribed).toEqual([]);
  });
});
