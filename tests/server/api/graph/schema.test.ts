import { readFileSync } from 'node:fs';
import { isEnumType, isInterfaceType, isIntrospectionType, isObjectType } from 'graphql';
import { printAnnotatedSchema } from '@/server/api/graph/printAnnotatedSchema';
import { schema } from '@/server/api/graph/schema';

describe('schema', () => {
  it('matches schema.graphql', () => {
    expect(printAnnotatedSchema(schema)).toBe(readFileSync('schema.graphql', 'utf8'));
  });

  it('describes every type, field, argument and enum value, as it is the public manual', () => {
    const own = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
    const fields = own.flatMap((type) =>
      isObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields()).map((field) => ({
            name: `${type.name}.${field.name}`,
            field,
          }))
        : [],
    );
    const parts = [
      ...own.map(({ name, description }) => ({ name, description })),
      ...fields.map(({ name, field }) => ({ name, description: field.description })),
      ...fields.flatMap(({ name, field }) =>
        field.args.map((arg) => ({ name: `${name}(${arg.name})`, description: arg.description })),
      ),
      ...own.flatMap((type) =>
        isEnumType(type)
          ? type.getValues().map((value) => ({
              name: `${type.name}.${value.name}`,
              description: value.description,
            }))
          : [],
      ),
    ];

    expect(parts.length).toBeGreaterThan(300);
    expect(parts.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });
});
