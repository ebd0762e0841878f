// The second walk, as far as guards are concerned. JsPass finds the keys of names and members.
import type { Proven } from '@/engines/scanner/css/findProven';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { AskedElsewhere } from './AskedElsewhere';
import { forEachChild } from './forEachChild';
import { collectProven, type Held, holdCaught, isExit, withoutCatch } from './Held';
import { isEquality, type JsNode } from './JsNode';
import { judgeTest } from './judgeTest';
import type { KeyReader } from './KeyReader';
import type { Scope } from './Scope';
import type { Narrowed } from './types/Narrowing';
import type { Use } from './Use';

export abstract class GuardWalk implements KeyReader {
  readonly asked = new AskedElsewhere();
  protected innermost: JsNode | undefined;
  private readonly heldWhereSet = new Map<JsNode, Held>();

  abstract keyOf(node: JsNode, scope: Scope): ScanNode | undefined;
  abstract isTyped(node: JsNode, scope: Scope): boolean;
  abstract keyIn(name: string, object: JsNode, scope: Scope): ScanNode | undefined;
  /** Narrows types by a test, until `widen` undoes it. */
  abstract narrow(test: JsNode, scope: Scope, isTrue: boolean): Narrowed;
  abstract widen(narrowed: Narrowed): void;
  abstract readonly imports: KeyReader['imports'];
  abstract telling(name: string): ScanNode | undefined;
  abstract provenCss(texts: readonly string[]): Proven;
  protected abstract visitName(node: JsNode, scope: Scope, held: Held | undefined, use?: Use): void;
  protected abstract visitMember(
    node: JsNode,
    scope: Scope,
    held: Held | undefined,
    use: Use | undefined,
  ): void;
  protected abstract visitParam(node: JsNode, index: number, scope: Scope, held?: Held): void;
  protected abstract visitCall(node: JsNode, scope: Scope, held: Held | undefined): void;
  protected abstract visitAssignment(node: JsNode, scope: Scope, held: Held | undefined): void;
  /** Visits any other node before its children are walked. */
  protected abstract visitOther(node: JsNode, scope: Scope, held: Held | undefined): void;

  /** @param use how the surroundings use the value, if they say */
  walk(node: JsNode, scope: Scope, held: Held | undefined, use?: Use): void {
    this.asked.noteKept(node, scope, this);
    switch (node.type) {
      case 'Identifier':
        this.visitName(node, scope, held, use);
        return;
      case 'MemberExpression':
        this.visitMember(node, scope, held, use);
        return;
      case 'Literal':
      case 'ThisExpression':
        return;
      case 'CallExpression':
      case 'NewExpression':
        this.visitCall(node, scope, held);
        return;
      case 'IfStatement':
      case 'ConditionalExpression':
        this.visitBranches(node, scope, held);
        return;
      case 'LogicalExpression':
        this.visitLogical(node, scope, held, use);
        return;
      case 'Program':
      case 'BlockStatement':
      case 'StaticBlock':
      case 'TSModuleBlock':
        this.walkStatements(node.body as readonly JsNode[], node.scope as Scope, held);
        return;
      case 'AssignmentExpression':
        this.visitAssignment(node, scope, held);
        return;
      case 'UnaryExpression':
      case 'BinaryExpression':
        this.visitOperator(node, scope, held);
        return;
      case 'ExpressionStatement':
      case 'ChainExpression':
      case 'ParenthesizedExpression':
      case 'TSNonNullExpression':
      case 'TSSatisfiesExpression':
        this.walk(node.expression as JsNode, scope, held, use);
        return;
      default:
        this.walkOther(node, (node.scope as Scope | undefined) ?? scope, held);
    }
  }

  private walkOther(node: JsNode, scope: Scope, held: Held | undefined): void {
    switch (node.type) {
      case 'Property':
      case 'MethodDefinition':
      case 'PropertyDefinition':
        if (node.computed && node.key) this.walk(node.key, scope, held);
        if (node.value && typeof node.value === 'object')
          this.walk(node.value as JsNode, scope, held);
        return;
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        this.walkFunction(node, scope, held);
        return;
      case 'WhileStatement':
        this.visitWhile(node, scope, held);
        return;
      case 'ClassDeclaration':
      case 'ClassExpression':
        forEachChild(node, (child) =>
          this.walk(child, scope, held, child === node.superClass ? 'called' : undefined),
        );
        return;
      case 'VariableDeclarator':
        if (node.id?.type === 'ObjectPattern' && node.init) this.visitOther(node, scope, held);
        else if (node.id && node.id.type !== 'Identifier') this.walk(node.id, scope, held);
        if (node.init) this.walk(node.init, scope, held);
        return;
      case 'ExportSpecifier':
      case 'BreakStatement':
      case 'ContinueStatement':
        return;
      case 'SwitchStatement':
        this.visitSwitch(node, scope, held);
        return;
      case 'TryStatement':
        this.visitTry(node, scope, held);
        return;
      case 'LabeledStatement':
        this.walk(node.body as JsNode, scope, held);
        return;
      case 'RestElement':
      case 'AssignmentPattern':
        if (node.right) this.walk(node.right, scope, held);
        return;
      default:
        this.visitOther(node, scope, held);
    }
    forEachChild(node, (child) => this.walk(child, scope, held));
  }

