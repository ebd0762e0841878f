// The second walk over a syntax tree: every undeclared name and every member of a known type is a
// use, with its consequence and its guard.
import { asPart } from '@/engines/scanner/asPart';
import type { Proven } from '@/engines/scanner/css/findProven';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { askedMember } from './askedMember';
import { consequenceOf } from './consequenceOf';
import { findPolyfilled } from './findPolyfilled';
import { type AddUse, FoundArguments } from './FoundArguments';
import { FoundEvents } from './FoundEvents';
import { guardOfUse } from './guardOfUse';
import { GuardWalk } from './GuardWalk';
import { findNamedGuard, type Held } from './Held';
import { holdChain, holdGiven } from './holdChain';
import { isElementCall } from './isElementCall';
import type { JsContext } from './JsContext';
import { isFalse, type JsNode, staticName, unwrap } from './JsNode';
import { KeyFinder } from './KeyFinder';
import { moduleOf } from './moduleOf';
import { OwnPolyfills } from './OwnPolyfills';
import type { Scope } from './Scope';
import { toCondition } from './toCondition';
import type { Narrowed } from './types/Narrowing';
import { withoutMark } from './types/typeNames';
import type { Use } from './Use';

export class JsPass extends GuardWalk {
  private readonly events: FoundEvents;
  private readonly given: FoundArguments;
  private readonly finder: KeyFinder;
  readonly own = new OwnPolyfills();
  readonly imports: JsContext['types']['imports'];

  constructor(private readonly context: JsContext) {
    super();
    this.finder = new KeyFinder(context);
    this.imports = context.types.imports;
    const add: AddUse = (...use) => this.add(...use);
    this.events = new FoundEvents({ ...context, add });
    this.given = new FoundArguments(context, this, add);
  }

  keyOf(node: JsNode, scope: Scope): ScanNode | undefined {
    return this.finder.keyOf(node, scope);
  }

  keyIn(name: string, object: JsNode, scope: Scope): ScanNode | undefined {
    return this.finder.keyIn(name, object, scope);
  }

  isTyped(node: JsNode, scope: Scope): boolean {
    return this.context.types.typeOf(node, scope) !== undefined;
  }

  narrow(test: JsNode, scope: Scope, isTrue: boolean): Narrowed {
    return this.context.types.narrowing.hold(test, scope, isTrue);
  }

  widen(narrowed: Narrowed): void {
    this.context.types.narrowing.release(narrowed);
  }

  telling(name: string): ScanNode | undefined {
    return askedMember(this.context.names, name);
  }

  provenCss(texts: readonly string[]): Proven {
    return this.context.css.provenBy(toCondition(texts));
  }

  protected visitName(
    node: JsNode,
    scope: Scope,
    held: Held | undefined,
    use: Use | undefined,
  ): void {
    const name = node.name as string;
    const { names } = this.context;
    if (scope.find(name)) return;
    if (name === 'arguments' && this.innermost) {
      if (names.argumentsKey) this.add(names.argumentsKey, node, 'read', held, false);
      return;
    }
    const key = names.global(name).node;
    // `?.` and `if` ask for a value, not whether there is such a name.
    const isNamed = use === 'tested' || use === 'optional' || use === undefined;
    if (key) this.add(key, node, isNamed ? 'bare' : use, held, false);
  }

  protected visitMember(
    node: JsNode,
    scope: Scope,
    held: Held | undefined,
    use: Use | undefined,
  ): void {
    const { object, property } = node as { readonly object: JsNode; readonly property: JsNode };
    const type = this.finder.receiverOf(object, property, scope);
    const name = staticName(property, node.computed ?? false);
    const plain = type && withoutMark(type);
    const key =
      plain !== undefined && name !== undefined ? this.finder.member(plain, name) : undefined;
    this.walk(object, scope, held, node.optional === true ? 'optional' : 'dereferenced');
    if (node.computed) this.walk(property, scope, held);
    if (!key || (use === 'written' && key.parent?.name === 'Function')) {
      if (use === 'written' && plain && name?.startsWith('on'))
        this.events.addListened(plain, name, node, held);
      else if (plain === undefined && use === 'called') this.addGuess(node, scope, held);
      else if (plain === undefined && use === 'tested' && name) this.own.noteAsked(name);
      return;
    }
    const inChain = holdChain(unwrap(object), scope, held, node, this);
    if (key.parent?.name === 'Promise') this.given.addPromised(unwrap(object), scope, inChain);
    const isGuess = this.context.types.members.isGuess(plain!, name!);
    this.add(key, property, use ?? 'read', inChain, type !== plain, isGuess);
    this.events.addOfKey(key, node, inChain);
  }

  protected visitParam(node: JsNode, index: number, scope: Scope, held: Held | undefined): void {
    const pattern = node.params![index]!;
    const type =
      pattern.type === 'ObjectPattern' && this.context.types.paramType(node, index, scope);
    if (type) this.visitPattern(pattern, () => type, scope, held);
  }

