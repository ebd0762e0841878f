// Proofs of a truthy result of a function: those that hold at every return.
import { intersection, NOTHING_PROVEN, type Proven, union } from '@/engines/scanner/css/findProven';
import { isExit } from './Held';
import { isFalse, isFunction, type JsNode } from './JsNode';
import type { Scope } from './Scope';
import type { TestJudgment } from './TestJudgment';

interface Judge {
  judge(test: JsNode, scope: Scope): TestJudgment;
  /** Proofs of a block that ran without an error. */
  tried(block: JsNode, scope: Scope): Proven;
}

export function judgeResult(node: JsNode, by: Judge): TestJudgment | undefined {
  const body = node.body as JsNode | undefined;
  if (!node.scope || !body || !isFunction(node)) return undefined;
  if (body.type !== 'BlockStatement') return by.judge(body, node.scope as Scope);
  const statements = body.body as readonly JsNode[];
  const [only] = statements;
  if (statements.length === 1 && only?.type === 'ReturnStatement' && only.argument)
    return by.judge(only.argument, body.scope as Scope);
  const seen = new Set<JsNode>();
  const whenTrue = provenAtEnd(body, by, seen);
  // A loop or a branch that goes on may hold a return of its own.
  const isWhole = node.returns?.every((value) => seen.has(value) || isFalse(value)) ?? true;
  return whenTrue && isWhole ? { whenTrue, whenFalse: NOTHING_PROVEN } : undefined;
}

/** Proofs if statements return something truthy; undefined if they never do. */
function provenAtEnd(block: JsNode, by: Judge, seen: Set<JsNode>, from = 0): Proven | undefined {
  const scope = block.scope as Scope;
  const statements = block.body as readonly JsNode[];
  for (let at = from; at < statements.length; at++) {
    const statement = statements[at]!;
    if (statement.type === 'ReturnStatement') return provenByReturn(statement, scope, by, seen);
    if (statement.type === 'ThrowStatement') return undefined;
    if (statement.type === 'TryStatement') {
      const tried = provenAtEnd(statement.block!, by, seen);
      const caught = statement.handler && provenAtEnd(statement.handler.body as JsNode, by, seen);
      return caught ? NOTHING_PROVEN : tried && union(tried, by.tried(statement.block!, scope));
    }
    if (statement.type !== 'IfStatement' || statement.alternate) continue;
    const consequent = statement.consequent as JsNode;
    if (!isExit(consequent)) continue;
    const { whenTrue, whenFalse } = by.judge(statement.test!, scope);
    const taken =
      consequent.type === 'BlockStatement'
        ? provenAtEnd(consequent, by, seen)
        : provenByReturn(consequent, scope, by, seen);
    const rest = provenAtEnd(block, by, seen, at + 1);
    const inBranch = taken && union(taken, whenTrue);
    const after = rest && union(rest, whenFalse);
    return inBranch && after ? intersection(inBranch, after) : (inBranch ?? after);
  }
  return undefined;
}

function provenByReturn(
  { type, argument }: JsNode,
  scope: Scope,
  by: Judge,
  seen: Set<JsNode>,
): Proven | undefined {
  if (argument) seen.add(argument);
  if (type !== 'ReturnStatement' || !argument || isFalse(argument)) return undefined;
  return by.judge(argument, scope).whenTrue;
}
