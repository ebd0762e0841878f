import type { UserChange } from '@/server/teams/provisioning/UserChange';
import { isObject, type Said } from './readChanges';
import { scimProblem } from './scimProblem';

type Draft = { -readonly [Key in keyof UserChange]: UserChange[Key] };

/** @throws Refusal ARGUMENT_INVALID */
export function readUserChange(said: readonly Said[]): UserChange {
  const change: Draft = {};
  for (const one of said) READERS.get(one.attribute)?.(change, one);
  return change;
}

/** A whole resource: what it leaves out is no longer so. @throws Refusal ARGUMENT_INVALID */
export const readUser = (said: readonly Said[]): UserChange => ({
  ...{ externalId: null, displayName: null, formatted: null, givenName: null, familyName: null },
  ...readUserChange(said),
});

type Reader = (change: Draft, said: Said) => void;

/** A person keeps an address and a name to sign in with, whatever a directory removes. */
const READERS = new Map<string, Reader>([
  ['username', readUserName],
  ['displayname', dropped('displayName')],
  ['name', readNoName],
  ['name.formatted', dropped('formatted')],
  ['name.givenname', dropped('givenName')],
  ['name.familyname', dropped('familyName')],
  ['externalid', dropped('externalId')],
  ['active', readActive],
  ['emails', readEmails],
  ['emails.value', readEmail],
]);

function readUserName(change: Draft, said: Said): void {
  const text = readText(said);
  if (text !== null) change.userName = text;
}

/** A name that is given comes in its parts. */
function readNoName(change: Draft, { operation }: Said): void {
  if (operation === 'remove')
    Object.assign(change, { formatted: null, givenName: null, familyName: null });
}

function dropped(
  key: 'displayName' | 'formatted' | 'givenName' | 'familyName' | 'externalId',
): Reader {
  return (change, said) => {
    change[key] = said.operation === 'remove' ? null : readText(said);
  };
}

/** Null for none. */
function readText({ attribute, value }: Said): string | null {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return null;
  throw scimProblem('invalidValue', `“${attribute}” is a text.`);
}

/** Microsoft Entra sends "False", and sends it in a list as well. */
function readActive(change: Draft, { operation, value }: Said): void {
  if (operation === 'remove') return;
  const only: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const flag = String(isObject(only) ? only.value : only).toLowerCase();
  if (flag !== 'true' && flag !== 'false')
    throw scimProblem('invalidValue', '“active” is true or false.');
  change.isActive = flag === 'true';
}

/** Takes the primary address, else the one at work, else the first. */
function readEmails(change: Draft, { operation, value }: Said): void {
  if (operation === 'remove') return;
  const emails = (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(isObject);
  const chosen =
    emails.find(({ primary }) => String(primary).toLowerCase() === 'true') ??
    emails.find(({ type }) => type === 'work') ??
    emails[0];
  if (typeof chosen?.value === 'string') change.email = chosen.value;
}

/** An address of another type is not kept. */
function readEmail(change: Draft, said: Said): void {
  const isOurs = said.filter === undefined || /work|primary/i.test(said.filter);
  const text = isOurs && said.operation !== 'remove' ? readText(said) : null;
  if (text !== null) change.email = text;
}
