// Web IDL, events and elements as the specifications state them → what type a member has. Only
// types that a scan can follow are kept: interfaces, promises and lists of them, and what JavaScript
// itself brings (strings, numbers, functions).
import { readdirSync, readFileSync } from 'node:fs';
import type { IDLRootType, IDLTypeDescription } from 'webidl2';
import { getWebrefFolder, readIdl } from './readIdl';

export interface PlatformTypes {
  /** Interface → the one it inherits from. */
  readonly parents: ReadonlyMap<string, string>;
  /** `Interface.member` → its type; of an operation, what it returns. */
  readonly members: ReadonlyMap<string, string>;
  /** `Interface.type` of an event → the event's interface; `*.type` where all owners agree. */
  readonly events: ReadonlyMap<string, string>;
  /** `html.dialog`, `svg.circle` → the element's interface. */
  readonly elements: ReadonlyMap<string, string>;
  /** `Interface.member` that no object of the interface can be made without. */
  readonly required: ReadonlySet<string>;
}

const STRINGS = new Set(['DOMString', 'USVString', 'ByteString', 'CSSOMString']);
const NUMBERS =
  /^(?:(?:unrestricted )?(?:double|float)|(?:unsigned )?(?:long long|long|short)|byte|octet)$/;
const LISTS = new Set(['sequence', 'FrozenArray', 'ObservableArray']);

interface Definitions {
  readonly typedefs: Map<string, IDLTypeDescription>;
  readonly enums: Set<string>;
  readonly callbacks: Set<string>;
  readonly interfaces: Set<string>;
}

export function readInterfaces(): PlatformTypes {
  const roots = readIdl();
  const definitions = define(roots);
  const parents = new Map<string, string>();
  const members = new Map<string, string>();
  const mixins = new Map<string, string[]>();
  for (const root of roots)
    if (root.type === 'includes')
      mixins.set(root.includes, [...(mixins.get(root.includes) ?? []), root.target]);

  for (const root of roots) {
    if (root.type !== 'interface' && root.type !== 'interface mixin' && root.type !== 'namespace')
      continue;
    if ('inheritance' in root && root.inheritance) parents.set(root.name, root.inheritance);
    const owners = [root.name, ...(mixins.get(root.name) ?? [])];
    for (const member of root.members) {
      if (member.type !== 'attribute' && member.type !== 'operation') continue;
      const type = member.idlType && toType(member.idlType, definitions);
      if (member.name && type)
        for (const owner of owners) members.set(`${owner}.${member.name}`, type);
    }
  }
  const required = readRequired(roots);
  return { parents, members, ...readEvents(), elements: readElements(), required };
}

/** Required members of what constructors of events are given. */
function readRequired(roots: readonly IDLRootType[]): ReadonlySet<string> {
  return new Set(
    roots.flatMap((root) =>
      root.type === 'dictionary' && root.name.endsWith('EventInit')
        ? root.members
            .filter(({ required }) => required)
            .map(({ name }) => `${root.name.slice(0, -'Init'.length)}.${name}`)
        : [],
    ),
  );
}

function define(roots: readonly IDLRootType[]): Definitions {
  const definitions: Definitions = {
    typedefs: new Map(),
    enums: new Set(),
    callbacks: new Set(),
    interfaces: new Set(),
  };
  for (const root of roots) {
    if (root.type === 'typedef') definitions.typedefs.set(root.name, root.idlType);
    else if (root.type === 'enum') definitions.enums.add(root.name);
    else if (root.type === 'callback') definitions.callbacks.add(root.name);
    else if (root.type === 'interface') definitions.interfaces.add(root.name);
  }
  return definitions;
}

/** Undefined for what cannot be followed: unions of several types, dictionaries, `any`. */
function toType(described: IDLTypeDescription, definitions: Definitions): string | undefined {
  const { idlType, generic, union } = described;
  if (generic) {
    const [inner] = idlType as IDLTypeDescription[];
    const name = LISTS.has(generic) ? 'Array' : generic === 'Promise' ? 'Promise' : undefined;
    if (!name) return undefined;
    const type = inner && toType(inner, definitions);
    return type ? `${name}<${type}>` : name;
  }
  if (union) {
    const types = new Set(
      (idlType as IDLTypeDescription[]).map((part) => toType(part, definitions)),
    );
    return types.size === 1 ? [...types][0] : undefined;
  }
  const name = idlType as string;
  if (STRINGS.has(name) || definitions.enums.has(name)) return 'String';
  if (NUMBERS.test(name)) return 'Number';
  if (name === 'boolean') return 'Boolean';
  const alias = definitions.typedefs.get(name);
  if (alias) return toType(alias, definitions);
  if (definitions.callbacks.has(name)) return 'Function';
  return definitions.interfaces.has(name) || /^(?:\w*Array|ArrayBuffer|DataView)$/.test(name)
    ? name
    : undefined;
}

interface EventRecord {
  readonly type: string;
  readonly interface: string;
  readonly targets: readonly { readonly target: string }[];
}

function readEvents(): { events: Map<string, string> } {
  const records = JSON.parse(
    readFileSync(`${getWebrefFolder('events')}/events.json`, 'utf8'),
  ) as EventRecord[];
  const events = new Map<string, string>();
  const byName = new Map<string, Set<string>>();
  for (const { type, interface: name, targets } of records) {
    byName.set(type, (byName.get(type) ?? new Set()).add(name));
    for (const { target } of targets) events.set(`${target}.${type}`, name);
  }
  // The compat data puts some events on another owner than the specification's target.
  for (const [type, names] of byName) if (names.size === 1) events.set(`*.${type}`, [...names][0]!);
  return { events };
}

interface ElementFile {
  readonly elements?: readonly { readonly name: string; readonly interface?: string }[];
}

function readElements(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of readdirSync(getWebrefFolder('elements')).filter((name) =>
    name.endsWith('.json'),
  )) {
    if (file === 'package.json') continue;
    const { elements = [] } = JSON.parse(
      readFileSync(`${getWebrefFolder('elements')}/${file}`, 'utf8'),
    ) as ElementFile;
    const root =
      file.startsWith('SVG') || file.startsWith('svg')
        ? 'svg'
        : file.startsWith('mathml')
          ? 'mathml'
          : 'html';
    for (const { name, interface: type } of elements) if (type) found.set(`${root}.${name}`, type);
  }
  return found;
}