  /** A function runs later, outside a `try` around it. */
  private walkFunction(node: JsNode, scope: Scope, held: Held | undefined): void {
    const { params = [], body } = node;
    const { innermost } = this;
    this.innermost = node;
    const later = held?.isCaught ? withoutCatch(held) : held;
    for (let index = 0; index < params.length; index++) {
      this.visitParam(node, index, scope, later);
      this.walk(params[index]!, scope, later);
    }
    if (body) this.walk(body as JsNode, scope, later);
    this.innermost = innermost;
  }

  /** Keeps the proofs at the place where a value is set. */
  protected noteHeld(value: JsNode, held: Held | undefined): void {
    if (held) this.heldWhereSet.set(value, held);
  }

  provenWhereSet(value: JsNode): Proven {
    return collectProven(this.heldWhereSet.get(value));
  }

  /** `if (!x) return` proves x for what follows. */
  private walkStatements(
    statements: readonly JsNode[],
    scope: Scope,
    outer: Held | undefined,
  ): void {
    let held = outer;
    let narrowed: Narrowed[] | undefined;
    for (const statement of statements) {
      this.walk(statement, scope, held);
      if (statement.type !== 'IfStatement' || !statement.test) continue;
      const { test, consequent, alternate } = statement;
      if (isExit(consequent as JsNode)) {
        held = this.asked.hold(held, judgeTest(test, scope, this).whenFalse, statement);
        (narrowed ??= []).push(this.narrow(test, scope, false));
      } else if (alternate && isExit(alternate))
        held = this.asked.hold(held, judgeTest(test, scope, this).whenTrue, statement);
    }
    for (const one of narrowed?.reverse() ?? []) this.widen(one);
  }

  private visitBranches(node: JsNode, scope: Scope, held: Held | undefined): void {
    const test = node.test!;
    const { whenTrue, whenFalse } = judgeTest(test, scope, this);
    this.walk(test, scope, held, 'tested');
    const narrowed = this.narrow(test, scope, true);
    this.walk(node.consequent as JsNode, scope, this.asked.hold(held, whenTrue, test));
    this.widen(narrowed);
    if (!node.alternate) return;
    const otherwise = this.narrow(test, scope, false);
    this.walk(node.alternate, scope, this.asked.hold(held, whenFalse, test));
    this.widen(otherwise);
  }

  /** `switch (true) { case 'share' in navigator: … }` tests as `if` does. */
  private visitSwitch(node: JsNode, scope: Scope, held: Held | undefined): void {
    const isTrue = node.discriminant!.value === true;
    this.walk(node.discriminant!, scope, held);
    let isFallenInto = false;
    for (const { test, consequent } of node.cases ?? []) {
      const statements = consequent as readonly JsNode[];
      if (test) this.walk(test, scope, held, isTrue ? 'tested' : undefined);
      const isAsked = test && isTrue && !isFallenInto;
      const inner = isAsked
        ? this.asked.hold(held, judgeTest(test, scope, this).whenTrue, test)
        : held;
      this.walkStatements(statements, scope, inner);
      const last = statements.at(-1);
      isFallenInto = !last || !isExit(last);
    }
  }

  private visitLogical(node: JsNode, scope: Scope, held: Held | undefined, use?: Use): void {
    const left = node.left!;
    const { whenTrue, whenFalse } = judgeTest(left, scope, this);
    this.walk(left, scope, held, 'tested');
    const inner = this.asked.hold(held, node.operator === '&&' ? whenTrue : whenFalse, left);
    const narrowed = this.narrow(left, scope, node.operator === '&&');
    this.walk(node.right!, scope, inner, use === 'tested' ? 'tested' : undefined);
    this.widen(narrowed);
  }

  private visitWhile(node: JsNode, scope: Scope, held: Held | undefined): void {
    const test = node.test!;
    this.walk(test, scope, held, 'tested');
    const inner = this.asked.hold(held, judgeTest(test, scope, this).whenTrue, node);
    this.walk(node.body as JsNode, scope, inner);
  }

  private visitOperator(node: JsNode, scope: Scope, held: Held | undefined): void {
    const { operator, argument, left, right } = node;
    const isTest = operator === '!' || isEquality(operator);
    const use = operator === 'typeof' ? 'typeof' : isTest ? 'tested' : undefined;
    for (const part of [argument, left, right]) if (part) this.walk(part, scope, held, use);
  }

  private visitTry(node: JsNode, scope: Scope, held: Held | undefined): void {
    this.walk(node.block!, scope, node.handler ? holdCaught(node, held) : held);
    if (node.handler) this.walk(node.handler, scope, held);
    if (node.finalizer) this.walk(node.finalizer, scope, held);
  }
}
