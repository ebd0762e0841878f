import { changeGroup, createGroup, deleteGroup } from '@/server/teams/provisioning/directoryGroups';
import { findGroups, requireGroup } from '@/server/teams/provisioning/findGroups';
import { readPatch, readResource } from './readChanges';
import { readGroup, readGroupChange } from './readGroupChange';
import { choose, listOf, readPage, toGroup, wants } from './resources';
import type { ScimAnswer, ScimRequest } from './ScimRequest';

/** @returns undefined for another method @throws Refusal */
export async function answerGroups(request: ScimRequest): Promise<ScimAnswer | undefined> {
  const { directory, method, id, query, body, base } = request;
  const { database } = directory;
  const show = (group: Parameters<typeof toGroup>[0]) => choose(toGroup(group, base), query);
  const hasMembers = wants(query, 'members');
  if (id === undefined) {
    if (method === 'GET') {
      const page = readPage(query);
      const { groups, total } = await findGroups(database, { ...page, hasMembers });
      return { status: 200, body: listOf(groups.map(show), { ...page, total }) };
    }
    if (method !== 'POST') return undefined;
    const made = await createGroup(directory, readGroup(readResource(body)));
    return { status: 201, body: show(made), location: `${base}/Groups/${made.id}` };
  }
  if (method === 'PUT') await changeGroup(directory, id, readGroup(readResource(body)));
  if (method === 'GET' || method === 'PUT')
    return { status: 200, body: show(await requireGroup(database, id, hasMembers)) };
  // The answer would name each of a thousand members for a change of one.
  if (method === 'PATCH') await changeGroup(directory, id, readGroupChange(readPatch(body)));
  else if (method === 'DELETE') await deleteGroup(directory, id);
  else return undefined;
  return { status: 204 };
}
