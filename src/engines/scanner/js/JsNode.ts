// The syntax tree as acorn and Babel's ESTree plugin give it: one wide type, since a walk asks every
// node the same questions.
export interface JsNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string | JsNode;
  readonly value?: string | number | boolean | bigint | RegExp | JsNode | null;
  readonly raw?: string;
  readonly kind?: string;
  readonly operator?: string;
  readonly prefix?: boolean;
  readonly computed?: boolean;
  readonly optional?: boolean;
  readonly shorthand?: boolean;
  readonly method?: boolean;
  readonly static?: boolean;
  readonly async?: boolean;
  readonly await?: boolean;
  readonly generator?: boolean;
  readonly delegate?: boolean;
  readonly declare?: boolean;
  readonly phase?: string | null;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly bigint?: string;
  readonly regex?: { readonly pattern: string; readonly flags: string };
  readonly object?: JsNode;
  readonly property?: JsNode;
  readonly callee?: JsNode;
  readonly arguments?: readonly JsNode[];
  readonly options?: JsNode | readonly JsNode[] | null;
  readonly left?: JsNode;
  readonly right?: JsNode;
  readonly argument?: JsNode | null;
  readonly test?: JsNode | null;
  readonly consequent?: JsNode | readonly JsNode[];
  readonly alternate?: JsNode | null;
  readonly init?: JsNode | null;
  readonly update?: JsNode | null;
  readonly body?: JsNode | readonly JsNode[] | null;
  readonly params?: readonly JsNode[];
  readonly id?: JsNode | null;
  readonly key?: JsNode;
  readonly superClass?: JsNode | null;
  readonly declarations?: readonly JsNode[];
  readonly declaration?: JsNode | null;
  readonly specifiers?: readonly JsNode[];
  readonly attributes?: readonly JsNode[];
  readonly source?: JsNode | null;
  readonly local?: JsNode;
  readonly imported?: JsNode;
  readonly exported?: JsNode | null;
  readonly properties?: readonly JsNode[];
  readonly elements?: readonly (JsNode | null)[];
  readonly expressions?: readonly JsNode[];
  readonly expression?: JsNode | boolean;
  readonly quasis?: readonly JsNode[];
  readonly quasi?: JsNode;
  readonly tag?: JsNode;
  readonly block?: JsNode;
  readonly handler?: JsNode | null;
  readonly finalizer?: JsNode | null;
  readonly param?: JsNode | null;
  readonly discriminant?: JsNode;
  readonly label?: JsNode | null;
  readonly cases?: readonly JsNode[];
  readonly meta?: JsNode;
  readonly typeAnnotation?: JsNode | null;
  readonly typeName?: JsNode;
  readonly typeArguments?: JsNode | null;
  readonly typeParameters?: JsNode | null;
  readonly elementType?: JsNode;
  readonly constraint?: JsNode | null;
  readonly default?: JsNode | null;
  readonly returnType?: JsNode | null;
  readonly parameters?: readonly JsNode[];
  readonly types?: readonly JsNode[];
  readonly members?: readonly JsNode[];
  readonly extends?: readonly JsNode[];
  readonly parameter?: JsNode;
  readonly children?: readonly JsNode[];
  readonly openingElement?: JsNode;
  /** Filled in by the scope pass: the scope that the node opens. */
  scope?: unknown;
  /** The call a function is an argument of, and which; or the assignment or attribute it stands in. */
  call?: JsNode;
  argumentIndex?: number;
  /** Of a function that is called where it is written: the call. */
  calledAtOnce?: JsNode;
  /** Of a function in an object that a call is given: the name it has there. */
  memberName?: string;
  /** Of a function: what its `return`s give. */
  returns?: JsNode[];
  /** Of a class: what is written to `this.name`. */
  thisWrites?: Map<string, JsNode[]>;
  /** The scope in which a value is written or returned. */
  seenIn?: unknown;
  /** Of a type: the scope it is declared in; of a type parameter, its number too. */
  declaredIn?: unknown;
  paramIndex?: number;
  /** The type found, `null` while it is looked for; undefined until first asked for. */
  inferred?: string | null;
}

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
const NO_NODES: readonly JsNode[] = [];

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

export function isNothing(node: JsNode): boolean {
  return (
    (node.type === 'Literal' && node.raw === 'null') ||
    (node.type === 'Identifier' && node.name === 'undefined') ||
    (node.type === 'UnaryExpression' && node.operator === 'void')
  );
}

/** Whether a value that is written out counts as false. */
export function isFalse(node: JsNode): boolean {
  return isNothing(node) || (node.type === 'Literal' && !node.value && !node.regex && !node.bigint);
}

/** The type parameters that a declaration has. */
export function paramsOf(node: JsNode): readonly JsNode[] {
  const params = node.typeParameters?.params;
  return params?.[0]?.type === 'TSTypeParameter' ? params : NO_NODES;
}

export function isFunction({ type }: JsNode): boolean {
  return (
    type === 'FunctionExpression' ||
    type === 'ArrowFunctionExpression' ||
    type === 'FunctionDeclaration'
  );
}

const EQUALITY = new Set(['==', '===', '!=', '!==']);

export function isEquality(operator: string | undefined): boolean {
  return EQUALITY.has(operator ?? '');
}

/** The name a property is read by, where the text says it. */
export function staticName(node: JsNode, isComputed: boolean): string | undefined {
  if (!isComputed && node.type === 'Identifier') return node.name as string;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** What stands in parentheses, casts and assertions. */
export function bare(node: JsNode): JsNode {
  let inner = node;
  while (
    inner.type === 'ChainExpression' ||
    inner.type === 'ParenthesizedExpression' ||
    inner.type === 'TSNonNullExpression' ||
    inner.type === 'TSSatisfiesExpression'
  )
    inner = inner.expression as JsNode;
  return inner;
}

/** The name of a property that is not computed, as text. */
export function keyName({ name, value }: JsNode): string {
  return String((name as string | undefined) ?? (value as string | number));
}
