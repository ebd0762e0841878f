// A syntax tree → its scopes, with every name declared in them.
import { declareNames } from './declareNames';
import { declareName, declarePattern, namesIn } from './declarePattern';
import { childKeys } from './forEachChild';
import { isFunction, type JsNode, paramsOf, unwrap } from './JsNode';
import { linkAttributes, linkMembers } from './linkNodes';
import { noteField } from './noteField';
import { addWrite, functionScope, Scope } from './Scope';

/** Sees every node on the way but names, which are most of all and need nothing but their scope. */
interface NodeVisitor {
  visit(node: JsNode, parent: JsNode | undefined, scope: Scope): void;
}

/** Declares every name of a program. */
export function declareAll(program: JsNode, visitor?: NodeVisitor): Scope {
  const declarer = new Declarer(visitor);
  const scope = new Scope(undefined, true);
  program.scope = scope;
  declarer.walk(program, undefined, scope);
  declarer.recordWrites();
  return scope;
}

class Declarer {
  private readonly written: {
    readonly name: string;
    readonly scope: Scope;
    readonly value?: JsNode;
    /** A value that `+=` adds. */
    readonly added?: JsNode;
  }[] = [];

  constructor(private readonly visitor: NodeVisitor | undefined) {}

  /**
   * Looks up the children of the most frequent nodes by fixed names: a look-up by a varying name is
   * slow because nodes have so many shapes.
   */
  walk(node: JsNode, parent: JsNode | undefined, scope: Scope): void {
    const { type } = node;
    if (type === 'Identifier') return;
    this.visitor?.visit(node, parent, scope);
    switch (type) {
      case 'Literal':
      case 'ThisExpression':
        return;
      case 'MemberExpression':
        this.walk(node.object!, node, scope);
        this.walk(node.property!, node, scope);
        return;
      case 'ExpressionStatement':
        this.walk(node.expression as JsNode, node, scope);
        return;
      case 'BinaryExpression':
      case 'LogicalExpression':
        this.walk(node.left!, node, scope);
        this.walk(node.right!, node, scope);
        return;
      case 'UnaryExpression':
        this.walk(node.argument!, node, scope);
        return;
      case 'VariableDeclarator':
        this.walk(node.id!, node, scope);
        if (node.init) this.walk(node.init, node, scope);
        return;
      case 'CallExpression':
      case 'NewExpression':
        this.walkCall(node, scope);
        return;
      case 'TemplateLiteral':
        if (node.expressions!.length > 0 || parent?.type === 'TaggedTemplateExpression')
          this.walkOther(node, parent, scope);
        else becomeLiteral(node);
        return;
      default:
        this.walkOther(node, parent, scope);
    }
  }

  private walkCall(node: JsNode, scope: Scope): void {
    const callee = unwrap(node.callee!);
    if (isFunction(callee)) callee.calledAtOnce = node;
    this.walk(node.callee!, node, scope);
    const given = node.arguments ?? [];
    for (let at = 0; at < given.length; at++) {
      const argument = given[at]!;
      if (isFunction(argument)) {
        argument.call = node;
        argument.argumentIndex = at;
      } else if (node.type === 'NewExpression' && argument.type === 'ObjectExpression')
        linkMembers(argument, node);
      this.walk(argument, node, scope);
    }
  }

  private walkOther(node: JsNode, parent: JsNode | undefined, scope: Scope): void {
    const inner = this.open(node, parent, scope);
    this.declare(node, scope, inner);
    const keys = childKeys(node);
    for (let at = 0; at < keys.length; at++) {
      const child = (node as unknown as Readonly<Record<string, unknown>>)[keys[at]!];
      if (child === null || child === undefined) continue;
      if (Array.isArray(child)) {
        for (let index = 0; index < child.length; index++) {
          const one = child[index] as JsNode | null;
          if (one) this.walk(one, node, inner);
        }
      } else if (typeof child === 'object') this.walk(child as JsNode, node, inner);
    }
  }

