// A syntax tree → its scopes, with every name that is declared in them.
import { forEachChild, isFunction, type JsNode, keyName } from './JsNode';
import { type Binding, Scope } from './Scope';

type OnNode = (node: JsNode, parent: JsNode | undefined, scope: Scope) => void;

/** Declares every name of a program, and calls `onNode` for every node on the way. */
export function declareAll(program: JsNode, onNode: OnNode): Scope {
  const declarer = new Declarer(onNode);
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
  }[] = [];

  constructor(private readonly onNode: OnNode) {}

  walk(node: JsNode, parent: JsNode | undefined, scope: Scope): void {
    this.onNode(node, parent, scope);
    const inner = this.open(node, parent, scope);
    this.declare(node, scope, inner);
    forEachChild(node, (child) => this.walk(child, node, inner));
  }

  recordWrites(): void {
    for (const { name, scope, value } of this.written) {
      const binding = scope.find(name);
      if (!binding) continue;
      if (value) binding.writes.push(value);
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
        node.scope = inner;
        const { id } = node;
        if (id && node.type === 'ClassExpression')
          this.add(inner, id, { at: scope, kind: 'class', node });
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
    node.scope = inner;
    if (node.id && node.type === 'FunctionExpression')
      this.add(inner, node.id, { at: scope, kind: 'function', node });
    node.params?.forEach((param, index) =>
      this.addPattern(inner, param, { at: inner, kind: 'param', node, path: [index] }),
    );
    return inner;
  }

  private declare(node: JsNode, scope: Scope, inner: Scope): void {
    switch (node.type) {
      case 'VariableDeclaration':
        for (const one of node.declarations ?? [])
          if (one.id)
            this.addPattern(node.kind === 'var' ? functionScope(scope) : scope, one.id, {
              at: scope,
              kind: 'var',
              node: one,
              init: one.init ?? undefined,
            });
        break;
      case 'FunctionDeclaration':
      case 'TSDeclareFunction':
        if (node.id) this.add(scope, node.id, { at: scope, kind: 'function', node });
        break;
      case 'ClassDeclaration':
        if (node.id) {
          this.add(scope, node.id, { at: scope, kind: 'class', node });
          scope.types.set(node.id.name as string, node);
        }
        break;
      case 'ImportDeclaration':
        for (const { local } of node.specifiers ?? [])
          if (local) {
            this.add(scope, local, { at: scope, kind: 'import', node });
            scope.types.set(local.name as string, node);
          }
        break;
      case 'CatchClause':
        if (node.param) this.addPattern(inner, node.param, { at: inner, kind: 'catch', node });
        break;
      case 'ForOfStatement':
        this.addLoop(node, inner);
        break;
      case 'TSInterfaceDeclaration':
      case 'TSTypeAliasDeclaration':
        if (node.id) scope.types.set(node.id.name as string, node);
        break;
      case 'TSEnumDeclaration':
      case 'TSModuleDeclaration':
      case 'TSImportEqualsDeclaration':
        if (node.id?.type === 'Identifier')
          this.add(scope, node.id, { at: scope, kind: 'other', node });
        break;
      case 'AssignmentExpression':
        this.noteWrite(node, scope);
        break;
      case 'UpdateExpression':
        if (node.argument?.type === 'Identifier')
          this.written.push({ name: node.argument.name as string, scope });
        break;
      case 'CallExpression':
      case 'NewExpression':
        node.arguments?.forEach((argument, index) => {
          if (!isFunction(argument)) return;
          argument.call = node;
          argument.argumentIndex = index;
        });
    }
  }

  /** The names of `for (const [key, value] of list)`, which its own declaration cannot tell. */
  private addLoop(node: JsNode, inner: Scope): void {
    const { left, right } = node;
    if (left?.type !== 'VariableDeclaration') return;
    for (const { id } of left.declarations ?? [])
      if (id)
        this.addPattern(inner, id, { at: inner, kind: 'var', node, init: right, path: ['…'] });
  }

  private noteWrite(node: JsNode, scope: Scope): void {
    const { left, right, operator } = node;
    if (!left) return;
    if (left.type === 'Identifier')
      this.written.push({
        name: left.name as string,
        scope,
        value: operator === '=' || operator === '??=' || operator === '||=' ? right : undefined,
      });
    else if (left.type === 'ObjectPattern' || left.type === 'ArrayPattern')
      for (const name of namesIn(left)) this.written.push({ name, scope });
  }

  private addPattern(
    scope: Scope,
    pattern: JsNode,
    binding: Omit<Binding, 'name' | 'writes' | 'isOpen'>,
  ): void {
    const path = binding.path ?? [];
    switch (pattern.type) {
      case 'Identifier':
        this.add(scope, pattern, binding);
        break;
      case 'AssignmentPattern':
        if (pattern.left)
          this.addPattern(scope, pattern.left, {
            ...binding,
            ...(binding.kind === 'param' && path.length === 1 ? { init: pattern.right } : {}),
          });
        break;
      case 'TSParameterProperty':
        if (pattern.parameter) this.addPattern(scope, pattern.parameter, binding);
        break;
      case 'RestElement':
        if (pattern.argument)
          this.addPattern(scope, pattern.argument, {
            ...binding,
            init: undefined,
            path: undefined,
            kind: 'other',
          });
        break;
      case 'ArrayPattern':
        pattern.elements?.forEach((element, index) => {
          if (element)
            this.addPattern(scope, element, {
              ...binding,
              path: [...path, index],
              annotation: binding.annotation ?? pattern.typeAnnotation ?? undefined,
            });
        });
        break;
      case 'ObjectPattern':
        for (const property of pattern.properties ?? []) {
          if (property.type === 'RestElement') this.addPattern(scope, property, binding);
          else if (property.value && property.key && typeof property.value === 'object')
            this.addPattern(scope, property.value as JsNode, {
              ...binding,
              path: [...path, property.computed ? '?' : keyName(property.key)],
              annotation: binding.annotation ?? pattern.typeAnnotation ?? undefined,
            });
        }
    }
  }

  private add(
    scope: Scope,
    id: JsNode,
    binding: Omit<Binding, 'name' | 'writes' | 'isOpen'>,
  ): void {
    const name = id.name as string;
    const known = scope.names.get(name);
    if (known) {
      // Declared twice: what it is set to is anyone's guess, unless it is a plain `var` again.
      if (binding.init) known.writes.push(binding.init);
      return;
    }
    scope.names.set(name, {
      annotation: id.typeAnnotation ?? undefined,
      ...binding,
      name,
      writes: [],
      isOpen: false,
    });
  }
}

function functionScope(scope: Scope): Scope {
  let found = scope;
  while (!found.isFunctionScope && found.parent) found = found.parent;
  return found;
}

function namesIn(pattern: JsNode): string[] {
  const names: string[] = [];
  const visit = (node: JsNode): void => {
    if (node.type === 'Identifier') names.push(node.name as string);
    else forEachChild(node, visit);
  };
  visit(pattern);
  return names;
}
