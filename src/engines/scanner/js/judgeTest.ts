// A condition in code → the keys it proves if true, and if false.
import { intersection, NOTHING_PROVEN, union } from '@/engines/scanner/css/findProven';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { askedByCall } from './askedByCall';
import { findKept } from './findKept';
import { importedTest } from './importedTest';
import { isWrapper } from './isWrapper';
import { isFalse, isFunction, type JsNode, unwrap } from './JsNode';
import { judgeComparison } from './judgeComparison';
import { judgeResult } from './judgeResult';
import type { KeyReader } from './KeyReader';
import { keyBehind, proveAsked } from './proveAsked';
import { proveKey } from './proveKey';
import { provenByRunning } from './provenByRunning';
import { type Binding, isSetOnce, type Scope } from './Scope';
import { swap, type TestJudgment, toJudgment, UNSURE } from './TestJudgment';

/** Proofs of functions, kept because many conditions call them. */
const RESULTS = new WeakMap<JsNode, TestJudgment>();
/** How much is looked at for one condition: names may lead to names, and around in circles. */
const MAX_NODES = 100;
/** A name that is set more often is no flag. */
const MAX_WRITES = 5;
/** Members in which frameworks keep a value. */
const HOLDERS = new Set(['value', 'current']);

interface WrittenValues {
  readonly values: readonly JsNode[];
  /** True if it never holds anything else. */
  readonly isOnly: boolean;
  readonly scope: Scope;
}

interface Budget {
  left: number;
}

export function judgeTest(test: JsNode, scope: Scope, reader: KeyReader): TestJudgment {
  return judge(test, scope, reader, { left: MAX_NODES });
}

/** The proofs of what a function returns. */
export function judgeCalled(node: JsNode, reader: KeyReader): TestJudgment {
  return judgeFunction(node, reader, { left: MAX_NODES });
}

function provenWhenTrue(node: ScanNode | undefined): TestJudgment {
  return toJudgment(proveKey(node), NOTHING_PROVEN);
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
      return judgeComparison(node, scope, reader);
    case 'CallExpression':
      return judgeCall(node, scope, reader, budget);
    case 'Identifier':
      return judgeName(node, scope, reader, budget);
    case 'MemberExpression':
      return judgeMember(node, scope, reader, budget);
    case 'ConditionalExpression':
      return judgeChoice(node, scope, reader, budget);
    case 'TSAsExpression':
    case 'TSTypeAssertion':
      return judge(node.expression as JsNode, scope, reader, budget);
    case 'AwaitExpression':
      return judgeAwaited(unwrap(node.argument!), scope, reader, budget);
    case 'AssignmentExpression':
      return node.right ? judge(node.right, scope, reader, budget) : UNSURE;
    default:
      return UNSURE;
  }
}

function judgeName(node: JsNode, scope: Scope, reader: KeyReader, budget: Budget): TestJudgment {
  const known = keyBehind(node, scope, reader);
  if (known) return provenWhenTrue(known);
  const binding = scope.find(node.name as string);
  if (binding?.kind === 'import') return importedTest(node, scope, false, reader.imports) ?? UNSURE;
  if (binding?.kind !== 'var') return UNSURE;
  const { init, writes, isOpen, at, path } = binding;
  // `const [has] = useState('share' in navigator)`
  if (path?.length && !(init && isWrapper(init))) return UNSURE;
  const values = init ? [init, ...writes] : writes;
  const isOnly = isSetOnce(binding);
  return isOpen ? UNSURE : judgeWritten({ values, isOnly, scope: at }, reader, budget);
}

function judgeMember(node: JsNode, scope: Scope, reader: KeyReader, budget: Budget): TestJudgment {
  const key = reader.keyOf(node, scope);
  if (key) return withOwner(provenWhenTrue(key), node, scope, reader, budget);
  const imported = importedTest(node, scope, false, reader.imports);
  if (imported) return imported;
  const kept = findKept(node, scope);
  if (kept?.isGetter) return judgeFunction(kept.values[0], reader, budget);
  if (kept) return judgeWritten({ ...kept, isOnly: kept.values.length === 1 }, reader, budget);
  return HOLDERS.has(node.property?.name as string) && !node.computed
    ? judge(node.object!, scope, reader, budget)
    : withOwner(
        toJudgment(proveAsked(node, scope, reader), NOTHING_PROVEN),
        node,
        scope,
        reader,
        budget,
      );
}

