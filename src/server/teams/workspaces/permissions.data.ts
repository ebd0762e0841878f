// Ruled by docs/decisions/0031-teams.md.

/** A member by role, or a program by its token's scope. */
export type Actor =
  | 'VIEWER'
  | 'EDITOR'
  | 'ADMIN'
  | 'OWNER'
  | 'TOKEN_READ'
  | 'TOKEN_WRITE'
  | 'TOKEN_DECIDE';

const MEMBERS = ['VIEWER', 'EDITOR', 'ADMIN', 'OWNER'] as const;
const EDITORS = ['EDITOR', 'ADMIN', 'OWNER'] as const;
const WRITING = ['TOKEN_WRITE', 'TOKEN_DECIDE'] as const;

/**
 * The only list of permissions. Every field of the schema that teams use names one of these rules,
 * and the tests try each field with each actor. Programs propose but never adopt, because a person
 * must answer for what a team does; one that decides does so for the person who granted it.
 */
export const PERMISSIONS = {
  read: [...MEMBERS, 'TOKEN_READ', ...WRITING],
  propose: [...MEMBERS, ...WRITING],
  report: WRITING,
  decide: [...EDITORS, 'TOKEN_DECIDE'],
  editProjects: [...EDITORS, 'TOKEN_DECIDE'],
  leave: MEMBERS,
  watch: MEMBERS,
  manage: ['ADMIN', 'OWNER'],
  own: ['OWNER'],
} as const satisfies Readonly<Record<string, readonly Actor[]>>;

export type Permission = keyof typeof PERMISSIONS;
