// The syntax tree as acorn and Babel's ESTree plugin give it: one wide type, since a walk asks
// every node the same questions.
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
  /**
   * The call a function is an argument of, and which; or the assignment or attribute it stands in.
   */
  call?: JsNode;
  argumentIndex?: number;
  /** The call of a function that is called where it is written. */
  calledAtOnce?: JsNode;
  /** The name of a function in an object that a call is given. */
  memberName?: string;
  /** The values that a function returns. */
  returns?: JsNode[];
  /** The values that a class writes to `this.name`. */
  thisWrites?: Map<string, JsNode[]>;
  /** The scope in which a value is written or returned. */
  seenIn?: unknown;
  /** The scope that declares a type; for a type parameter, `paramIndex` is its number. */
  declaredIn?: unknown;
  paramIndex?: number;
  /** The inferred type; `null` while inference runs, undefined before it. */
  inferred?: string | null;
}

export function isNothing(node: JsNode): boolean {
  return (
    (node.type === 'Literal' && node.raw === 'null') ||
    (node.type === 'Identifier' && node.name === 'undefined') ||
    (node.type === 'UnaryExpression' && node.operator === 'void')
  );
}

/** True if a written-out value is falsy. */
export function isFalse(node: JsNode): boolean {
  const { type, operator, argument, value, regex, bigint } = node;
  // Minifiers write `!1`.
  if (type === 'UnaryExpression' && operator === '!')
    return argument?.type === 'Literal' && !isFalse(argument);
  return isNothing(node) || (type === 'Literal' && !value && !regex && !bigint);
}

const NO_NODES: readonly JsNode[] = [];

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

/** The name of a property, if the text tells it. */
export function staticName(node: JsNode, isComputed: boolean): string | undefined {
  if (!isComputed && node.type === 'Identifier') return node.name as string;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The expression within parentheses, casts and assertions. */
export function unwrap(node: JsNode): JsNode {
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

/** The name of `#name`, which acorn and Babel keep in different places. */
export function privateName(key: JsNode): string {
  return ((key as { readonly id?: JsNode }).id?.name ?? key.name) as string;
}

/** The value of a property that an object is written with. */
export function setIn(object: JsNode | undefined, name: string): JsNode | undefined {
  const set = object?.properties?.find(({ key }) => key && keyName(key) === name);
  return set?.value as JsNode | undefined;
}
