// Declarations → names and types in their scopes.
import { declareName, declarePattern } from './declarePattern';
import { type JsNode, keyName } from './JsNode';
import { functionScope, type Scope } from './Scope';

/** @param inner the scope of the node's children */
export function declareNames(node: JsNode, scope: Scope, inner: Scope): void {
  switch (node.type) {
    case 'VariableDeclaration':
      for (const one of node.declarations ?? [])
        if (one.id)
          declarePattern(node.kind === 'var' ? functionScope(scope) : scope, one.id, {
            at: scope,
            kind: 'var',
            node: one,
            init: one.init ?? undefined,
          });
      break;
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
      if (node.id) declareName(scope, node.id, { at: scope, kind: 'function', node });
      break;
    case 'ClassDeclaration':
      if (node.id) {
        declareName(scope, node.id, { at: scope, kind: 'class', node });
        declareType(scope, node);
      }
      break;
    case 'ImportDeclaration':
      for (const { local, imported, type } of node.specifiers ?? [])
        if (local) {
          const isAll = type === 'ImportNamespaceSpecifier';
          const name = imported ? keyName(imported) : isAll ? '*' : 'default';
          declareName(scope, local, { at: scope, kind: 'import', node, path: [name] });
          scope.setType(local.name as string, node);
        }
      break;
    case 'CatchClause':
      if (node.param) declarePattern(inner, node.param, { at: inner, kind: 'catch', node });
      break;
    case 'ForOfStatement':
      declareLoop(node, inner);
      break;
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      if (node.id) declareType(scope, node);
      break;
    case 'TSEnumDeclaration':
    case 'TSModuleDeclaration':
    case 'TSImportEqualsDeclaration':
      if (node.id?.type === 'Identifier')
        declareName(scope, node.id, { at: scope, kind: 'other', node });
      break;
  }
}

function declareType(scope: Scope, node: JsNode): void {
  node.declaredIn = scope;
  scope.setType(node.id!.name as string, node);
}

/** The names of `for (const [key, value] of list)`, whose declaration has no value of its own. */
function declareLoop(node: JsNode, inner: Scope): void {
  const { left, right } = node;
  if (left?.type !== 'VariableDeclaration') return;
  for (const { id } of left.declarations ?? [])
    if (id) declarePattern(inner, id, { at: inner, kind: 'var', node, init: right, path: ['…'] });
}
