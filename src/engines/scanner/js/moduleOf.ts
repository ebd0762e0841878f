import type { JsNode } from './JsNode';
import type { Scope } from './Scope';

/** The module that an `import` or `require` names; undefined for any other node. */
export function moduleOf(node: JsNode, scope: Scope): string | undefined {
  const { type, source, callee } = node;
  const isImport = type === 'ImportDeclaration' || type === 'ImportExpression';
  const isRequire = callee?.name === 'require' && !scope.find('require');
  const named = isImport ? source : isRequire ? node.arguments?.[0] : undefined;
  return typeof named?.value === 'string' ? named.value : undefined;
}
