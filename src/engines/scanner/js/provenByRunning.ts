// Statements that ran without an error → the keys that they need: a function that tries something and
// answers with no if that fails is a test.
import { NOTHING_PROVEN, type Proven, union } from '@/engines/scanner/css/findProven';
import { forEachChild } from './forEachChild';
import { isFunction, type JsNode, unwrap } from './JsNode';
import type { KeyReader } from './KeyReader';
import { proveKey } from './proveKey';
import type { Scope } from './Scope';

/** Parts of these may not run. */
const MAYBE =
  /^(?:If|For\w*|While|DoWhile|Switch|Try)Statement$|^(?:Conditional|Logical)Expression$/;
const TAKES_SELECTOR = /^(?:matches|closest|querySelector(?:All)?)$/;

export function provenByRunning(node: JsNode, scope: Scope, reader: KeyReader): Proven {
  if (isFunction(node) || MAYBE.test(node.type)) return NOTHING_PROVEN;
  const isNamed = node.type === 'MemberExpression' || node.type === 'Identifier';
  let proven = isNamed ? proveKey(reader.keyOf(node, scope)) : NOTHING_PROVEN;
  if (node.type === 'CallExpression') proven = provenBySelector(node, reader);
  const inner = (node.scope as Scope | undefined) ?? scope;
  forEachChild(node, (child) => {
    const isName = child === node.property && !node.computed;
    if (!isName) proven = union(proven, provenByRunning(child, inner, reader));
  });
  return proven;
}

/** `el.matches(':dir(rtl)')` throws where the selector is unknown. */
function provenBySelector({ callee, arguments: given }: JsNode, reader: KeyReader): Proven {
  const text = given?.[0]?.value;
  const method = unwrap(callee!).property?.name;
  if (typeof text !== 'string' || typeof method !== 'string') return NOTHING_PROVEN;
  return TAKES_SELECTOR.test(method) ? reader.provenCss([`selector(${text})`]) : NOTHING_PROVEN;
}
