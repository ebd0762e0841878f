// Forms of tokens on the account page: of one’s own, and for operators those of directories.
import { Refusal } from '@/domain/Refusal';
import type { Person } from '@/server/model/features/Viewer';
import type { Database } from '@/server/platform/database/Database';
import { mailSecurity } from '@/server/teams/accounts/letters';
import { requireOperator } from '@/server/teams/accounts/operator';
import { createScimToken, revokeScimToken } from '@/server/teams/provisioning/scimTokens';
import { type Access, findAccess, notFound } from '@/server/teams/workspaces/Access';
import { createPersonalToken, revokeApiToken } from '@/server/teams/workspaces/apiTokens';
import { invalid } from '@/server/teams/workspaces/checkText';
import { projectById } from '@/server/teams/workspaces/projects';
import { onceCookie } from './accountCookies';
import type { AccountOutcome } from './accountOutcome';
import type { AccountRequest } from './AccountRequest';

const SCOPES = ['READ', 'WRITE', 'DECIDE'] as const;

type Form = AccountRequest['form'];

/** For someone who is signed in. */
export const TOKEN_ACTIONS: Readonly<
  Record<string, (asked: AccountRequest, person: Person) => Promise<AccountOutcome>>
> = {
  'token-create': async ({ form, database }, person) => {
    const scope = SCOPES.find((known) => known === form.get('scope'));
    if (!scope) throw invalid('scope', 'Choose what the token may do.');
    const { access, projectId } = await findPlace(database, person, form.get('place') ?? '');
    const draft = { name: form.get('name') ?? '', scope, projectId, expiresAt: readLastDay(form) };
    const { apiToken, secret } = await database.inTransaction(async () => {
      const made = await createPersonalToken(database, access, person, draft);
      await mailSecurity(database, person.accountId, 'token');
      return made;
    });
    return {
      to: '/account?saved=token#tokens',
      cookies: [onceCookie(`token:${apiToken.id}`, secret)],
    };
  },
  'token-revoke': async ({ form, database }, person) => {
    const { accountId: personId } = person;
    const { access } = await findPlace(database, person, form.get('place') ?? '');
    await database.inTransaction(() =>
      revokeApiToken(database, access, localId(form, 'token'), { personId }),
    );
    return REVOKED;
  },
  'scim-token-create': async ({ form, database }, { accountId }) => {
    await requireOperator(database, accountId);
    const { token, secret } = await createScimToken(database, `person:${accountId}`, {
      name: form.get('name') ?? '',
      scope: form.get('scope') === 'WRITE' ? 'WRITE' : 'READ',
      expiresAt: readLastDay(form),
    });
    return {
      to: '/account?saved=token#directories',
      cookies: [onceCookie(`scim:${token.id}`, secret)],
    };
  },
  'scim-token-revoke': async ({ form, database }, { accountId }) => {
    await requireOperator(database, accountId);
    await revokeScimToken(database, `person:${accountId}`, localId(form, 'scim'));
    return REVOKED;
  },
};

/** The note about it is at the top. */
const REVOKED = { to: '/account?saved=revoked' } as const;

/** The end of a date; not a number for anything else. */
const readLastDay = (form: Form): number =>
  Date.parse(`${form.get('lastDay') ?? ''}T23:59:59.999Z`);

const localId = (form: Form, kind: string): string =>
  (form.get('id') ?? '').replace(new RegExp(`^${kind}:`), '');

interface Place {
  readonly access: Access;
  readonly projectId: string | undefined;
}

/** @param place `workspace:<id>` or `project:<id>` @throws Refusal NOT_FOUND */
async function findPlace(database: Database, person: Person, place: string): Promise<Place> {
  const [kind, id = ''] = place.split(':');
  const project = kind === 'project' ? await projectById(database, id) : undefined;
  const workspaceId = kind === 'workspace' ? id : project?.workspace_id;
  const access = await findAccess(database, person, workspaceId);
  if (access) return { access, projectId: project?.id };
  const { code, message, details } = notFound('workspace or project');
  throw new Refusal(code, message, { ...details, path: ['place'] });
}
