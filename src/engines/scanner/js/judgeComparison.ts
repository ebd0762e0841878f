// A comparison in code → the keys it proves: `in`, `instanceof`, `typeof`, `== null`.
import { NOTHING_PROVEN, proveMissing, type Proven } from '@/engines/scanner/css/findProven';
import { isEquality, isNothing, type JsNode, unwrap } from './JsNode';
import type { KeyReader } from './KeyReader';
import { proveAsked, proveMember } from './proveAsked';
import { proveKey } from './proveKey';
import type { Scope } from './Scope';
import { swap, type TestJudgment, toJudgment, UNSURE } from './TestJudgment';

export function judgeComparison(node: JsNode, scope: Scope, reader: KeyReader): TestJudgment {
  const { operator = '' } = node;
  const left = unwrap(node.left!);
  const right = unwrap(node.right!);
  if (operator === 'in') {
    return typeof left.value === 'string'
      ? known(proveMember(left.value, right, scope, reader))
      : UNSURE;
  }
  if (operator === 'instanceof')
    return toJudgment(proveKey(reader.keyOf(left, scope)), NOTHING_PROVEN);
  if (operator === '<' || operator === '>') return judgeMinified(node, scope, reader);
  if (!isEquality(operator)) return UNSURE;
  const isRightConstant = isConstant(right);
  if (!isRightConstant && !isConstant(left)) return UNSURE;
  const asked = isRightConstant ? left : right;
  const constant = isRightConstant ? right : left;
  const isTypeof = asked.type === 'UnaryExpression' && asked.operator === 'typeof';
  // `== null` and `typeof … == 'undefined'` are true if it is missing.
  const asksMissing = isTypeof ? constant.value === 'undefined' : isNothing(constant);
  const isEqual = operator.startsWith('=');
  if (!asksMissing && !isTypeof) return UNSURE;
  const proven = proveAsked(isTypeof ? asked.argument! : asked, scope, reader);
  const proof = isTypeof && asksMissing ? swap(known(proven)) : toJudgment(NOTHING_PROVEN, proven);
  return isEqual === asksMissing ? proof : swap(proof);
}

/**
 * Minifiers write `typeof x !== 'undefined'` as `'u' > typeof x`: no other type sorts after “u”.
 */
function judgeMinified(node: JsNode, scope: Scope, reader: KeyReader): TestJudgment {
  const left = unwrap(node.left!);
  const right = unwrap(node.right!);
  const isLeft = left.value === 'u';
  const asked = isLeft ? right : left;
  if (asked.type !== 'UnaryExpression' || asked.operator !== 'typeof') return UNSURE;
  if (!isLeft && right.value !== 'u') return UNSURE;
  const proof = known(proveAsked(asked.argument!, scope, reader));
  return (node.operator === '>') === isLeft ? proof : swap(proof);
}

/** A test that only a missing name fails: a value of `false` would pass it. */
function known(proven: Proven): TestJudgment {
  return toJudgment(proven, proveMissing(proven));
}

function isConstant(node: JsNode): boolean {
  return isNothing(node) || (node.type === 'Literal' && typeof node.value === 'string');
}