  recordWrites(): void {
    for (const { name, scope, value, added } of this.written) {
      const binding = scope.find(name);
      if (!binding) continue;
      if (added) (binding.added ??= []).push(added);
      if (value) addWrite(binding, value);
      else binding.isOpen = true;
    }
  }

  /** The scope of a node's children. */
  private open(node: JsNode, parent: JsNode | undefined, scope: Scope): Scope {
    switch (node.type) {
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return this.openFunction(node, parent, scope);
      case 'ClassDeclaration':
      case 'ClassExpression': {
        const inner = new Scope(scope, false);
        inner.thisClass = node;
        inner.declareParams(paramsOf(node));
        node.scope = inner;
        const { id } = node;
        if (id && node.type === 'ClassExpression')
          declareName(inner, id, { at: scope, kind: 'class', node });
        return inner;
      }
      case 'BlockStatement':
      case 'StaticBlock':
      case 'TSModuleBlock':
      case 'SwitchStatement':
      case 'CatchClause':
      case 'ForStatement':
      case 'ForInStatement':
      case 'ForOfStatement': {
        const inner = new Scope(
          scope,
          node.type === 'StaticBlock' || node.type === 'TSModuleBlock',
        );
        node.scope = inner;
        return inner;
      }
      default:
        return scope;
    }
  }

  private openFunction(node: JsNode, parent: JsNode | undefined, scope: Scope): Scope {
    const inner = new Scope(scope, true);
    const isMember = parent?.type === 'MethodDefinition' && !parent.static;
    // A function of its own has a `this` of its own, which only its callers know.
    if (node.type !== 'ArrowFunctionExpression' && !isMember) inner.thisClass = undefined;
    inner.declareParams(paramsOf(node));
    inner.functionNode = node;
    node.scope = inner;
    if (node.id && node.type === 'FunctionExpression')
      declareName(inner, node.id, { at: scope, kind: 'function', node });
    const { params = [] } = node;
    for (let index = 0; index < params.length; index++)
      declarePattern(inner, params[index]!, { at: inner, kind: 'param', node, path: [index] });
    return inner;
  }

  private declare(node: JsNode, scope: Scope, inner: Scope): void {
    switch (node.type) {
      case 'ReturnStatement':
        if (node.argument) {
          const { functionNode } = functionScope(scope);
          node.argument.seenIn = scope;
          if (functionNode) (functionNode.returns ??= []).push(node.argument);
        }
        break;
      case 'AssignmentExpression':
        this.noteWrite(node, scope);
        break;
      case 'UpdateExpression':
        if (node.argument?.type === 'Identifier')
          this.written.push({ name: node.argument.name as string, scope });
        break;
      case 'JSXOpeningElement':
        linkAttributes(node, scope);
        break;
      default:
        declareNames(node, scope, inner);
    }
  }

  private noteWrite(node: JsNode, scope: Scope): void {
    const { left, right, operator } = node;
    if (!left || !right) return;
    right.seenIn = scope;
    if (left.type === 'Identifier')
      this.written.push({
        name: left.name as string,
        scope,
        value: operator === '=' || operator === '??=' || operator === '||=' ? right : undefined,
        added: operator === '+=' ? right : undefined,
      });
    else if (left.type === 'MemberExpression') {
      if (isFunction(right)) right.call = node;
      if (left.object?.type === 'ThisExpression' && !left.computed && scope.thisClass)
        noteField(scope.thisClass, left.property!, right);
    } else if (left.type === 'ObjectPattern' || left.type === 'ArrayPattern')
      for (const name of namesIn(left)) this.written.push({ name, scope });
  }
}

/** A text in backticks without holes is read like one in quotation marks. */
function becomeLiteral(node: JsNode): void {
  const { value } = node.quasis![0]!;
  const { cooked, raw } = value as unknown as { readonly cooked: string; readonly raw: string };
  Object.assign(node, { type: 'Literal', value: cooked, raw: `\`${raw}\`` });
}
