// Operators, statements and expressions of the syntax tree → keys.

/** Whole paths, so that no path is built at each node. */
function under(
  branch: string,
  names: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, `${branch}.${name}`]));
}

export const OPERATORS = under('operators', {
  '+': 'addition',
  '-': 'subtraction',
  '*': 'multiplication',
  '/': 'division',
  '%': 'remainder',
  '**': 'exponentiation',
  '&': 'bitwise_and',
  '|': 'bitwise_or',
  '^': 'bitwise_xor',
  '<<': 'left_shift',
  '>>': 'right_shift',
  '>>>': 'unsigned_right_shift',
  '==': 'equality',
  '!=': 'inequality',
  '===': 'strict_equality',
  '!==': 'strict_inequality',
  '<': 'less_than',
  '<=': 'less_than_or_equal',
  '>': 'greater_than',
  '>=': 'greater_than_or_equal',
  in: 'in',
  instanceof: 'instanceof',
  '&&': 'logical_and',
  '||': 'logical_or',
  '??': 'nullish_coalescing',
  '=': 'assignment',
  '+=': 'addition_assignment',
  '-=': 'subtraction_assignment',
  '*=': 'multiplication_assignment',
  '/=': 'division_assignment',
  '%=': 'remainder_assignment',
  '**=': 'exponentiation_assignment',
  '&=': 'bitwise_and_assignment',
  '|=': 'bitwise_or_assignment',
  '^=': 'bitwise_xor_assignment',
  '<<=': 'left_shift_assignment',
  '>>=': 'right_shift_assignment',
  '>>>=': 'unsigned_right_shift_assignment',
  '&&=': 'logical_and_assignment',
  '||=': 'logical_or_assignment',
  '??=': 'nullish_coalescing_assignment',
  '++': 'increment',
  '--': 'decrement',
});

export const UNARY_OPERATORS = under('operators', {
  '!': 'logical_not',
  '-': 'unary_negation',
  '+': 'unary_plus',
  '~': 'bitwise_not',
  typeof: 'typeof',
  void: 'void',
  delete: 'delete',
});

export const STATEMENTS = under('statements', {
  BlockStatement: 'block',
  BreakStatement: 'break',
  ContinueStatement: 'continue',
  DebuggerStatement: 'debugger',
  DoWhileStatement: 'do_while',
  EmptyStatement: 'empty',
  ForStatement: 'for',
  ForInStatement: 'for_in',
  IfStatement: 'if_else',
  LabeledStatement: 'label',
  ReturnStatement: 'return',
  SwitchStatement: 'switch',
  ThrowStatement: 'throw',
  TryStatement: 'try_catch',
  WhileStatement: 'while',
  WithStatement: 'with',
});

export const EXPRESSIONS = under('operators', {
  ConditionalExpression: 'conditional',
  MemberExpression: 'property_accessors',
  NewExpression: 'new',
  ObjectExpression: 'object_initializer',
  SequenceExpression: 'comma',
  ThisExpression: 'this',
  ClassExpression: 'class',
  Super: 'super',
  AwaitExpression: 'await',
  ImportExpression: 'import',
});

export const DECLARATIONS = under('statements', {
  var: 'var',
  let: 'let',
  const: 'const',
  using: 'using',
  'await using': 'await_using',
});

/** Operators and statements that came after the first scripts. */
export const LATER =
  /^(?:operators\.(?:exponentiation|nullish|logical_\w+_assignment|await|import|class|super|spread|optional|yield|async|generator|new_target|destructuring|object_initializer\.)|classes|functions\.(?!arguments|get$|set$)|grammar\.(?:numeric_sep|template|binary|octal|unicode_point|hashbang|shorthand|trailing_commas\.)|regular_expressions|statements\.(?:async|await|class|const|let|export|for_await|for_of|generator|import|using|try_catch\.))/;

/** By the letter after the zero. */
export const NUMBERS: Readonly<Record<string, string>> = {
  x: 'grammar.hexadecimal_numeric_literals',
  o: 'grammar.octal_numeric_literals',
  b: 'grammar.binary_numeric_literals',
};
