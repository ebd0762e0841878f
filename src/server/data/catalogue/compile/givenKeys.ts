// Keys that come with what they are part of: each release that has an interface has this member,
// each that has a method knows this argument. Code can't fail at such a key: it fails before, where
// it gets the object or calls the method.
import type {
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import type { PlatformTypes } from './readInterfaces';
import { type RecentReleases, supportIn } from './RecentReleases';

/** Values that a script has without ever naming their kind, such as the iterator of a list. */
const NAMELESS = /^(?:Async|Generator|Iterator$|TypedArray$)/;

const isNameless = (root: string | undefined, [owner = '']: readonly string[]): boolean =>
  root === 'javascript' && NAMELESS.test(owner);

export type IsGiven = (path: readonly string[], node: Identifier, owner: Identifier) => boolean;

export function findGivenKeys(
  api: Identifier,
  types: PlatformTypes,
  recent: RecentReleases,
): IsGiven {
  const vague = vagueInterfaces(api, types, recent);
  return ([root, first = '', ...rest], { __compat: own }, { __compat: owner }) => {
    if (!own || !owner) return false;
    const isKnown = root === 'api' ? rest.length > 1 || !vague.has(first) : !isNameless(root, rest);
    if (isKnown && !recent.isEverywhere(owner) && recent.isCovered(owner, own)) return true;
    if (root !== 'api' || rest.length !== 1) return false;
    if (types.required.has(`${first}.${rest[0]}`)) return true;
    const kin = kinOf(api, types, first, rest[0]!);
    const all = [{ made: owner, member: own }, ...kin];
    const members = all.flatMap(({ made, member }) => [member, beforeName(made, member)]);
    const isMoved = kin.length > 0 && (vague.has(first) || !recent.isCovered(owner, own));
    return isMoved && all.every(({ made }) => recent.isCovered(made, ...members));
  };
}

/** An interface of the same objects, with its member of the same name. */
interface Kin {
  readonly made: CompatStatement;
  readonly member: CompatStatement;
}

/**
 * The member where releases have moved it: in an interface that inherits from this one, or that
 * this one inherits from. Objects are of both kinds.
 */
function kinOf(
  api: Identifier,
  { parents }: PlatformTypes,
  owner: string,
  name: string,
): readonly Kin[] {
  const kin = [...ancestorsOf(owner, parents)];
  const [heir, ...others] = [...parents].flatMap(([child, parent]) =>
    parent === owner ? [child] : [],
  );
  if (heir !== undefined && others.length === 0) kin.push(heir);
  return kin.flatMap((one) => {
    const made = api[one]?.__compat;
    const member = api[one]?.[name]?.__compat;
    return made && member ? [{ made, member }] : [];
  });
}

/** A member of releases that had its interface by another name. */
function beforeName(made: CompatStatement, member: CompatStatement): CompatStatement {
  const support: Record<string, SimpleSupportStatement[]> = {};
  for (const [browser, given] of Object.entries(made.support)) {
    const statements = [given].flat();
    const [own] = [supportIn(member, browser) ?? []].flat();
    const isNamed = statements.some(
      (one) => !one.alternative_name && one.version_added === own?.version_added,
    );
    if (isNamed)
      support[browser] = statements
        .filter((one) => one.alternative_name)
        .map(({ alternative_name: _, ...one }) => one);
  }
  return { ...member, support };
}

function* ancestorsOf(owner: string, parents: PlatformTypes['parents']): Iterable<string> {
  for (let one = parents.get(owner); one; one = parents.get(one)) yield one;
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
