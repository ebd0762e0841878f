// Ruled by docs/decisions/0031-teams.md.

/** A member by role, or a program by its token's scope. */
export type Actor = 'VIEWER' | 'EDITOR' | 'ADMIN' | 'OWNER' | 'TOKEN_READ' | 'TOKEN_WRITE';

const MEMBERS = ['VIEWER', 'EDITOR', 'ADMIN', 'OWNER'] as const;
const EDITORS = ['EDITOR', 'ADMIN', 'OWNER'] as const;

/**
 * The only list of permissions. Every field of the schema that teams use names one of these rules,
 * and the tests try each field with each actor. Programs propose but never adopt, because a person
 * must answer for what a team does.
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
