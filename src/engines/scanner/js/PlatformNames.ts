// The table's JavaScript and API keys, indexed by their names in code: globals, statics, members. A
// type is a name; `=Name` is the constructor or namespace itself, and `Name<…>` has type arguments.
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';
import {
  BUILTIN_PARENTS,
  BUILTIN_TYPES,
  OBJECT_MEMBERS,
  OTHER_NAMES,
} from './types/builtinTypes.data';
import { argumentsOf, plainType, unionOf, UNKNOWN } from './types/typeNames';

export interface PlatformMember {
  readonly node: ScanNode | undefined;
  readonly type: string | undefined;
}

/** A type that another is or inherits from. */
interface Ancestor {
  readonly owner: string;
  readonly builtin: ScanNode | undefined;
  readonly api: ScanNode | undefined;
}

/** The types of built-in members, by what has them. */
const MEMBER_TYPES = new Map<string, Map<string, string>>();
for (const [path, type] of BUILTIN_TYPES) {
  const dot = path.lastIndexOf('.');
  const owner = path.slice(0, dot);
  const members = MEMBER_TYPES.get(owner) ?? new Map<string, string>();
  MEMBER_TYPES.set(owner, members.set(path.slice(dot + 1), type));
}

const GLOBAL_OBJECTS = new Set(['window', 'self', 'globalThis', 'frames', 'parent', 'top']);
const NO_MEMBER: PlatformMember = { node: undefined, type: undefined };
/** Names of interfaces; their type is the parent, and says nothing about a value. */
const isInterfaceName = (name: string): boolean => /^[A-Z]/.test(name);

export class PlatformNames {
  readonly api: ReadonlyMap<string, ScanNode>;
  /** `arguments`, in functions. */
  readonly argumentsKey: ScanNode | undefined;
  readonly builtins: ReadonlyMap<string, ScanNode>;
  private readonly window: ReadonlyMap<string, ScanNode>;
  private readonly workers: readonly ReadonlyMap<string, ScanNode>[];
  private readonly elements: readonly ReadonlyMap<string, ScanNode>[];
  private readonly globals = new Map<string, PlatformMember>();
  private readonly lineages = new Map<string, readonly Ancestor[]>();
  /** By type, then by name: putting both together would cost more than looking up twice. */
  private readonly members = new Map<string, Map<string, PlatformMember>>();

  private tellingNames: ReadonlyMap<string, ScanNode> | undefined;

  constructor(readonly table: ScanTable) {
    this.api = table.children('api');
    this.argumentsKey = table.find('javascript.functions.arguments');
    const wasm = table.find('webassembly.api');
    this.builtins = new Map([
      ...table.children('javascript.builtins'),
      ...(wasm ? [['WebAssembly', wasm] as const] : []),
    ]);
    this.window = table.children('api.Window');
    this.workers = [
      'WorkerGlobalScope',
      'DedicatedWorkerGlobalScope',
      'ServiceWorkerGlobalScope',
    ].map((name) => table.children(`api.${name}`));
    this.elements = ['html', 'svg'].map((root) => table.children(`${root}.elements`));
  }

  /** The interface of elements with a tag name. */
  elementType(tag: string, isSvg = false): string | undefined {
    for (const elements of isSvg ? this.elements.slice(1) : this.elements) {
      const type = elements.get(tag)?.type;
      if (type) return type;
    }
    return tag.includes('-') ? 'HTMLElement' : undefined;
  }

  /** A key of the language's syntax. */
  syntax(path: string): ScanNode | undefined {
    return this.table.find(`javascript.${path}`);
  }

  isType(name: string): boolean {
    return (this.builtins.has(name) || this.api.has(name)) && isInterfaceName(name);
  }

  /** The platform's member behind a name that no scope declares. */
  global(name: string): PlatformMember {
    let found = this.globals.get(name);
    if (!found) {
      found = this.findGlobal(name);
      // Names of code are endless, those of the platform are not.
      if (found !== NO_MEMBER) this.globals.set(name, found);
    }
    return found;
  }

  /** A member of a type, its own or inherited. */
  member(type: string, name: string): PlatformMember {
    const plain = plainType(type);
    let found = this.members.get(plain)?.get(name);
    if (!found) {
      found = plain.startsWith('=')
        ? this.findStatic(plain.slice(1), name)
        : this.findInstance(plain, name);
      if (found === NO_MEMBER) return found;
      const others = this.members.get(plain);
      if (others) others.set(name, found);
      else this.members.set(plain, new Map([[name, found]]));
    }
    const { node, type: template } = found;
    return template?.includes('@') ? { node, type: fill(template, type) } : found;
  }

  /** The member that no other interface has by this name. */
  telling(name: string): ScanNode | undefined {
    this.tellingNames ??= new Map(
      this.table.nodes.flatMap((node) => (node.isTelling ? [[node.name, node] as const] : [])),
    );
    return this.tellingNames.get(name);
  }

  /** True if a type is another or inherits from it. */
  isKindOf(type: string, other: string): boolean {
    return this.lineage(type).some(({ owner }) => owner === other);
  }

