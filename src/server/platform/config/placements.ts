import { splitList } from './splitList';
import { type Environment, refuse } from './variables';

/** Owners are named by owners, not by a provider. */
const ROLES = ['viewer', 'editor', 'admin'] as const;

/** A place in a workspace for people who sign in with the provider. */
export interface Placement {
  /** Only for members of this group; undefined for everyone. */
  readonly group: string | undefined;
  /** The URL name of the workspace. */
  readonly workspace: string;
  readonly role: Uppercase<(typeof ROLES)[number]>;
}

/**
 * Reads `OIDC_WORKSPACE` and `OIDC_ROLE`, which are for everyone, and `OIDC_ROLES`, which is by group.
 * @throws Error with one sentence: the variable, its value and what was expected
 */
export function readPlacements(env: Environment): readonly Placement[] {
  const { OIDC_WORKSPACE: workspace, OIDC_ROLE: role } = env;
  if (role && !workspace) refuse('OIDC_ROLE', role, 'OIDC_WORKSPACE to be set as well');
  const byGroup = splitList(env.OIDC_ROLES).map((entry) => parseEntry(entry, workspace));
  // With roles by group, only a role that is named is for everyone.
  const isForAll = workspace && (role || byGroup.length === 0);
  return isForAll
    ? [{ group: undefined, workspace, role: parseRole('OIDC_ROLE', role || 'viewer') }, ...byGroup]
    : byGroup;
}

function parseEntry(entry: string, usual: string | undefined): Placement {
  const at = entry.lastIndexOf('=');
  const group = entry.slice(0, Math.max(at, 0)).trim();
  const place = entry.slice(at + 1).trim();
  const slash = place.indexOf('/');
  const workspace = slash === -1 ? usual : place.slice(0, slash);
  if (!group || !workspace)
    refuse(
      'OIDC_ROLES',
      entry,
      'group=role, with OIDC_WORKSPACE set, or group=workspace/role, separated by commas,',
    );
  return { group, workspace, role: parseRole('OIDC_ROLES', place.slice(slash + 1)) };
}

function parseRole(name: string, value: string): Placement['role'] {
  const role =
    ROLES.find((known) => known === value) ?? refuse(name, value, `one of ${ROLES.join(', ')}`);
  return role.toUpperCase() as Placement['role'];
}
