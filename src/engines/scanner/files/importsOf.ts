import type { JsNode } from '@/engines/scanner/js/JsNode';

/** Modules that a script needs before it runs; those of types go with the types. */
export function importsOf(body: readonly JsNode[]): readonly string[] {
  const found: string[] = [];
  for (const statement of body) {
    const { source, importKind, exportKind, specifiers = [] } = statement;
    const isTyped =
      importKind === 'type' ||
      exportKind === 'type' ||
      (specifiers.length > 0 && specifiers.every((one) => one.importKind === 'type'));
    if (typeof source?.value === 'string' && !isTyped) found.push(source.value);
    else found.push(...requiredIn(statement));
  }
  return found;
}

/** `const fs = require('fs')`, `require('a')(b)`, `import fs = require('fs')` */
function requiredIn(statement: JsNode): readonly string[] {
  const { type, declarations, expression, moduleReference } = statement as JsNode & {
    readonly moduleReference?: { readonly expression?: JsNode };
  };
  if (type === 'TSImportEqualsDeclaration') {
    const module = moduleReference?.expression?.value;
    return typeof module === 'string' ? [module] : [];
  }
  const written =
    type === 'VariableDeclaration'
      ? (declarations ?? []).map(({ init }) => init)
      : type === 'ExpressionStatement'
        ? [expression as JsNode]
        : [];
  return written.flatMap((one) => requiredBy(one ?? undefined));
}

function requiredBy(written: JsNode | undefined): readonly string[] {
  for (let node = written; node;) {
    if (node.type === 'CallExpression' && node.callee?.name === 'require') {
      const module = node.arguments?.[0]?.value;
      return typeof module === 'string' ? [module] : [];
    }
    node =
      node.type === 'MemberExpression'
        ? node.object
        : node.type === 'CallExpression'
          ? node.callee
          : node.type === 'AssignmentExpression'
            ? node.right
            : undefined;
  }
  return [];
}
