// The tests that a file exports, for guards in files that import them: `export const hasShare = 'share' in navigator`,
// functions that test, and objects of both.
import { isFunction, type JsNode, keyName, staticName, unwrap } from './JsNode';
import { judgeCalled, judgeTest } from './judgeTest';
import type { KeyReader } from './KeyReader';
import { type OutlinedTest, outlineTest } from './OutlinedTest';
import type { Scope } from './Scope';
import { type TestJudgment, UNSURE } from './TestJudgment';

/** By exported name, `name()` for what a call proves and `name.member` for a member. */
export type OutlinedTests = Readonly<Record<string, OutlinedTest>>;

export function outlineTests(program: JsNode, scope: Scope, reader: KeyReader): OutlinedTests {
  const tests: Record<string, OutlinedTest> = {};
  const note = (name: string, judgment: TestJudgment) => {
    if (judgment !== UNSURE) tests[name] = outlineTest(judgment);
  };
  const add = (name: string, written: JsNode | null | undefined) => {
    if (!written) return;
    const value = unwrap(written);
    if (isFunction(value)) note(`${name}()`, judgeCalled(value, reader));
    else if (value.type === 'ObjectExpression')
      for (const { key, value: held, computed = false } of value.properties ?? []) {
        const member = key && staticName(key, computed);
        if (member === undefined || !held || typeof held !== 'object') continue;
        const inner = unwrap(held as JsNode);
        if (isFunction(inner)) note(`${name}.${member}()`, judgeCalled(inner, reader));
        else note(`${name}.${member}`, judgeTest(inner, scope, reader));
      }
    else note(name, judgeTest(value, scope, reader));
  };
  for (const [name, local] of exportsOf(program)) {
    const binding = local.type === 'Identifier' ? scope.find(local.name as string) : undefined;
    const isPlain = binding && !binding.path?.length && !binding.isOpen;
    if (binding?.kind === 'function') add(name, binding.node);
    else if (isPlain && isObjectOrFunction(binding.init)) add(name, binding.init);
    else add(name, local);
  }
  return tests;
}

function isObjectOrFunction(init: JsNode | undefined): boolean {
  return (
    init !== undefined && (isFunction(unwrap(init)) || unwrap(init).type === 'ObjectExpression')
  );
}

/** Exported names with what stands for them in the file. */
function* exportsOf(program: JsNode): Iterable<readonly [name: string, local: JsNode]> {
  for (const node of program.body as readonly JsNode[]) {
    const { type, declaration, source, specifiers = [] } = node;
    if (type === 'ExportDefaultDeclaration' && declaration)
      yield ['default', declaration.id ?? declaration];
    if (type !== 'ExportNamedDeclaration' || source) continue;
    for (const { id } of declaration?.declarations ?? (declaration ? [declaration] : []))
      if (id?.type === 'Identifier') yield [id.name as string, id];
    for (const { local, exported } of specifiers)
      if (local && exported) yield [keyName(exported), local];
  }
}
