// Types of members, elements, calls and promises. Types are text, see `typeNames`; a type that
// another file decides grows by each question, to be answered when all files are known.
import type { PlatformNames } from '@/engines/scanner/js/PlatformNames';
import { bindParams } from './bindParams';
import { ELEMENTS } from './builtinTypes.data';
import type { Shape } from './Shape';
import {
  argumentAt,
  argumentsOf,
  ifKnown,
  isDeferred,
  makeGeneric,
  plainType,
  splitType,
  splitUnion,
  substitute,
  unionOf,
  UNKNOWN,
  withoutMark,
} from './typeNames';

const LISTS = new Set(['Array', 'Set', 'Iterator', 'AsyncIterator', 'NodeList', 'HTMLCollection']);
const MAX_PARENTS = 12;
/** The parts of a type that is not a union. */
const ALONE: readonly string[] = [];
const PLAIN_NAME = /^[\w$]+$/;

/** A call's arguments: their types, and the type that a callback among them returns. */
export interface Given {
  readonly types: () => readonly (string | undefined)[];
  readonly returned: () => string | undefined;
  /** Type arguments that are written out. */
  readonly written: () => readonly (string | undefined)[];
}

export const NOTHING_GIVEN: Given = {
  types: () => [],
  returned: () => undefined,
  written: () => [],
};

export class TypeMembers {
  constructor(
    readonly names: PlatformNames,
    private readonly shapeAt: (type: string) => Shape | undefined,
  ) {}

  /** The type of a member, platform or own. */
  member(type: string, name: string): string | undefined {
    if (isOpen(type)) return PLAIN_NAME.test(name) ? ask(type, `.${name}`) : undefined;
    const parts = type.includes('|') ? splitUnion(type) : ALONE;
    if (parts.length > 1) {
      const owners = parts.filter((part) => this.has(part, name));
      return unionOf(owners.map((part) => this.member(part, name)));
    }
    if (type.startsWith('Record<')) return argumentAt(type, 1);
    const shape = this.shapeAt(type);
    if (!shape)
      return type.startsWith('=#')
        ? undefined
        : ifKnown(this.names.member(this.targeted(type, name), name).type);
    return this.memberOf(shape, argumentsOf(type), name, 0);
  }

  /** The platform's type that a member comes from; undefined for one of the project's own. */
  owner(type: string, name: string, depth = 0): string | undefined {
    if (isOpen(type) || depth > MAX_PARENTS) return undefined;
    const parts = type.includes('|') ? splitUnion(type) : ALONE;
    if (parts.length > 1) {
      const having = parts.filter((part) => this.has(part, name));
      const owners = having.map((part) => this.owner(part, name));
      const [first] = owners;
      const nodes = new Set(owners.map((one) => one && this.names.member(one, name).node));
      return nodes.size === 1 ? first : undefined;
    }
    const shape = this.shapeAt(type);
    if (!shape) {
      if (type.startsWith('=#')) return undefined;
      const target = this.targeted(type, name);
      return this.names.member(target, name).node ? target : undefined;
    }
    if (shape.member(name) !== undefined) return undefined;
    for (const parent of shape.parents) {
      const above = substitute(parent, argumentsOf(type));
      if (above === UNKNOWN) return undefined;
      if (this.has(above, name)) return this.owner(above, name, depth + 1);
    }
    const isFunction = shape.call && this.names.member('Function', name).node;
    return isFunction ? 'Function' : undefined;
  }

  /**
   * Code without a compiler may ask an event's target or any element for a member that only HTML
   * elements have.
   */
  private targeted(type: string, name: string): string {
    const isVague = type === 'EventTarget' || type === 'Element';
    return isVague && !this.names.member(type, name).node ? 'HTMLElement' : type;
  }

  /** True if a type says too little: an event's target may be anything that gets events. */
  isGuess(type: string, name: string): boolean {
    return type === 'EventTarget' && this.targeted(type, name) !== type;
  }

  /** The platform's type that a type is or extends. */
  platform(type: string, depth = 0): string | undefined {
    const shape = this.shapeAt(type);
    if (!shape) return isOpen(type) || type.includes('|') ? undefined : type;
    if (depth > MAX_PARENTS) return undefined;
    for (const parent of shape.parents) {
      const found = parent === UNKNOWN ? undefined : this.platform(parent, depth + 1);
      if (found && !found.startsWith('=')) return found;
    }
    return undefined;
  }