  isTypedArray(name: string): boolean {
    return BUILTIN_PARENTS.get(name) === 'TypedArray' || name === 'TypedArray';
  }

  /** True if a constructor takes over the elements of its first argument. */
  holdsElements(name: string): boolean {
    return name === 'Set' || name === 'Map' || name === 'Array';
  }

  /** The event of a target or one it inherits from. */
  event(type: string, name: string): ScanNode | undefined {
    for (const { api } of this.lineage(plainType(type))) {
      const node = api?.children.get(`${name}_event`);
      if (node) return node;
    }
    // `self` may be a worker's.
    const ofWorker =
      type === 'Window' && this.workers.map((scope) => scope.get(`${name}_event`)).find(Boolean);
    return ofWorker || this.risenEvent(type, name);
  }

  /** Events of the document rise to the window, those of elements to both. */
  private risenEvent(type: string, name: string): ScanNode | undefined {
    if (type === 'Window') return this.event('Document', name);
    return type === 'Document' || type === 'ShadowRoot'
      ? this.event('HTMLElement', name)
      : undefined;
  }

  private findGlobal(name: string): PlatformMember {
    if (GLOBAL_OBJECTS.has(name))
      return { node: this.builtins.get(name) ?? this.window.get(name), type: 'Window' };
    const builtin = this.builtins.get(name);
    if (builtin) return { node: builtin, type: isInterfaceName(name) ? `=${name}` : undefined };
    const node = this.api.get(name);
    if (node) {
      if (isInterfaceName(name) || name === 'console') return { node, type: `=${name}` };
      return { node, type: node.type };
    }
    const made = OTHER_NAMES.get(name);
    if (made) return { node: this.api.get(made)?.children.get(name), type: `=${name}` };
    const property =
      this.window.get(name) ?? this.workers.map((scope) => scope.get(name)).find(Boolean);
    if (property) return { node: property, type: property.type };
    return this.member('EventTarget', name);
  }

  private findStatic(owner: string, name: string): PlatformMember {
    if (name === 'prototype') return { node: undefined, type: owner };
    const own = this.nodeAt(this.builtins, owner)?.children;
    const builtin = own?.get(name) ?? own?.get(`${name}_static`);
    if (builtin) {
      const isNested = isInterfaceName(name) && builtin.children.size > 0;
      return {
        node: builtin,
        type: isNested ? `=${owner}.${name}` : BUILTIN_TYPES.get(`=${owner}.${name}`),
      };
    }
    const api = this.api.get(owner);
    const node = api?.children.get(`${name}_static`);
    if (node) return { node, type: node.type };
    const parent = BUILTIN_PARENTS.get(owner) ?? (api ? api.type : undefined);
    if (parent) return this.member(`=${parent}`, name);
    return this.member('Function', name);
  }

  private findInstance(plain: string, name: string): PlatformMember {
    if (plain === 'Window') {
      const global = this.global(name);
      if (global.node) return global;
    }
    let template: string | undefined;
    for (const { owner, builtin, api } of this.lineage(plain)) {
      template ??= MEMBER_TYPES.get(owner)?.get(name);
      const isStatic = BUILTIN_TYPES.has(`=${owner}.${name}`);
      const own = isStatic ? undefined : builtin?.children.get(name);
      // A constructor is a child of its own name, and no member.
      if (own && name !== builtin?.name) return { node: own, type: template ?? own.type };
      const member = api?.children.get(name);
      if (member && name !== owner) return { node: member, type: template ?? member.type };
    }
    if (template !== undefined) return { node: undefined, type: template };
    const shared = OBJECT_MEMBERS.get(name);
    const node = shared && this.builtins.get('Object')?.children.get(shared);
    return node ? { node, type: undefined } : NO_MEMBER;
  }

  /** A type and those it inherits from. */
  private lineage(type: string): readonly Ancestor[] {
    const known = this.lineages.get(type);
    if (known) return known;
    const found: Ancestor[] = [];
    let current: string | undefined = type;
    for (let depth = 0; current && depth < 20; depth++) {
      const api = this.api.get(current);
      found.push({ owner: current, builtin: this.nodeAt(this.builtins, current), api });
      current = BUILTIN_PARENTS.get(current) ?? api?.type;
    }
    // Types of code are endless, those of the platform are not.
    if (found[0]?.builtin ?? found[0]?.api) this.lineages.set(type, found);
    return found;
  }

  private nodeAt(names: ReadonlyMap<string, ScanNode>, path: string): ScanNode | undefined {
    const [first = '', ...rest] = path.split('.');
    let node = names.get(first);
    for (const name of rest) node = node?.children.get(name);
    return node;
  }
}

/** `@` is the receiver itself, `@0` what it holds. */
function fill(template: string, receiver: string): string | undefined {
  if (template === '@') return receiver;
  const held = plainType(receiver) === 'Tuple' ? [getElementType(receiver)] : argumentsOf(receiver);
  const filled = template.replace(/@(\d)/g, (_, index: string) => held[Number(index)] ?? UNKNOWN);
  return filled === UNKNOWN ? undefined : filled;
}

function getElementType(tuple: string): string {
  return unionOf(argumentsOf(tuple)) ?? UNKNOWN;
}
