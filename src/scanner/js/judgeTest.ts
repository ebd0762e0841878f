// A condition in code → the keys it proves where it is true, and where it is false.
import { intersection, NOTHING_PROVEN, type Proven, union } from '@/scanner/css/provenBy';
import type { ScanNode } from '@/scanner/ScanTable';
import { leaves } from './Held';
import { bare, isEquality, isFunction, isNothing, type JsNode, staticName } from './JsNode';
import { isSetOnce, type Scope } from './Scope';

export interface Judgement {
  readonly whenTrue: Proven;
  readonly whenFalse: Proven;
}

export interface KeyReader {
  /** The key an expression reads: a global or a member of a known type. */
  keyOf(node: JsNode, scope: Scope): ScanNode | undefined;
  /** The key that `'name' in object` asks for. */
  keyIn(name: string, object: JsNode, scope: Scope): ScanNode | undefined;
  /** What `CSS.supports(…)` with these arguments proves. */
  provenCss(texts: readonly string[]): Proven;
}

const UNSURE: Judgement = { whenTrue: NOTHING_PROVEN, whenFalse: NOTHING_PROVEN };
const MAX_STEPS = 12;

export function judgeTest(test: JsNode, scope: Scope, reader: KeyReader): Judgement {
  return judge(test, scope, reader, 0);
}

/** What each key proves: it is asked for wherever the key is tested. */
const PROVEN = new WeakMap<ScanNode, Proven>();

