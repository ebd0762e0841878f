import { type JsNode, staticName, unwrap } from './JsNode';
import type { Scope } from './Scope';
import type { TestJudgment } from './TestJudgment';
import type { ImportedTypes } from './types/ImportedTypes';

/**
 * The proofs of a value that another file of the project exports: `can.share`, `canShare`.
 * @param isCalled true if the value's result is asked
 */
export function importedTest(
  written: JsNode,
  scope: Scope,
  isCalled: boolean,
  imports: ImportedTypes,
): TestJudgment | undefined {
  const node = unwrap(written);
  const isMember = node.type === 'MemberExpression';
  const owner = isMember ? unwrap(node.object!) : node;
  const binding = owner.type === 'Identifier' ? scope.find(owner.name as string) : undefined;
  if (binding?.kind !== 'import') return undefined;
  const member = isMember ? staticName(node.property!, node.computed ?? false) : undefined;
  if (isMember && member === undefined) return undefined;
  const [name = ''] = (binding.path ?? []) as readonly string[];
  const path = name === '*' ? [member ?? ''] : member === undefined ? [name] : [name, member];
  const source = binding.node.source?.value;
  return typeof source === 'string'
    ? imports.test(source, `${path.join('.')}${isCalled ? '()' : ''}`)
    : undefined;
}
