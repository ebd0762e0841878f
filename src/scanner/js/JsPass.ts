// The second walk over a syntax tree: every name that no scope declares and every member of a known
// type is a use, with what happens without it and what guards it.
import type { Proven } from '@/scanner/css/provenBy';
import type { FileScan, OuterGuard } from '@/scanner/FileScan';
import type { ScanNode } from '@/scanner/ScanTable';
import type { Consequence, Guard } from '@/scanner/ScanUse';
import { GuardWalk, type Use } from './GuardWalk';
import { findHolder, type Held } from './Held';
import { bare, type JsNode, staticName } from './JsNode';
import { provenKey } from './judgeTest';
import type { PlatformNames } from './PlatformNames';
import type { Scope } from './Scope';
import { THROUGH_CALL } from './typeNames';
import type { Types } from './Types';

export interface JsContext {
  readonly scan: FileScan;
  readonly names: PlatformNames;
  readonly types: Types;
  readonly base: number;
  readonly outer?: OuterGuard;
  readonly provenCss: (texts: readonly string[]) => Proven;
  /** Text in a template that a tag reads as CSS or HTML. */
  readonly onTemplate?: (node: JsNode) => void;
  /** An object of styles in JSX. */
  readonly onStyles?: (node: JsNode) => void;
}

const CONSEQUENCES: Readonly<Record<Use, Consequence>> = {
  called: 'throws',
  dereferenced: 'throws',
  bare: 'throws',
  read: 'reads-undefined',
  tested: 'reads-undefined',
  optional: 'reads-undefined',
  written: 'ignored',
};

export class JsPass extends GuardWalk {
  constructor(private readonly context: JsContext) {
    super();
  }

  keyOf(written: JsNode, scope: Scope): ScanNode | undefined {
    const node = bare(written);
    if (node.type === 'Identifier')
      return scope.find(node.name as string)
        ? undefined
        : this.context.names.global(node.name as string).node;
    if (node.type !== 'MemberExpression' || !node.object || !node.property) return undefined;
    const name = staticName(node.property, node.computed ?? false);
    return name === undefined ? undefined : this.keyIn(name, node.object, scope);
  }

  keyIn(name: string, object: JsNode, scope: Scope): ScanNode | undefined {
    const type = this.context.types.typeOf(object, scope);
    return type === undefined ? undefined : this.member(type, name);
  }

  provenCss(texts: readonly string[]): Proven {
    return this.context.provenCss(texts);
  }

  private member(type: string, name: string): ScanNode | undefined {
    const { types, names } = this.context;
    if (!type.startsWith('#'))
      return type.startsWith('=#') ? undefined : names.member(type, name).node;
    if (types.local.declares(type, name)) return undefined;
    const platform = types.local.platformType(type);
    return platform && platform !== type ? names.member(platform, name).node : undefined;
  }

  protected visitName(node: JsNode, scope: Scope, held: Held | undefined): void {
    const name = node.name as string;
    const { names } = this.context;
    if (scope.find(name)) return;
    if (name === 'arguments' && this.isInFunction) {
      const key = names.builtins
        .get('Function')
        ?.parent?.parent?.children.get('functions')
        ?.children.get('arguments');
      if (key) this.add(key, node, 'read', held, false);
      return;
    }
    const key = names.global(name).node;
    if (key) this.add(key, node, this.uses.get(node) ?? 'bare', held, false);
  }

  protected visitMember(node: JsNode, scope: Scope, held: Held | undefined): void {
    const { object, property } = node as { readonly object: JsNode; readonly property: JsNode };
    const use = this.uses.get(node) ?? 'read';
    const type = this.context.types.infer(object, scope);
    const name = staticName(property, node.computed ?? false);
    const plain = type?.startsWith(THROUGH_CALL) ? type.slice(1) : type;
    const key = plain !== undefined && name !== undefined ? this.member(plain, name) : undefined;
    const owner = bare(object);
    const isOptional = node.optional === true;
    if (!this.uses.has(owner)) this.uses.set(owner, isOptional ? 'optional' : 'dereferenced');
    this.walk(object, scope, held);
    if (node.computed) this.walk(property, scope, held);
    if (!key) return;
    const inChain = this.holdChain(owner, scope, held, node);
    this.add(key, property, use, inChain, type !== plain);
    this.addEventOf(key, node);
  }

  /** Behind `a?.` stands only what runs where a is. */
  private holdChain(
    owner: JsNode,
    scope: Scope,
    held: Held | undefined,
    node: JsNode,
  ): Held | undefined {
    let asked: JsNode | undefined = node;
    while (asked && asked.type === 'MemberExpression') {
      if (asked.optional) {
        const key = this.keyOf(asked.object!, scope);
        if (key) return this.hold(held, provenKey(key), owner, 'optional');
      }
      asked = bare(asked.object!);
      if (asked.type === 'CallExpression') asked = bare(asked.callee!);
    }
    return held;
  }

  /** `target.ontoggle = …` listens as `addEventListener('toggle', …)` does. */
  private addEventOf(key: ScanNode, node: JsNode): void {
    if (!key.name.startsWith('on') || !key.parent) return;
    const event = key.parent.children.get(`${key.name.slice(2)}_event`);
    if (event)
      this.context.scan.add(
        event,
        this.context.base + node.property!.start,
        this.context.base + node.end,
        'ignored',
      );
  }

