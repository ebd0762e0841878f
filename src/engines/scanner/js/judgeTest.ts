// A condition in code → the keys it proves if true, and if false.
import { intersection, NOTHING_PROVEN, type Proven, union } from '@/engines/scanner/css/findProven';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { findKept } from './findKept';
import { isEquality, isFalse, isNothing, type JsNode, unwrap } from './JsNode';
import { judgeResult, type TestJudgment } from './judgeResult';
import { type Binding, isSetOnce, type Scope } from './Scope';

export interface KeyReader {
  /** The key an expression reads: a global or a member of a known type. */
  keyOf(node: JsNode, scope: Scope): ScanNode | undefined;
  /** The key that `'name' in object` tests. */
  keyIn(name: string, object: JsNode, scope: Scope): ScanNode | undefined;
  /** Proofs where a name was set to a value. */
  provenWhereSet(value: JsNode): Proven;
  /** Keys that `CSS.supports(…)` proves with these arguments. */
  provenCss(texts: readonly string[]): Proven;
}

const UNSURE: TestJudgment = { whenTrue: NOTHING_PROVEN, whenFalse: NOTHING_PROVEN };
/** Proofs of functions, kept because many conditions call them. */
const RESULTS = new WeakMap<JsNode, TestJudgment>();
/** How much is looked at for one condition: names may lead to names, and around in circles. */
const MAX_NODES = 100;
/** A name that is set more often is no flag. */
const MAX_WRITES = 4;

interface Budget {
  left: number;
}

export function judgeTest(test: JsNode, scope: Scope, reader: KeyReader): TestJudgment {
  return judge(test, scope, reader, { left: MAX_NODES });
}

/** Proofs of keys, kept because each is needed wherever the key is tested. */
const PROVEN = new WeakMap<ScanNode, Proven>();

export function proveKey(node: ScanNode | undefined): Proven {
  if (!node) return NOTHING_PROVEN;
  let proven = PROVEN.get(node);
  if (!proven) {
    proven = {
      nodes: new Set([node]),
      features: new Set(node.feature >= 0 ? [node.feature] : []),
    };
    PROVEN.set(node, proven);
  }
  return proven;
}

/** Most conditions are about something else than the platform. */
function toJudgment(whenTrue: Proven, whenFalse: Proven): TestJudgment {
  return whenTrue === NOTHING_PROVEN && whenFalse === NOTHING_PROVEN
    ? UNSURE
    : { whenTrue, whenFalse };
}

function provenWhenTrue(node: ScanNode | undefined): TestJudgment {
  return toJudgment(proveKey(node), NOTHING_PROVEN);
}

function swap({ whenTrue, whenFalse }: TestJudgment): TestJudgment {
  return toJudgment(whenFalse, whenTrue);
}

function judge(written: JsNode, scope: Scope, reader: KeyReader, budget: Budget): TestJudgment {
  const node = unwrap(written);
  if (budget.left-- <= 0) return UNSURE;
  switch (node.type) {
    case 'UnaryExpression':
      return node.operator === '!' ? swap(judge(node.argument!, scope, reader, budget)) : UNSURE;
    case 'LogicalExpression': {
      const left = judge(node.left!, scope, reader, budget);
      const right = judge(node.right!, scope, reader, budget);
      return node.operator === '&&'
        ? toJudgment(
            union(left.whenTrue, right.whenTrue),
            intersection(left.whenFalse, right.whenFalse),
          )
        : toJudgment(
            intersection(left.whenTrue, right.whenTrue),
            union(left.whenFalse, right.whenFalse),
          );
    }
    case 'BinaryExpression':
      return judgeBinary(node, scope, reader);
    case 'CallExpression':
      return judgeCall(node, scope, reader, budget);
    case 'Identifier': {
      const known = keyBehind(node, scope, reader);
      if (known) return provenWhenTrue(known);
      const binding = scope.find(node.name as string);
      if (binding?.kind !== 'var' || binding.path?.length) return UNSURE;
      if (!isSetOnce(binding)) return judgeWritten(binding, reader, budget);
      return binding.init ? judge(binding.init, binding.at, reader, budget) : UNSURE;
    }
    case 'MemberExpression': {
      const key = reader.keyOf(node, scope);
      if (key) return provenWhenTrue(key);
      const kept = findKept(node, scope);
      if (!kept) return UNSURE;
      return kept.isGetter
        ? judgeFunction(kept.value, reader, budget)
        : judge(kept.value, kept.scope, reader, budget);
    }
    case 'AwaitExpression':
      return judgeAwaited(unwrap(node.argument!), scope, reader, budget);
    case 'AssignmentExpression':
      return node.right ? judge(node.right, scope, reader, budget) : UNSURE;
    default:
      return UNSURE;
  }
}