  private memberOf(
    shape: Shape,
    held: readonly string[],
    name: string,
    depth: number,
  ): string | undefined {
    const own = shape.member(name);
    if (own !== undefined) return ifKnown(substitute(own, held));
    for (const parent of depth < MAX_PARENTS ? shape.parents : []) {
      const above = substitute(parent, held);
      if (above === UNKNOWN) return undefined;
      if (isOpen(above) || this.has(above, name)) return this.member(above, name);
    }
    if (shape.index !== undefined) return ifKnown(substitute(shape.index, held));
    return shape.call && ifKnown(this.names.member('Function', name).type);
  }

  private has(type: string, name: string, depth = 0): boolean {
    const shape = this.shapeAt(type);
    if (!shape) return this.names.member(type, name).node !== undefined;
    if (shape.member(name) !== undefined || shape.index !== undefined) return true;
    return (
      depth < MAX_PARENTS &&
      (shape.parents.some(
        (parent) =>
          parent !== UNKNOWN && this.has(substitute(parent, argumentsOf(type)), name, depth + 1),
      ) ||
        (shape.call !== undefined && this.names.member('Function', name).node !== undefined))
    );
  }

  /** `document.forms.login`: collections have their elements by name, too. */
  named(type: string, name: string): string | undefined {
    return type.startsWith('HTMLCollection<') && !this.has(type, name)
      ? argumentAt(type)
      : undefined;
  }

  /** The type at a position of a list, or of each element. */
  element(type: string, position?: number): string | undefined {
    if (isOpen(type)) return ask(type, `[${position ?? ''}]`);
    const parts = splitUnion(type);
    if (parts.length > 1) return unionOf(parts.map((part) => this.element(part, position)));
    const plain = plainType(type);
    if (plain === 'String') return 'String';
    if (plain === 'Tuple') {
      const held = argumentsOf(type);
      return ifKnown(position === undefined ? unionOf(held) : held[position]);
    }
    if (
      plain === 'Map' ||
      plain === 'URLSearchParams' ||
      plain === 'FormData' ||
      plain === 'Headers'
    )
      return makeGeneric('Tuple', ...this.entryOf(type, plain));
    if (this.names.isTypedArray(plain)) return 'Number';
    const held = ELEMENTS.get(plain);
    if (held) return held;
    if (LISTS.has(plain)) return argumentAt(type);
    return this.shapeAt(type)?.parents.length ? this.elementOfParent(type) : undefined;
  }

  private entryOf(type: string, plain: string): readonly (string | undefined)[] {
    if (plain === 'Map') return [argumentAt(type), argumentAt(type, 1)];
    return plain === 'FormData' ? ['String', undefined] : ['String', 'String'];
  }

  private elementOfParent(type: string): string | undefined {
    const parent = this.platform(type);
    return parent && this.element(parent);
  }

  awaited(type: string): string | undefined {
    if (isOpen(type)) return ask(type, '!');
    const parts = splitUnion(type);
    if (parts.length > 1) return unionOf(parts.map((part) => this.awaited(part)));
    return plainType(type) === 'Promise' ? argumentAt(type) : type;
  }

  made(type: string): string | undefined {
    if (isOpen(type)) return ask(type, '+');
    return type.startsWith('=') && !type.includes('|') ? type.slice(1) : undefined;
  }

  /** The type of a call's result, if the project tells it. */
  called(type: string, given: Given): string | undefined {
    if (isOpen(type)) {
      const returned = given.returned();
      return ask(type, returned === undefined ? '()' : `(${withoutMark(returned)})`);
    }
    const shape = this.shapeAt(type);
    const returns = shape?.call?.returns;
    if (!shape || returns === undefined) return undefined;
    const held = [...argumentsOf(type)];
    if (!returns.includes('%')) return ifKnown(returns);
    const outer = shape.params - shape.ownParams;
    const written = given.written();
    const bound =
      written.length > 0
        ? written
        : bindParams(shape.call!.params, given.types(), outer, this.shapeAt);
    for (let at = 0; at < shape.ownParams; at++) held[outer + at] = bound[at] ?? UNKNOWN;
    return ifKnown(substitute(returns, held));
  }

  /** The type of the parameter that a function at a position is handed. */
  callbackParam(type: string, position: number, index: number): string | undefined {
    const given = this.shapeAt(type)?.call?.params[position];
    const shape = given === undefined ? undefined : this.shapeAt(given);
    const param = shape?.call?.params[index];
    if (given === undefined || param === undefined) return undefined;
    const found = substitute(substitute(param, argumentsOf(given)), argumentsOf(type));
    return found.includes('%') ? undefined : ifKnown(found);
  }
}

/** True if another file decides the whole type. */
function isOpen(type: string): boolean {
  return isDeferred(type) && splitUnion(type).some((part) => part.startsWith('^'));
}

function ask(type: string, question: string): string | undefined {
  const base = splitType(type, '|').length > 1 ? `^(${type})` : type;
  return ifKnown(`${base}/${question}`);
}