  protected visitCall(node: JsNode, scope: Scope, held: Held | undefined): void {
    const callee = bare(node.callee!);
    this.uses.set(callee, node.optional ? 'optional' : 'called');
    this.walk(node.callee!, scope, held);
    const isAsked = callee.name === 'Boolean' && !scope.find('Boolean');
    for (const argument of node.arguments ?? []) {
      if (isAsked) this.test(argument, scope, held);
      else this.walk(argument, scope, held);
    }
    if (node.type === 'NewExpression') this.addConstructor(callee, scope, held);
    else if (callee.type === 'MemberExpression') this.visitMethodCall(callee, node, scope);
    else if (callee.name === 'require') this.addRequire(node, scope);
  }

  private addConstructor(callee: JsNode, scope: Scope, held: Held | undefined): void {
    const type = this.context.types.typeOf(callee, scope);
    const key = this.keyOf(callee, scope);
    const maker = type?.startsWith('=') && key?.children.get(key.name);
    if (maker) this.add(maker, callee.property ?? callee, 'called', held, false);
  }

  private visitMethodCall(callee: JsNode, node: JsNode, scope: Scope): void {
    const { names, types, scan, base } = this.context;
    const method = staticName(callee.property!, callee.computed ?? false);
    const [first, second] = node.arguments ?? [];
    const owner = types.typeOf(callee.object!, scope);
    if (!owner || !first) return;
    if (method === 'addEventListener' && typeof first.value === 'string') {
      const platform = types.local.platformType(owner);
      const event = platform && names.event(platform, first.value);
      if (event) scan.add(event, base + first.start, base + first.end, 'ignored');
    }
    if (method === 'defineProperty' && owner === '=Object' && typeof second?.value === 'string')
      this.addPolyfill(first, second.value, scope);
  }

  private addRequire(node: JsNode, scope: Scope): void {
    const [first] = node.arguments ?? [];
    if (typeof first?.value === 'string' && !scope.find('require'))
      this.context.scan.imports.add(first.value);
  }

  protected visitAssignment(node: JsNode, scope: Scope, held: Held | undefined): void {
    const left = node.left!;
    const target = bare(left);
    if (target.type === 'MemberExpression') {
      const name = staticName(target.property!, target.computed ?? false);
      if (name !== undefined && this.addPolyfill(target.object!, name, scope)) {
        this.walk(target.object!, scope, held);
        this.walk(node.right!, scope, held);
        return;
      }
      this.uses.set(target, 'written');
    }
    if (target.type !== 'Identifier' || scope.find(target.name as string) === undefined)
      this.walkTarget(target, scope, held);
    this.walk(node.right!, scope, held);
  }

  private walkTarget(target: JsNode, scope: Scope, held: Held | undefined): void {
    // Setting a global that nobody declares makes one; it asks nothing of the platform.
    if (target.type !== 'Identifier') this.walk(target, scope, held);
  }

  /** Whether a member of the platform itself is set: on a constructor, a prototype, the global object. */
  private addPolyfill(object: JsNode, name: string, scope: Scope): boolean {
    const { types, names, scan } = this.context;
    const owner = bare(object);
    const type = types.typeOf(owner, scope);
    if (!type || type.startsWith('#')) return false;
    const isPrototype =
      owner.type === 'MemberExpression' &&
      staticName(owner.property!, owner.computed ?? false) === 'prototype';
    const isGlobal = type === 'Window';
    if (!type.startsWith('=') && !isPrototype && !isGlobal) return false;
    const { node, type: kind } = names.member(type, name);
    if (
      !node ||
      name.startsWith('on') ||
      (isGlobal && (kind === 'String' || kind === 'Location' || kind === 'Boolean'))
    )
      return false;
    scan.polyfilled.add(node);
    return true;
  }

  protected visitOther(node: JsNode, scope: Scope, held: Held | undefined): void {
    const { scan, onTemplate, onStyles } = this.context;
    if (node.type === 'VariableDeclarator') this.visitPattern(node.id!, node.init!, scope, held);
    else if (node.type === 'TaggedTemplateExpression') onTemplate?.(node);
    else if (node.type === 'JSXAttribute') onStyles?.(node);
    else if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') {
      if (typeof node.source?.value === 'string') scan.imports.add(node.source.value);
    }
  }

  /** `const { share } = navigator` reads a member. */
  private visitPattern(pattern: JsNode, init: JsNode, scope: Scope, held: Held | undefined): void {
    const type = this.context.types.typeOf(init, scope);
    for (const property of pattern.properties ?? []) {
      if (property.type === 'RestElement' || !property.key) continue;
      const name = staticName(property.key, property.computed ?? false);
      const key = type !== undefined && name !== undefined ? this.member(type, name) : undefined;
      if (key) this.add(key, property.key, 'read', held, false);
      const value = property.value as JsNode | undefined;
      if (value?.type === 'AssignmentPattern' && value.right) this.walk(value.right, scope, held);
    }
  }

  private add(
    key: ScanNode,
    node: JsNode,
    use: Use,
    held: Held | undefined,
    isTyped: boolean,
  ): void {
    const { scan, base, outer } = this.context;
    if (!key.hasData) return;
    let guard: Guard | null = null;
    let guardAt = -1;
    if (use === 'tested' || use === 'optional') {
      guard = use === 'tested' ? 'feature-test' : 'optional';
      guardAt = base + node.start;
    } else {
      const holder = findHolder(held, key);
      if (holder) {
        guard = holder.guard;
        guardAt = base + holder.guardAt;
      } else if (outer?.holds(key)) ({ guard, guardAt } = outer);
    }
    const consequence = isEvent(key) ? 'ignored' : CONSEQUENCES[use];
    scan.add(key, base + node.start, base + node.end, consequence, {
      evidence: isTyped ? 'typed' : 'exact',
      guard,
      guardAt,
    });
  }
}

function isEvent({ name }: ScanNode): boolean {
  return name.endsWith('_event');
}