/** The key that a name holds: `const has = navigator.share`, `const { share } = navigator`. */
function keyBehind(node: JsNode, scope: Scope, reader: KeyReader): ScanNode | undefined {
  const binding = node.type === 'Identifier' ? scope.find(node.name as string) : undefined;
  if (!binding) return reader.keyOf(node, scope);
  const { at, init, path = [] } = binding;
  if (!init || !isSetOnce(binding)) return undefined;
  const [name] = path;
  if (name === undefined) return reader.keyOf(unwrap(init), at);
  return path.length === 1 && typeof name === 'string' ? reader.keyIn(name, init, at) : undefined;
}

function judgeBinary(node: JsNode, scope: Scope, reader: KeyReader): TestJudgment {
  const { operator = '' } = node;
  const left = unwrap(node.left!);
  const right = unwrap(node.right!);
  if (operator === 'in') {
    const key = typeof left.value === 'string' ? reader.keyIn(left.value, right, scope) : undefined;
    return provenWhenTrue(key);
  }
  if (operator === 'instanceof') return provenWhenTrue(reader.keyOf(left, scope));
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
  const key = keyBehind(unwrap(isTypeof ? asked.argument! : asked), scope, reader);
  const proof = toJudgment(NOTHING_PROVEN, proveKey(key));
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
  const proof = provenWhenTrue(keyBehind(unwrap(asked.argument!), scope, reader));
  return (node.operator === '>') === isLeft ? proof : swap(proof);
}

function judgeAwaited(node: JsNode, scope: Scope, reader: KeyReader, budget: Budget): TestJudgment {
  const callee = node.type === 'CallExpression' ? unwrap(node.callee!) : undefined;
  const binding = callee?.type === 'Identifier' && scope.find(callee.name as string);
  if (binding) return judgeFunction(functionOf(binding), reader, budget, true);
  const kept = callee?.type === 'MemberExpression' ? findKept(callee, scope) : undefined;
  return kept && !kept.isGetter ? judgeFunction(kept.value, reader, budget, true) : UNSURE;
}

function functionOf(binding: Binding): JsNode | undefined {
  return binding.kind === 'function' ? binding.node : binding.init;
}

function judgeCall(node: JsNode, scope: Scope, reader: KeyReader, budget: Budget): TestJudgment {
  const callee = unwrap(node.callee!);
  const given = node.arguments ?? [];
  const [first, second] = given;
  if (callee.type === 'Identifier') {
    const name = callee.name as string;
    const binding = scope.find(name);
    if (!binding) return name === 'Boolean' && first ? judge(first, scope, reader, budget) : UNSURE;
    return judgeFunction(functionOf(binding), reader, budget);
  }
  if (callee.type !== 'MemberExpression') return UNSURE;
  const kept = findKept(callee, scope);
  if (kept) return kept.isGetter ? UNSURE : judgeFunction(kept.value, reader, budget);
  if (!first) return UNSURE;
  const method = callee.property?.name;
  if (method === 'supports' && callee.object?.name === 'CSS' && !scope.find('CSS')) {
    const texts = given.map(({ value }) => value).filter((value) => typeof value === 'string');
    return toJudgment(reader.provenCss(texts), NOTHING_PROVEN);
  }
  // `Object.prototype.hasOwnProperty.call(navigator, 'share')`
  const isBorrowed =
    method === 'call' && unwrap(callee.object!).property?.name === 'hasOwnProperty';
  const isOwn = method === 'hasOwnProperty';
  if (!isOwn && !isBorrowed && method !== 'has' && method !== 'hasOwn') return UNSURE;
  const name = isOwn ? first : second;
  const object = isOwn ? callee.object! : first;
  return typeof name?.value === 'string'
    ? provenWhenTrue(reader.keyIn(name.value, object, scope))
    : UNSURE;
}

/** Proofs of a truthy result of a function that is written out. */
function judgeFunction(
  node: JsNode | undefined,
  reader: KeyReader,
  budget: Budget,
  isAwaited = false,
): TestJudgment {
  if (!node || (node.async && !isAwaited)) return UNSURE;
  let judgment = RESULTS.get(node);
  if (judgment) return judgment;
  // A function may ask itself.
  RESULTS.set(node, UNSURE);
  judgment = judgeResult(node, (test, scope) => judge(test, scope, reader, budget)) ?? UNSURE;
  RESULTS.set(node, judgment);
  return judgment;
}

/** A name that is set more than once: whatever made it true holds. */
function judgeWritten(
  { init, writes, isOpen, at }: Binding,
  reader: KeyReader,
  budget: Budget,
): TestJudgment {
  if (isOpen || writes.length > MAX_WRITES) return UNSURE;
  const values = [...(init ? [init] : []), ...writes].filter((value) => !isFalse(value));
  if (values.length === 0) return UNSURE;
  const proven = values.map((value) =>
    union(
      judge(value, (value.seenIn ?? at) as Scope, reader, budget).whenTrue,
      reader.provenWhereSet(value),
    ),
  );
  return toJudgment(
    proven.reduce((one, other) => intersection(one, other)),
    NOTHING_PROVEN,
  );
}

function isConstant(node: JsNode): boolean {
  return isNothing(node) || (node.type === 'Literal' && typeof node.value === 'string');
}
