// Keys that come with what they are part of: each release that has an interface has this member,
// each that has a method knows this argument. Code can't fail at such a key: it fails before, where
// it gets the object or calls the method.
import type { Identifier } from '@mdn/browser-compat-data/types';
import type { PlatformTypes } from './readInterfaces';
import type { RecentReleases } from './RecentReleases';

/** Values that a script has without ever naming their kind, such as the iterator of a list. */
const NAMELESS = /^(?:Async|Generator|Iterator$|TypedArray$)/;

export type IsGiven = (path: readonly string[], node: Identifier, owner: Identifier) => boolean;

export function findGivenKeys(
  api: Identifier,
  types: PlatformTypes,
  recent: RecentReleases,
): IsGiven {
  const vague = vagueInterfaces(api, types, recent);
  return ([root, first = '', ...rest], { __compat: own }, { __compat: owner }) => {
    if (!own || !owner || recent.isEverywhere(owner) || !recent.isCovered(owner, own)) return false;
    if (root === 'api') return rest.length > 1 || !vague.has(first);
    return root !== 'javascript' || !NAMELESS.test(rest[0] ?? '');
  };
}

/**
 * Interfaces whose values exist in releases that do not have the interface: every element, and what
 * some release already returns or fires as an object of another kind.
 */
function vagueInterfaces(
  api: Identifier,
  types: PlatformTypes,
  recent: RecentReleases,
): ReadonlySet<string> {
  const vague = new Set<string>(types.elements.values());
  for (const name of types.parents.keys()) if (isElement(name, types)) vague.add(name);
  const note = (member: Identifier | undefined, type: string | undefined) => {
    const source = member?.__compat;
    const made = type === undefined ? undefined : api[type]?.__compat;
    if (source && made && !recent.isCovered(source, made)) vague.add(type!);
  };
  for (const [member, type] of types.members) {
    const [owner = '', name = ''] = member.split('.');
    note(api[owner]?.[name], /^(?:(?:Promise|Array)<)*(\w+)>*$/.exec(type)?.[1]);
  }
  for (const [owner, members] of Object.entries(api))
    for (const [name, member] of Object.entries(members)) {
      const event = /^(.+)_event$/.exec(name)?.[1];
      const type = types.events.get(`${owner}.${event}`) ?? types.events.get(`*.${event}`);
      if (event !== undefined) note(member as Identifier, type);
    }
  return vague;
}

function isElement(name: string, { parents }: PlatformTypes): boolean {
  for (let one: string | undefined = name; one; one = parents.get(one))
    if (one === 'Element') return true;
  return false;
}