export function provenKey(node: ScanNode | undefined): Proven {
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
function toJudgement(whenTrue: Proven, whenFalse: Proven): Judgement {
  return whenTrue === NOTHING_PROVEN && whenFalse === NOTHING_PROVEN
    ? UNSURE
    : { whenTrue, whenFalse };
}

function provenWhenTrue(node: ScanNode | undefined): Judgement {
  return toJudgement(provenKey(node), NOTHING_PROVEN);
}

function swap({ whenTrue, whenFalse }: Judgement): Judgement {
  return toJudgement(whenFalse, whenTrue);
}

function judge(written: JsNode, scope: Scope, reader: KeyReader, step: number): Judgement {
  const node = bare(written);
  if (step > MAX_STEPS) return UNSURE;
  switch (node.type) {
    case 'UnaryExpression':
      return node.operator === '!' ? swap(judge(node.argument!, scope, reader, step + 1)) : UNSURE;
    case 'LogicalExpression': {
      const left = judge(node.left!, scope, reader, step + 1);
      const right = judge(node.right!, scope, reader, step + 1);
      return node.operator === '&&'
        ? toJudgement(
            union(left.whenTrue, right.whenTrue),
            intersection(left.whenFalse, right.whenFalse),
          )
        : toJudgement(
            intersection(left.whenTrue, right.whenTrue),
            union(left.whenFalse, right.whenFalse),
          );
    }
    case 'BinaryExpression':
      return judgeBinary(node, scope, reader);
    case 'CallExpression':
      return judgeCall(node, scope, reader, step);
    case 'Identifier': {
      const known = keyBehind(node, scope, reader);
      if (known) return provenWhenTrue(known);
      const binding = scope.find(node.name as string);
      const init = binding && isSetOnce(binding) && !binding.path?.length && binding.init;
      return init ? judge(init, binding.at, reader, step + 1) : UNSURE;
    }
    case 'MemberExpression': {
      const key = reader.keyOf(node, scope);
      if (key) return provenWhenTrue(key);
      const found = foundTest(node, scope);
      return found ? judge(found.value, found.scope, reader, step + 1) : UNSURE;
    }
    case 'AssignmentExpression':
      return node.right ? judge(node.right, scope, reader, step + 1) : UNSURE;
    default:
      return UNSURE;
  }
}

/** Of a name that holds a key: `const has = navigator.share`, `const { share } = navigator`. */
function keyBehind(node: JsNode, scope: Scope, reader: KeyReader): ScanNode | undefined {
  const binding = node.type === 'Identifier' ? scope.find(node.name as string) : undefined;
  if (!binding) return reader.keyOf(node, scope);
  const { at, init, path = [] } = binding;
  if (!init || !isSetOnce(binding)) return undefined;
  const [name] = path;
  if (name === undefined) return reader.keyOf(bare(init), at);
  return path.length === 1 && typeof name === 'string' ? reader.keyIn(name, init, at) : undefined;
}

function judgeBinary(node: JsNode, scope: Scope, reader: KeyReader): Judgement {
  const { operator = '' } = node;
  const left = bare(node.left!);
  const right = bare(node.right!);
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
  // `== null` and `typeof … == 'undefined'` are true where it is missing.
  const asksMissing = isTypeof ? constant.value === 'undefined' : isNothing(constant);
  const isEqual = operator.startsWith('=');
  if (!asksMissing && !isTypeof) return UNSURE;
  const key = keyBehind(bare(isTypeof ? asked.argument! : asked), scope, reader);
  const proof = toJudgement(NOTHING_PROVEN, provenKey(key));
  return isEqual === asksMissing ? proof : swap(proof);
}

/** Minifiers write `typeof x !== 'undefined'` as `'u' > typeof x`: no other type sorts after “u”. */
function judgeMinified(node: JsNode, scope: Scope, reader: KeyReader): Judgement {
  const left = bare(node.left!);
  const right = bare(node.right!);
  const isLeft = left.value === 'u';
  const asked = isLeft ? right : left;
  if (asked.type !== 'UnaryExpression' || asked.operator !== 'typeof') return UNSURE;
  if (!isLeft && right.value !== 'u') return UNSURE;
  const proof = provenWhenTrue(keyBehind(bare(asked.argument!), scope, reader));
  return (node.operator === '>') === isLeft ? proof : swap(proof);
}

function judgeCall(node: JsNode, scope: Scope, reader: KeyReader, step: number): Judgement {
  const callee = bare(node.callee!);
  const given = node.arguments ?? [];
  const [first, second] = given;
  if (callee.type === 'Identifier') {
    const name = callee.name as string;
    const binding = scope.find(name);
    if (!binding)
      return name === 'Boolean' && first ? judge(first, scope, reader, step + 1) : UNSURE;
    const called = binding.kind === 'function' ? binding.node : binding.init;
    return called ? judgeResult(called, reader, step) : UNSURE;
  }
  if (callee.type !== 'MemberExpression' || !first) return UNSURE;
  const method = callee.property?.name;
  if (method === 'supports' && callee.object?.name === 'CSS' && !scope.find('CSS')) {
    const texts = given.map(({ value }) => value).filter((value) => typeof value === 'string');
    return toJudgement(reader.provenCss(texts), NOTHING_PROVEN);
  }
  // `Object.prototype.hasOwnProperty.call(navigator, 'share')`
  const isBorrowed = method === 'call' && bare(callee.object!).property?.name === 'hasOwnProperty';
  const isOwn = method === 'hasOwnProperty';
  if (!isOwn && !isBorrowed && method !== 'has' && method !== 'hasOwn') return UNSURE;
  const name = isOwn ? first : second;
  const object = isOwn ? callee.object! : first;
  return typeof name?.value === 'string'
    ? provenWhenTrue(reader.keyIn(name.value, object, scope))
    : UNSURE;
}

/** A test that is kept with others: `const has = { share: 'share' in navigator }`, a static field. */
function foundTest({ object, property, computed }: JsNode, scope: Scope): Written | undefined {
  const name = staticName(property!, computed ?? false);
  const binding = object?.type === 'Identifier' ? scope.find(object.name as string) : undefined;
  if (!binding || name === undefined) return undefined;
  const isClass = binding.kind === 'class';
  if (!isClass && (!isSetOnce(binding) || binding.path?.length)) return undefined;
  const fields = isClass
    ? ((binding.node.body as JsNode).body as readonly JsNode[]).filter((one) => one.static)
    : propertiesOf(binding.init);
  const field = fields?.find(
    (one) => one.key && staticName(one.key, one.computed ?? false) === name,
  );
  const value = field?.value as JsNode | null | undefined;
  if (!value || field!.kind === 'get') return undefined;
  return { value, scope: isClass ? (binding.node.scope as Scope) : binding.at };
}

interface Written {
  readonly value: JsNode;
  readonly scope: Scope;
}

/** Of an object that is written out, frozen or not. */
function propertiesOf(init: JsNode | undefined): readonly JsNode[] | undefined {
  const isFrozen = init?.type === 'CallExpression' && init.callee?.property?.name === 'freeze';
  const written = isFrozen ? init.arguments?.[0] : init;
  return written?.type === 'ObjectExpression' ? written.properties : undefined;
}

/** What it proves that a function gives something true. */
function judgeResult(node: JsNode, reader: KeyReader, step: number): Judgement {
  const body = node.body as JsNode | undefined;
  if (!node.scope || !body || !isFunction(node) || node.async) return UNSURE;
  if (body.type !== 'BlockStatement') return judge(body, node.scope as Scope, reader, step + 1);
  const statements = body.body as readonly JsNode[];
  const [only] = statements;
  if (statements.length === 1 && only?.type === 'ReturnStatement' && only.argument)
    return judge(only.argument, body.scope as Scope, reader, step + 1);
  const proven = provenAtEnd(body, reader, step + 1);
  return proven ? toJudgement(proven, NOTHING_PROVEN) : UNSURE;
}

/** What holds where statements return something true; undefined where they never do. */
function provenAtEnd(block: JsNode, reader: KeyReader, step: number, from = 0): Proven | undefined {
  if (step > MAX_STEPS) return NOTHING_PROVEN;
  const scope = block.scope as Scope;
  const statements = block.body as readonly JsNode[];
  for (let at = from; at < statements.length; at++) {
    const statement = statements[at]!;
    if (statement.type === 'ReturnStatement') return provenByReturn(statement, scope, reader, step);
    if (statement.type === 'ThrowStatement') return undefined;
    if (statement.type === 'TryStatement') {
      const tried = provenAtEnd(statement.block!, reader, step + 1);
      const caught =
        statement.handler && provenAtEnd(statement.handler.body as JsNode, reader, step + 1);
      return caught ? NOTHING_PROVEN : tried;
    }
    if (statement.type !== 'IfStatement' || statement.alternate) continue;
    const consequent = statement.consequent as JsNode;
    if (!leaves(consequent)) continue;
    const { whenTrue, whenFalse } = judge(statement.test!, scope, reader, step + 1);
    const taken =
      consequent.type === 'BlockStatement'
        ? provenAtEnd(consequent, reader, step + 1)
        : provenByReturn(consequent, scope, reader, step);
    const rest = provenAtEnd(block, reader, step + 1, at + 1);
    const inBranch = taken && union(taken, whenTrue);
    const after = rest && union(rest, whenFalse);
    return inBranch && after ? intersection(inBranch, after) : (inBranch ?? after);
  }
  return undefined;
}

function provenByReturn(
  { type, argument }: JsNode,
  scope: Scope,
  reader: KeyReader,
  step: number,
): Proven | undefined {
  if (type !== 'ReturnStatement' || !argument || isNothing(argument) || argument.value === false)
    return undefined;
  return judge(argument, scope, reader, step + 1).whenTrue;
}

function isConstant(node: JsNode): boolean {
  return isNothing(node) || (node.type === 'Literal' && typeof node.value === 'string');
}
