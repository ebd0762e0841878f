// The table's JavaScript and API keys, indexed by what stands in code: globals, statics, members.
// A type is a name; `=Name` is the constructor or namespace itself, and `Name<…>` holds something.
import type { ScanNode, ScanTable } from '@/scanner/ScanTable';
import { BUILTIN_PARENTS, BUILTIN_TYPES, OBJECT_MEMBERS, OTHER_NAMES } from './builtinTypes.data';

export interface Member {
  readonly node: ScanNode | undefined;
  readonly type: string | undefined;
}

const GLOBAL_OBJECTS = new Set(['window', 'self', 'globalThis', 'frames', 'parent', 'top']);
const NO_MEMBER: Member = { node: undefined, type: undefined };
/** What an interface's type is a parent of, so that it says nothing about a value. */
const isInterfaceName = (name: string): boolean => /^[A-Z]/.test(name);

export class PlatformNames {
  readonly api: ReadonlyMap<string, ScanNode>;
  readonly builtins: ReadonlyMap<string, ScanNode>;
  private readonly window: ReadonlyMap<string, ScanNode>;
  private readonly workers: readonly ReadonlyMap<string, ScanNode>[];
  private readonly elements: readonly ReadonlyMap<string, ScanNode>[];
  private readonly globals = new Map<string, Member>();
  private readonly members = new Map<string, Member>();

  constructor(table: ScanTable) {
    this.api = table.children('api');
    this.builtins = table.children('javascript.builtins');
    this.window = table.children('api.Window');
    this.workers = [
      'WorkerGlobalScope',
      'DedicatedWorkerGlobalScope',
      'ServiceWorkerGlobalScope',
    ].map((name) => table.children(`api.${name}`));
    this.elements = ['html', 'svg'].map((root) => table.children(`${root}.elements`));
  }

  /** The interface of elements with a tag name. */
  elementType(tag: string): string | undefined {
    for (const elements of this.elements) {
      const type = elements.get(tag)?.type;
      if (type) return type;
    }
    return tag.includes('-') ? 'HTMLElement' : undefined;
  }

  isType(name: string): boolean {
    return (this.builtins.has(name) || this.api.has(name)) && isInterfaceName(name);
  }

  /** What a name stands for that no scope declares. */
  global(name: string): Member {
    let found = this.globals.get(name);
    if (!found) {
      found = this.findGlobal(name);
      // Names of code are endless, those of the platform are not.
      if (found !== NO_MEMBER) this.globals.set(name, found);
    }
    return found;
  }

  /** A member of a type, its own or inherited. */
  member(type: string, name: string): Member {
    const key = `${type}.${name}`;
    let found = this.members.get(key);
    if (!found) {
      found = type.startsWith('=')
        ? this.findStatic(type.slice(1), name)
        : this.findInstance(type, name);
      if (found !== NO_MEMBER) this.members.set(key, found);
    }
    return found;
  }

  /** The event of a target or one it inherits from. */
  event(type: string, name: string): ScanNode | undefined {
    for (const owner of this.lineage(plainType(type))) {
      const node = this.api.get(owner)?.children.get(`${name}_event`);
      if (node) return node;
    }
    return undefined;
  }

  private findGlobal(name: string): Member {
    if (GLOBAL_OBJECTS.has(name))
      return { node: this.builtins.get(name) ?? this.window.get(name), type: 'Window' };
    const builtin = this.builtins.get(name);
    if (builtin) return { node: builtin, type: isInterfaceName(name) ? `=${name}` : undefined };
    const node = this.api.get(name);
    if (node) {
      if (isInterfaceName(name)) return { node, type: `=${name}` };
      return { node, type: node.type };
    }
    const made = OTHER_NAMES.get(name);
    if (made) return { node: this.api.get(made)?.children.get(name), type: `=${name}` };
    const property =
      this.window.get(name) ?? this.workers.map((scope) => scope.get(name)).find(Boolean);
    if (property) return { node: property, type: property.type };
    return this.member('EventTarget', name);
  }

  private findStatic(owner: string, name: string): Member {
    if (name === 'prototype') return { node: undefined, type: owner };
    const builtin = this.nodeAt(this.builtins, owner)?.children.get(name);
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

  private findInstance(type: string, name: string): Member {
    const plain = plainType(type);
    const isPlatform = plain === 'Window';
    if (isPlatform) {
      const global = this.global(name);
      if (global.node) return global;
    }
    for (const owner of this.lineage(plain)) {
      const builtin = this.nodeAt(this.builtins, owner)?.children.get(name);
      // A constructor is a child of its own name, and no member.
      if (builtin && name !== owner.split('.').at(-1)) return this.typed(type, owner, builtin);
      const api = this.api.get(owner)?.children.get(name);
      if (api && name !== owner) return this.typed(type, owner, api);
    }
    if (OBJECT_MEMBERS.has(name)) return this.member('=Object', name);
    return NO_MEMBER;
  }

  private typed(receiver: string, owner: string, node: ScanNode): Member {
    const type = BUILTIN_TYPES.get(`${owner}.${node.name}`) ?? node.type;
    if (type === '@') return { node, type: receiver };
    return { node, type: type === '@0' ? heldBy(receiver) : type };
  }

  /** A type and those it inherits from. */
  private *lineage(type: string): Generator<string> {
    let current: string | undefined = type;
    for (let depth = 0; current && depth < 20; depth++) {
      yield current;
      current = BUILTIN_PARENTS.get(current) ?? this.api.get(current)?.type;
    }
  }

  private nodeAt(names: ReadonlyMap<string, ScanNode>, path: string): ScanNode | undefined {
    const [first = '', ...rest] = path.split('.');
    let node = names.get(first);
    for (const name of rest) node = node?.children.get(name);
    return node;
  }
}

/** A type without what it holds. */
export function plainType(type: string): string {
  const open = type.indexOf('<');
  return open < 0 ? type : type.slice(0, open);
}

/** What a list or promise holds. */
export function heldBy(type: string): string | undefined {
  const open = type.indexOf('<');
  return open < 0 ? undefined : type.slice(open + 1, -1);
}
