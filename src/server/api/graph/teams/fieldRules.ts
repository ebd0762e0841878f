// Every field of a team names a rule, and rules are enforced here: a resolver runs only for people
// that its rule allows. A field without a rule stops the server from starting, and the build with it.
import { defaultFieldResolver, type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { type Access, requirePermission } from '@/server/teams/workspaces/Access';
import type { Permission } from '@/server/teams/workspaces/permissions.data';

/**
 * `anyone` leaves the check to the resolver; `self` allows only the person whose data it is.
 */
export type FieldRule = Permission | 'anyone' | 'self';

/** Every object of a workspace carries the access of the person or program who asks. */
export interface Guarded {
  readonly access: Access;
}

export const ruled = <Extensions extends object>(rule: FieldRule, extensions?: Extensions) => ({
  extensions: { ...extensions, rule },
});

type Field = GraphQLField<unknown, RequestContext>;

const getRule = ({ extensions }: Field): FieldRule | undefined =>
  extensions.rule as FieldRule | undefined;

/** Types whose fields need no rule if their answers are public or guarded themselves. */
const ROOTS = ['Query', 'Mutation'];

export function enforceRules(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    const fields = Object.values(type.getFields()) as Field[];
    const isTeams = fields.some((field) => getRule(field) !== undefined);
    if (!isTeams) continue;
    for (const field of fields)
      if (getRule(field) !== undefined) enforce(field);
      else if (!ROOTS.includes(type.name))
        throw new Error(`${type.name}.${field.name} names no rule: see fieldRules.ts.`);
  }
  return schema;
}

function enforce(field: Field): void {
  const rule = getRule(field)!;
  if (rule === 'anyone') return;
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    if (rule === 'self') {
      if (source !== context.viewer) throw new Error(`${info.parentType.name} of another person.`);
    } else if (info.parentType.name !== 'Mutation')
      requirePermission((source as Guarded).access, rule);
    return resolve(source, args, context, info);
  };
}
