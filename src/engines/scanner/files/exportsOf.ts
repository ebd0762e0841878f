import { type JsNode, keyName } from '@/engines/scanner/js/JsNode';

/** Names that a module exports; those of CommonJS are `default`. */
export function exportsOf(body: readonly JsNode[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { type, declaration, specifiers = [], expression } of body) {
    if (type === 'ExportDefaultDeclaration') names.add('default');
    if (type === 'ExportNamedDeclaration') {
      for (const { exported } of specifiers) names.add(exported ? keyName(exported) : '');
      for (const { id } of [declaration, ...(declaration?.declarations ?? [])].flatMap((one) =>
        one ? [one] : [],
      ))
        if (typeof id?.name === 'string') names.add(id.name);
    }
    const target = type === 'ExpressionStatement' ? (expression as JsNode).left : undefined;
    if (isExports(target)) names.add('default');
  }
  return names;
}

/** `module.exports`, `exports.default` */
function isExports(target: JsNode | undefined): boolean {
  const { object, property } = target ?? {};
  if (object?.name === 'exports' || isExportsOf(object)) return true;
  return object?.name === 'module' && property?.name === 'exports';
}

function isExportsOf(node: JsNode | undefined): boolean {
  return node?.object?.name === 'module' && node.property?.name === 'exports';
}
