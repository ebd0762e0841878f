import { type DocumentNode, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { schema } from '@/server/api/graph/schema';

/**
 * True if a query selects a field of a person or team, which has a rule (graph/teams/fieldRules.ts).
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
