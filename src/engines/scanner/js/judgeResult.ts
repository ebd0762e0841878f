// Proofs of a truthy result of a function: those that hold at every return.
import { intersection, NOTHING_PROVEN, type Proven, union } from '@/engines/scanner/css/findProven';
import { isExit } from './Held';
import { isFalse, isFunction, type JsNode } from './JsNode';
import type { Scope } from './Scope';
import type { TestJudgment } from './TestJudgment';

type Judge = (test: JsNode, scope: Scope) => TestJudgment;

export function judgeResult(node: JsNode, judge: Judge): TestJudgment | undefined {
  const body = node.body as JsNode | undefined;
  if (!node.scope || !body || !isFunction(node)) return undefined;
  if (body.type !== 'BlockStatement') return judge(body, node.scope as Scope);
  const statements = body.body as readonly JsNode[];
  const [only] = statements;
  if (statements.length === 1 && only?.type === 'ReturnStatement' && only.argument)
    return judge(only.argument, body.scope as Scope);
  const seen = new Set<JsNode>();
  const whenTrue = provenAtEnd(body, judge, seen);
  // A loop or a branch that goes on may hold a return of its own.
  const isWhole = node.returns?.every((value) => seen.has(value) || isFalse(value)) ?? true;
  return whenTrue && isWhole ? { whenTrue, whenFalse: NOTHING_PROVEN } : undefined;
}

/** Proofs if statements return something truthy; undefined if they never do. */
function provenAtEnd(block: JsNode, judge: Judge, seen: Set<JsNode>, from = 0): Proven | undefined {
  const scope = block.scope as Scope;
  const statements = block.body as readonly JsNode[];
  for (let at = from; at < statements.length; at++) {
    const statement = statements[at]!;
    if (statement.type === 'ReturnStatement') return provenByReturn(statement, scope, judge, seen);
    if (statement.type === 'ThrowStatement') return undefined;
    if (statement.type === 'TryStatement') {
      const tried = provenAtEnd(statement.block!, judge, seen);
      const caught =
        statement.handler && provenAtEnd(statement.handler.body as JsNode, judge, seen);
      return caught ? NOTHING_PROVEN : tried;
    }
    if (statement.type !== 'IfStatement' || statement.alternate) continue;
    const consequent = statement.consequent as JsNode;
    if (!isExit(consequent)) continue;
    const { whenTrue, whenFalse } = judge(statement.test!, scope);
    const taken =
      consequent.type === 'BlockStatement'
        ? provenAtEnd(consequent, judge, seen)
        : provenByReturn(consequent, scope, judge, seen);
    const rest = provenAtEnd(block, judge, seen, at + 1);
    const inBranch = taken && union(taken, whenTrue);
    const after = rest && union(rest, whenFalse);
    return inBranch && after ? intersection(inBranch, after) : (inBranch ?? after);
  }
  return undefined;
}

function provenByReturn(
  { type, argument }: JsNode,
  scope: Scope,
  judge: Judge,
  seen: Set<JsNode>,
): Proven | undefined {
  if (argument) seen.add(argument);
  if (type !== 'ReturnStatement' || !argument || isFalse(argument)) return undefined;
  return judge(argument, scope).whenTrue;
}
