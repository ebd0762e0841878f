import type { DirectoryFilter } from '@/server/teams/provisioning/DirectoryFilter';
import type { GroupChange, MemberStep } from '@/server/teams/provisioning/directoryGroups';
import { parseFilter } from './parseFilter';
import { isObject, type Said } from './readChanges';
import { scimProblem } from './scimProblem';

const MOST_MEMBERS = 2_000;

type Draft = { -readonly [Key in keyof GroupChange]: GroupChange[Key] };

/** @throws Refusal ARGUMENT_INVALID */
export function readGroupChange(said: readonly Said[]): GroupChange {
  const change: Draft = {};
  const steps: MemberStep[] = [];
  for (const one of said) {
    if (one.attribute === 'displayname') change.name = readText(one);
    if (one.attribute === 'externalid')
      change.externalId = one.operation === 'remove' || one.value === null ? null : readText(one);
    if (one.attribute === 'members') steps.push(readStep(one));
  }
  if (steps.reduce((sum, { ids }) => sum + ids.length, 0) > MOST_MEMBERS)
    throw scimProblem('invalidValue', `A request names at most ${MOST_MEMBERS} members.`);
  return { ...change, steps };
}

/** A whole resource: what it leaves out is no longer so. @throws Refusal ARGUMENT_INVALID */
export function readGroup(said: readonly Said[]): GroupChange {
  const { name = '', externalId = null, steps = [] } = readGroupChange(said);
  return { name, externalId, steps: [{ kind: 'set', ids: [] }, ...steps] };
}

function readText({ attribute, value }: Said): string {
  if (typeof value === 'string') return value;
  throw scimProblem('invalidValue', `“${attribute}” is a text.`);
}

function readStep({ operation, filter, value }: Said): MemberStep {
  if (filter !== undefined) {
    if (operation !== 'remove')
      throw scimProblem('mutability', 'A member cannot be changed, only added or removed.');
    return { kind: 'remove', ids: idsOf(parseFilter(filter)) };
  }
  const isAll = value === undefined || value === null;
  if (operation === 'remove') return isAll ? { kind: 'set', ids: [] } : remove(readIds(value));
  return { kind: operation === 'add' ? 'add' : 'set', ids: isAll ? [] : readIds(value) };
}

const remove = (ids: readonly string[]): MemberStep => ({ kind: 'remove', ids });

function readIds(value: unknown): readonly string[] {
  const members = Array.isArray(value) ? (value as readonly unknown[]) : [value];
  return members.map((member) => {
    const id = isObject(member) ? member.value : member;
    if (typeof id === 'string') return id;
    throw scimProblem('invalidValue', 'A member is an object with “value”, the id of a user.');
  });
}

function idsOf(filter: DirectoryFilter): readonly string[] {
  if (filter.kind === 'or') return filter.parts.flatMap(idsOf);
  const isId =
    filter.kind === 'compare' && filter.attribute === 'value' && filter.operator === 'eq';
  if (isId) return [String(filter.value)];
  throw scimProblem('invalidFilter', 'Members are chosen by value eq "…", joined by or.');
}
