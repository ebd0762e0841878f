// Users, groups and lists as SCIM writes them.
import type { DirectoryGroup } from '@/server/teams/provisioning/findGroups';
import type { DirectoryUser, PageArgs } from '@/server/teams/provisioning/findUsers';
import { MOST_RESULTS } from './discovery.data';
import { parseFilter } from './parseFilter';

const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:';

const USUAL_RESULTS = 100;

export interface Place {
  readonly total: number;
  readonly startIndex: number;
}

export const listOf = (resources: readonly object[], { total, startIndex }: Place): object => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

/** @throws Refusal ARGUMENT_INVALID */
export function readPage(query: URLSearchParams): PageArgs & Pick<Place, 'startIndex'> {
  const startIndex = Math.max(1, readWhole(query.get('startIndex'), 1));
  const count = Math.max(0, readWhole(query.get('count'), USUAL_RESULTS));
  const filter = query.get('filter');
  return {
    filter: filter === null || filter.trim() === '' ? undefined : parseFilter(filter),
    ...{ startIndex, offset: startIndex - 1, limit: Math.min(count, MOST_RESULTS) },
  };
}

function readWhole(text: string | null, otherwise: number): number {
  return text !== null && /^-?\d{1,9}$/.test(text) ? Number(text) : otherwise;
}

const metaOf = (
  kind: 'User' | 'Group',
  { id, createdAt, changedAt }: Pick<DirectoryUser, 'id' | 'createdAt' | 'changedAt'>,
  base: string,
): object => ({
  resourceType: kind,
  created: new Date(createdAt).toISOString(),
  lastModified: new Date(changedAt).toISOString(),
  location: `${base}/${kind}s/${id}`,
});

const withoutNull = (fields: Readonly<Record<string, string | null>>): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

export function toUser(user: DirectoryUser, base: string): object {
  const { id, userName, externalId, displayName, email, isActive, groups } = user;
  const { formatted, givenName, familyName } = user;
  const name = withoutNull({ formatted, givenName, familyName });
  return {
    schemas: [`${SCHEMA}User`],
    id,
    userName,
    ...withoutNull({ externalId, displayName }),
    ...(Object.keys(name).length > 0 && { name }),
    emails: [{ value: email, type: 'work', primary: true }],
    active: isActive,
    groups: groups.map((group) => ({
      ...{ value: group.id, display: group.name, $ref: `${base}/Groups/${group.id}` },
    })),
    meta: metaOf('User', user, base),
  };
}

export function toGroup(group: DirectoryGroup, base: string): object {
  const { id, name, externalId, members } = group;
  return {
    schemas: [`${SCHEMA}Group`],
    id,
    ...withoutNull({ externalId }),
    displayName: name,
    ...(members?.length && {
      members: members.map((member) => ({ value: member, $ref: `${base}/Users/${member}` })),
    }),
    meta: metaOf('Group', group, base),
  };
}

/** True unless the query leaves the attribute out. */
export function wants(query: URLSearchParams, attribute: string): boolean {
  const only = namesOf(query, 'attributes');
  if (only.length > 0) return only.includes(attribute);
  return !namesOf(query, 'excludedAttributes').includes(attribute);
}

/** Leaves out what the query leaves out; ids are always there. */
export const choose = (resource: object, query: URLSearchParams): object =>
  Object.fromEntries(
    Object.entries(resource).filter(
      ([name]) => ['schemas', 'id'].includes(name) || wants(query, name.toLowerCase()),
    ),
  );

/** The whole counts for a part such as `name.givenName`. */
const namesOf = (query: URLSearchParams, key: string): readonly string[] =>
  (query.get(key) ?? '')
    .slice(0, 1_000)
    .toLowerCase()
    .split(',')
    .map(
      (name) =>
        name
          .trim()
          .replace(/^urn:.*:/, '')
          .split('.')[0]!,
    )
    .filter((name) => name !== '');
