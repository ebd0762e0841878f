import { changeUser, createUser, deleteUser } from '@/server/teams/provisioning/directoryUsers';
import { findUsers, requireUser } from '@/server/teams/provisioning/findUsers';
import { readPatch, readResource } from './readChanges';
import { readUser, readUserChange } from './readUserChange';
import { choose, listOf, readPage, toUser } from './resources';
import type { ScimAnswer, ScimRequest } from './ScimRequest';

/** @returns undefined for another method @throws Refusal */
export async function answerUsers(request: ScimRequest): Promise<ScimAnswer | undefined> {
  const { directory, method, id, query, body, base } = request;
  const show = (user: Parameters<typeof toUser>[0]) => choose(toUser(user, base), query);
  if (id === undefined) {
    if (method === 'GET') {
      const page = readPage(query);
      const { users, total } = await findUsers(directory.database, page);
      return { status: 200, body: listOf(users.map(show), { ...page, total }) };
    }
    if (method !== 'POST') return undefined;
    const made = await createUser(directory, readUser(readResource(body)));
    return { status: 201, body: show(made), location: `${base}/Users/${made.id}` };
  }
  if (method === 'GET')
    return { status: 200, body: show(await requireUser(directory.database, id)) };
  if (method === 'PUT')
    return {
      status: 200,
      body: show(await changeUser(directory, id, readUser(readResource(body)))),
    };
  if (method === 'PATCH')
    return {
      status: 200,
      body: show(await changeUser(directory, id, readUserChange(readPatch(body)))),
    };
  if (method !== 'DELETE') return undefined;
  await deleteUser(directory, id);
  return { status: 204 };
}