  protected visitCall(node: JsNode, scope: Scope, held: Held | undefined): void {
    const callee = unwrap(node.callee!);
    this.own.noteCall(node, this.context.names, this.context.scan);
    if (isElementCall(node, scope) && !this.keyOf(callee, scope))
      this.context.onElement?.(node, held, scope);
    this.walk(node.callee!, scope, held, node.optional ? 'optional' : 'called');
    const { arguments: given = [] } = node;
    const isAsked = callee.name === 'Boolean' && !scope.find('Boolean');
    const inChain = holdGiven(callee, scope, held, this);
    for (let at = 0; at < given.length; at++)
      this.walk(given[at]!, scope, inChain, isAsked ? 'tested' : undefined);
    if (node.type === 'NewExpression') this.addConstructor(callee, node, scope, held);
    else if (callee.type === 'MemberExpression') this.visitMethodCall(node, scope, held);
    else if (callee.name === 'require') this.addModule(node, scope);
    else if (callee.name === 'addEventListener') this.events.addOwn(node, scope, held);
    if (callee.name === 'RegExp' && given.length > 0)
      this.given.addPattern(given, callee, scope, held);
    const key = node.type === 'CallExpression' ? this.keyOf(callee, scope) : undefined;
    if (key) this.given.addCall(key, node, scope, held);
  }

  private addConstructor(callee: JsNode, node: JsNode, scope: Scope, held: Held | undefined): void {
    const maker = this.finder.makerOf(callee, scope);
    if (!maker) return;
    this.add(maker, callee.property ?? callee, 'called', held, false);
    this.given.addCall(maker, node, scope, held);
  }

  private visitMethodCall(node: JsNode, scope: Scope, held: Held | undefined): void {
    const callee = unwrap(node.callee!);
    const method = staticName(callee.property!, callee.computed ?? false);
    const [first, second] = node.arguments ?? [];
    const owner = this.context.types.typeOf(callee.object!, scope);
    if (!owner || !first) return;
    if (method === 'addEventListener') this.events.addOf(owner, first, held);
    if (method === 'defineProperty' && owner === '=Object' && typeof second?.value === 'string')
      this.addPolyfill(first, second.value, scope);
  }

  private addModule(node: JsNode, scope: Scope): void {
    const module = moduleOf(node, scope);
    if (module !== undefined) this.context.scan.imports.add(module);
  }

  protected visitAssignment(node: JsNode, scope: Scope, held: Held | undefined): void {
    const target = unwrap(node.left!);
    if (target.type === 'MemberExpression') {
      const name = staticName(target.property!, target.computed ?? false);
      if (name !== undefined && this.addPolyfill(target.object!, name, scope)) {
        this.walk(target.object!, scope, held);
        return this.walk(node.right!, scope, held);
      }
      // `target.ontoggle = null` listens no more.
      if (name?.startsWith('on') && isFalse(node.right!))
        return this.walk(target.object!, scope, held);
    }
    this.own.noteSet(target, node.right!, (object) => this.isTyped(object, scope));
    // Setting an undeclared global creates it; that needs nothing of the platform.
    if (target.type !== 'Identifier') this.walk(target, scope, held, 'written');
    this.noteHeld(node.right!, held);
    this.walk(node.right!, scope, held);
    this.given.addAssigned(target, node.right!, scope, held);
  }

  private addPolyfill(...what: [object: JsNode, name: string, scope: Scope]): boolean {
    const key = findPolyfilled(...what, this.context);
    if (key) this.context.scan.polyfilled.add(key);
    return key !== undefined;
  }

  protected visitOther(node: JsNode, scope: Scope, held: Held | undefined): void {
    const { onTemplate, onElement } = this.context;
    if (node.type === 'VariableDeclarator') {
      const typeAt = (key: JsNode) => this.finder.receiverOf(node.init!, key, scope);
      this.visitPattern(node.id!, typeAt, scope, held);
    } else if (node.type === 'TaggedTemplateExpression' || node.type === 'Decorator')
      onTemplate?.(node, scope);
    else if (node.type === 'JSXElement') onElement?.(node, held, scope);
    else if (node.type === 'ForOfStatement') {
      const key = this.finder.iterationOf(node, scope);
      if (key) this.add(key, node.right!, 'called', held, false);
    } else this.addModule(node, scope);
  }

  /** `const { share } = navigator` reads a member. */
  private visitPattern(
    pattern: JsNode,
    typeAt: (key: JsNode) => string | undefined,
    scope: Scope,
    held: Held | undefined,
  ): void {
    for (const [key, at] of this.finder.keysOfPattern(pattern, typeAt))
      this.add(key, at, 'read', held, false);
    for (const { value } of pattern.properties ?? []) {
      const { type, right } = (value ?? {}) as Partial<JsNode>;
      if (type === 'AssignmentPattern' && right) this.walk(right, scope, held);
    }
  }

  private addGuess(node: JsNode, scope: Scope, held: Held | undefined): void {
    const { scan, base } = this.context;
    const key = this.finder.guess(node, scope);
    const { start, end } = node.property!;
    if (!key) return;
    const guard = findNamedGuard(key, held, base) ?? { test: held, base };
    scan.add(key, base + start, base + end, 'throws', { evidence: 'possible', ...guard });
  }

  private add(
    key: ScanNode,
    node: JsNode,
    use: Use,
    held: Held | undefined,
    isTyped: boolean,
    isGuess = false,
  ): void {
    const { scan, base } = this.context;
    if (!key.hasData) return;
    const guard = guardOfUse(use, key, node, held, this.context);
    if (!('guard' in guard) && this.innermost) this.asked.noteUse(scan.uses.length, this.innermost);
    scan.add(key, base + node.start, base + node.end, asPart(key, consequenceOf(use, key)), {
      evidence: isGuess ? 'possible' : isTyped ? 'typed' : 'exact',
      ...guard,
    });
  }
}
