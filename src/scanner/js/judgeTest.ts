// A condition in code → the keys it proves where it is true, and where it is false.
import { intersection, NOTHING_PROVEN, type Proven, union } from '@/scanner/css/provenBy';
import type { ScanNode } from '@/scanner/ScanTable';
import { bare, isEquality, isNothing, type JsNode, staticName } from './JsNode';
import type { Binding, Scope } from './Scope';

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

function isSetOnce({ kind, writes, isOpen }: Binding): boolean {
  return kind === 'var' && writes.length === 0 && !isOpen;
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
    const result = soleResult(binding.kind === 'function' ? binding.node : binding.init);
    return result ? judge(result.value, result.scope, reader, step + 1) : UNSURE;
  }
  if (callee.type !== 'MemberExpression' || !first) return UNSURE;
  const method = callee.property?.name;
  if (method === 'supports' && callee.object?.name === 'CSS' && !scope.find('CSS')) {
    const texts = given.map(({ value }) => value).filter((value) => typeof value === 'string');
    return toJudgement(reader.provenCss(texts), NOTHING_PROVEN);
  }
  const isOwn = method === 'hasOwnProperty';
  if (!isOwn && method !== 'has' && method !== 'hasOwn') return UNSURE;
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
    : binding.init?.type === 'ObjectExpression'
      ? binding.init.properties
      : undefined;
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

/** What a function that consists of one `return` gives. */
function soleResult(node: JsNode | undefined): Written | undefined {
  const body = node?.body as JsNode | undefined;
  if (!node?.scope || !body) return undefined;
  if (body.type !== 'BlockStatement')
    return node.type === 'ArrowFunctionExpression'
      ? { value: body, scope: node.scope as Scope }
      : undefined;
  const statements = body.body as readonly JsNode[];
  const [only] = statements;
  return statements.length === 1 && only?.type === 'ReturnStatement' && only.argument
    ? { value: only.argument, scope: body.scope as Scope }
    : undefined;
}

function isConstant(node: JsNode): boolean {
  return isNothing(node) || (node.type === 'Literal' && typeof node.value === 'string');
}
