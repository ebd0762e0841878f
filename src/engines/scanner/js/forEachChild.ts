import type { JsNode } from './JsNode';

/**
 * The children of each kind of node, in source order. Types are left out: they are read where
 * something is annotated, and are no code.
 */
const CHILD_KEYS: Readonly<Record<string, readonly string[]>> = {
  ArrayExpression: ['elements'],
  ArrayPattern: ['elements'],
  ArrowFunctionExpression: ['params', 'body'],
  AssignmentExpression: ['left', 'right'],
  AssignmentPattern: ['left', 'right'],
  AwaitExpression: ['argument'],
  BinaryExpression: ['left', 'right'],
  BlockStatement: ['body'],
  BreakStatement: [],
  CallExpression: ['callee', 'arguments'],
  CatchClause: ['param', 'body'],
  ChainExpression: ['expression'],
  ClassBody: ['body'],
  ClassDeclaration: ['decorators', 'superClass', 'body'],
  ClassExpression: ['decorators', 'superClass', 'body'],
  ConditionalExpression: ['test', 'consequent', 'alternate'],
  ContinueStatement: [],
  Decorator: ['expression'],
  DoWhileStatement: ['body', 'test'],
  ExportAllDeclaration: [],
  ExportDefaultDeclaration: ['declaration'],
  ExportNamedDeclaration: ['declaration', 'specifiers'],
  ExportSpecifier: ['local'],
  ExpressionStatement: ['expression'],
  ForInStatement: ['left', 'right', 'body'],
  ForOfStatement: ['left', 'right', 'body'],
  ForStatement: ['init', 'test', 'update', 'body'],
  FunctionDeclaration: ['params', 'body'],
  FunctionExpression: ['params', 'body'],
  Identifier: [],
  IfStatement: ['test', 'consequent', 'alternate'],
  ImportDeclaration: [],
  ImportExpression: ['source', 'options'],
  JSXAttribute: ['value'],
  JSXElement: ['openingElement', 'children'],
  JSXExpressionContainer: ['expression'],
  JSXFragment: ['children'],
  JSXOpeningElement: ['attributes'],
  JSXSpreadAttribute: ['argument'],
  JSXSpreadChild: ['expression'],
  JSXText: [],
  LabeledStatement: ['body'],
  Literal: [],
  LogicalExpression: ['left', 'right'],
  MemberExpression: ['object', 'property'],
  MetaProperty: [],
  MethodDefinition: ['decorators', 'key', 'value'],
  NewExpression: ['callee', 'arguments'],
  ObjectExpression: ['properties'],
  ObjectPattern: ['properties'],
  ParenthesizedExpression: ['expression'],
  Program: ['body'],
  Property: ['key', 'value'],
  PropertyDefinition: ['decorators', 'key', 'value'],
  RestElement: ['argument'],
  ReturnStatement: ['argument'],
  SequenceExpression: ['expressions'],
  SpreadElement: ['argument'],
  StaticBlock: ['body'],
  SwitchCase: ['test', 'consequent'],
  SwitchStatement: ['discriminant', 'cases'],
  TaggedTemplateExpression: ['tag', 'quasi'],
  TemplateElement: [],
  TemplateLiteral: ['quasis', 'expressions'],
  ThrowStatement: ['argument'],
  TryStatement: ['block', 'handler', 'finalizer'],
  TSAsExpression: ['expression'],
  TSEnumDeclaration: [],
  TSExportAssignment: ['expression'],
  TSImportEqualsDeclaration: [],
  TSInstantiationExpression: ['expression'],
  TSInterfaceDeclaration: [],
  TSModuleBlock: ['body'],
  TSModuleDeclaration: ['body'],
  TSNonNullExpression: ['expression'],
  TSParameterProperty: ['parameter'],
  TSSatisfiesExpression: ['expression'],
  TSTypeAliasDeclaration: [],
  TSTypeAssertion: ['expression'],
  UnaryExpression: ['argument'],
  UpdateExpression: ['argument'],
  VariableDeclaration: ['declarations'],
  VariableDeclarator: ['id', 'init'],
  WhileStatement: ['test', 'body'],
  WithStatement: ['object', 'body'],
  YieldExpression: ['argument'],
};

const CHILDREN: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(CHILD_KEYS));
const NONE: readonly string[] = [];

type Children = Readonly<Record<string, unknown>>;

/** The names under which a node has its children, in source order. */
export function childKeys({ type }: JsNode): readonly string[] {
  return CHILDREN.get(type) ?? NONE;
}

/** Calls `visit` for every child, in source order. */
export function forEachChild(node: JsNode, visit: (child: JsNode) => void): void {
  const keys = childKeys(node);
  for (let at = 0; at < keys.length; at++) {
    const child = (node as unknown as Children)[keys[at]!];
    if (child === null || child === undefined) continue;
    if (Array.isArray(child)) {
      for (let index = 0; index < child.length; index++) {
        const one = child[index] as JsNode | null;
        if (one) visit(one);
      }
    } else if (typeof child === 'object') visit(child as JsNode);
  }
}
