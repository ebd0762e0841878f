import { isFunction, type JsNode, unwrap } from './JsNode';

/** Functions of frameworks that keep what they are given, or what a function they are given returns. */
const WRAPPERS =
  /^(?:use[A-Z]\w*|computed|(?:shallow)?[rR]ef|readonly|unref|toValue|toRef|create(?:Memo|Signal)|signal|memo(?:ize)?|once|lazy|by|\$derived|\$state)$/;
const TESTS = /^(?:Binary|Logical|Unary|Conditional)Expression$/;

/** `computed(() => 'share' in navigator)`, `useState('share' in navigator)`, `unref(has)` */
export function isWrapper(node: JsNode): boolean {
  if (node.type !== 'CallExpression') return false;
  const callee = unwrap(node.callee!);
  const name = callee.type === 'MemberExpression' ? callee.property!.name : callee.name;
  const [first] = node.arguments ?? [];
  if (!first || typeof name !== 'string' || !WRAPPERS.test(name)) return false;
  return isFunction(first) || TESTS.test(first.type) || first.type === 'Identifier';
}