/** `a?.b?.c` is only true if `a.b` is. */
function withOwner(
  judged: TestJudgment,
  node: JsNode,
  scope: Scope,
  reader: KeyReader,
  budget: Budget,
): TestJudgment {
  const owner = unwrap(node.object!);
  if (owner.type !== 'MemberExpression') return judged;
  const { whenTrue } = judge(owner, scope, reader, budget);
  return toJudgment(union(judged.whenTrue, whenTrue), judged.whenFalse);
}

function judgeAwaited(node: JsNode, scope: Scope, reader: KeyReader, budget: Budget): TestJudgment {
  const callee = node.type === 'CallExpression' ? unwrap(node.callee!) : undefined;
  const binding = callee?.type === 'Identifier' && scope.find(callee.name as string);
  if (binding) return judgeFunction(functionOf(binding), reader, budget, true);
  const kept = callee?.type === 'MemberExpression' ? findKept(callee, scope) : undefined;
  return kept && !kept.isGetter ? judgeFunction(kept.values[0], reader, budget, true) : UNSURE;
}

function functionOf(binding: Binding): JsNode | undefined {
  return binding.kind === 'function' ? binding.node : binding.init;
}

function judgeCall(node: JsNode, scope: Scope, reader: KeyReader, budget: Budget): TestJudgment {
  const callee = unwrap(node.callee!);
  const given = node.arguments ?? [];
  const [first] = given;
  const imported = importedTest(callee, scope, true, reader.imports);
  if (imported) return imported;
  if (callee.type === 'Identifier') {
    const name = callee.name as string;
    const binding = scope.find(name);
    if (!binding && name === 'Boolean' && first) return judge(first, scope, reader, budget);
    const called = binding && functionOf(binding);
    if (called && isFunction(called)) return judgeFunction(called, reader, budget);
    // `const has = createMemo(() => 'share' in navigator); if (has()) …`
    if (called && isWrapper(called)) return judge(called, binding.at, reader, budget);
  }
  if (isWrapper(node))
    return isFunction(first!)
      ? judgeFunction(first, reader, budget)
      : judge(first!, scope, reader, budget);
  if (isFunction(callee)) return judgeFunction(callee, reader, budget);
  if (callee.type !== 'MemberExpression') return UNSURE;
  const kept = findKept(callee, scope);
  if (kept) return kept.isGetter ? UNSURE : judgeFunction(kept.values[0], reader, budget);
  const chained = node.optional ? callee : callee.optional ? callee.object : undefined;
  // `a?.b()` is only true if there is `a`.
  const owned = chained ? judge(chained, scope, reader, budget).whenTrue : NOTHING_PROVEN;
  return toJudgment(union(askedByCall(node, scope, reader), owned), NOTHING_PROVEN);
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
  judgment =
    judgeResult(node, {
      judge: (test, scope) => judge(test, scope, reader, budget),
      tried: (block, scope) => provenByRunning(block, scope, reader),
    }) ?? UNSURE;
  RESULTS.set(node, judgment);
  return judgment;
}

/** A name or field: whatever made it true holds. */
function judgeWritten(
  { values, isOnly, scope }: WrittenValues,
  reader: KeyReader,
  budget: Budget,
): TestJudgment {
  if (values.length > MAX_WRITES) return UNSURE;
  const set = values.filter((value) => !isFalse(value));
  const [only] = set;
  if (!only) return UNSURE;
  const scopeOf = (value: JsNode) => (value.seenIn ?? scope) as Scope;
  if (isOnly && reader.provenWhereSet(only) === NOTHING_PROVEN)
    return judge(only, scopeOf(only), reader, budget);
  const proven = set.map((value) =>
    union(judge(value, scopeOf(value), reader, budget).whenTrue, reader.provenWhereSet(value)),
  );
  return toJudgment(
    proven.reduce((one, other) => intersection(one, other)),
    NOTHING_PROVEN,
  );
}

/** `'share' in navigator ? make() : null`: a truthy value proves what led to it. */
function judgeChoice(node: JsNode, scope: Scope, reader: KeyReader, budget: Budget): TestJudgment {
  const { whenTrue, whenFalse } = judge(node.test!, scope, reader, budget);
  const proven = [
    [node.consequent as JsNode, whenTrue] as const,
    [node.alternate!, whenFalse] as const,
  ]
    .filter(([value]) => !isFalse(value))
    .map(([value, tested]) => union(tested, judge(value, scope, reader, budget).whenTrue));
  return proven.length === 0
    ? UNSURE
    : toJudgment(
        proven.reduce((one, other) => intersection(one, other)),
        NOTHING_PROVEN,
      );
}
