import { readdirSync } from 'node:fs';
import type * as Graphql from 'graphql';
import {
  buildSchema,
  type DocumentNode,
  getOperationAST,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import type * as Builder from '@/server/api/graph/public/builder';
import { isTeamQuery } from '@/server/api/operations/isTeamQuery';

const FOLDER = 'src/server/api/graph/public';

/** The schema as it is when only the files of the public side declare it, and its ruled fields. */
function declarePublicSide(): { readonly schema: GraphQLSchema; readonly ruled: string[] } {
  let sdl = '';
  const ruled: string[] = [];
  jest.isolateModules(() => {
    const graphql = jest.requireActual<typeof Graphql>('graphql');
    const load = (name: string) =>
      jest.requireActual<typeof Builder>(`@/server/api/graph/public/${name}`);
    for (const file of readdirSync(FOLDER)) load(file.replace('.ts', ''));
    const schema = load('builder').builder.toSchema();
    for (const type of Object.values(schema.getTypeMap()))
      if (graphql.isObjectType(type))
        for (const { name, extensions } of Object.values(type.getFields()))
          if (extensions['rule'] !== undefined) ruled.push(`${type.name}.${name}`);
    sdl = graphql.printSchema(schema);
  });

  return { schema: buildSchema(sdl), ruled };
}

const { schema, ruled } = declarePublicSide();
const texts = Object.values(
  jest.requireActual<Record<string, string>>('@/__generated__/persisted-queries.json'),
);
const queries = texts.map((text) => parse(text)).filter(isQuery);

function isQuery(document: DocumentNode): boolean {
  return getOperationAST(document)?.operation === OperationTypeNode.QUERY;
}

describe('the public side of the schema', () => {
  it('stands without the side of teams, and no field of it has a rule', () => {
    expect(Object.keys(schema.getQueryType()!.getFields())).toContain('feature');
    expect(ruled).toEqual([]);
  });

  it('knows every field that a kept answer is made of', () => {
    const kept = queries.filter((query) => !isTeamQuery(query));

    expect(kept.length).toBeGreaterThan(20);
    expect(kept.flatMap((query) => validate(schema, query))).toEqual([]);
  });

  it('knows no query whose answer must never be kept', () => {
    const teams = queries.filter((query) => isTeamQuery(query));

    expect(teams.length).toBeGreaterThan(20);
    expect(teams.filter((query) => validate(schema, query).length === 0)).toEqual([]);
  });
});
