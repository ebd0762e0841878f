import { type DocumentNode, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { schema } from '@/server/api/graph/schema';

/**
 * Whether a query asks for anything of a person or team: for a field that is answered by a rule
 * (graph/fieldRules.ts).
 */
export function isTeamQuery(document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isTeams = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        isTeams ||= types.getFieldDef()?.extensions['rule'] !== undefined;
      },
    }),
  );
  return isTeams;
}
