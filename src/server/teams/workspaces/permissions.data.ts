/** Who acts in a workspace: a member by role, or a program by its token's scope. */
export type Actor = 'VIEWER' | 'EDITOR' | 'ADMIN' | 'OWNER' | 'TOKEN_READ' | 'TOKEN_WRITE';

const MEMBERS = ['VIEWER', 'EDITOR', 'ADMIN', 'OWNER'] as const;
const EDITORS = ['EDITOR', 'ADMIN', 'OWNER'] as const;

/**
 * Who may do what: the only place that says so. Every field of the team's side of the schema names
 * one of these rules, and the tests try each field with each actor. Programs propose and never
 * adopt: a person answers for what a team does.
 */
export const PERMISSIONS = {
  read: [...MEMBERS, 'TOKEN_READ', 'TOKEN_WRITE'],
  propose: [...MEMBERS, 'TOKEN_WRITE'],
  decide: EDITORS,
  editProjects: EDITORS,
  leave: MEMBERS,
  watch: MEMBERS,
  manage: ['ADMIN', 'OWNER'],
  own: ['OWNER'],
} as const satisfies Readonly<Record<string, readonly Actor[]>>;

export type Permission = keyof typeof PERMISSIONS;
