// A condition in code → the keys it proves where it is true, and where it is false.
import { intersection, NOTHING_PROVEN, type Proven, union } from '@/scanner/css/provenBy';
import type { ScanNode } from '@/scanner/ScanTable';
import { bare, type JsNode } from './JsNode';
import type { Scope } from './Scope';

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

export function provenKey(node: ScanNode | undefined): Proven {
  if (!node) return NOTHING_PROVEN;
  return {
    nodes: new Set([node]),
    features: new Set(node.feature >= 0 ? [node.feature] : []),
  };
}

function swap({ whenTrue, whenFalse }: Judgement): Judgement {
  return { whenTrue: whenFalse, whenFalse: whenTrue };
}

function judge(written: JsNode, scope: Scope, reader: KeyReader, step: number): Judgement {
  const node = bare(written);
  if (step > MAX_STEPS) return UNSURE;
  const inner = (part: JsNode) => judge(part, scope, reader, step + 1);
  switch (node.type) {
    case 'UnaryExpression':
      return node.operator === '!' ? swap(inner(node.argument!)) : UNSURE;
    case 'LogicalExpression': {
      const left = inner(node.left!);
      const right = inner(node.right!);
      return node.operator === '&&'
        ? {
            whenTrue: union(left.whenTrue, right.whenTrue),
            whenFalse: intersection(left.whenFalse, right.whenFalse),
          }
        : {
            whenTrue: intersection(left.whenTrue, right.whenTrue),
            whenFalse: union(left.whenFalse, right.whenFalse),
          };
    }
    case 'BinaryExpression':
      return judgeBinary(node, scope, reader);
    case 'CallExpression':
      return judgeCall(node, scope, reader, step);
    case 'Identifier': {
      const binding = scope.find(node.name as string);
      if (
        binding?.init &&
        binding.writes.length === 0 &&
        !binding.isOpen &&
        !binding.path?.length &&
        binding.kind === 'var'
      ) {
        const known = reader.keyOf(bare(binding.init), binding.at);
        return known
          ? { whenTrue: provenKey(known), whenFalse: NOTHING_PROVEN }
          : judge(binding.init, binding.at, reader, step + 1);
      }
      return { whenTrue: provenKey(reader.keyOf(node, scope)), whenFalse: NOTHING_PROVEN };
    }
    case 'MemberExpression':
      return { whenTrue: provenKey(reader.keyOf(node, scope)), whenFalse: NOTHING_PROVEN };
    case 'AssignmentExpression':
      return node.right ? inner(node.right) : UNSURE;
    default:
      return UNSURE;
  }
}

function judgeBinary(node: JsNode, scope: Scope, reader: KeyReader): Judgement {
  const { operator = '' } = node;
  const left = bare(node.left!);
  const right = bare(node.right!);
  if (operator === 'in') {
    const key = typeof left.value === 'string' ? reader.keyIn(left.value, right, scope) : undefined;
    return { whenTrue: provenKey(key), whenFalse: NOTHING_PROVEN };
  }
  if (operator === 'instanceof')
    return { whenTrue: provenKey(reader.keyOf(left, scope)), whenFalse: NOTHING_PROVEN };
  if (operator === '<' || operator === '>') return judgeMinified(node, scope, reader);
  if (!/^[!=]==?$/.test(operator)) return UNSURE;
  const [asked, constant] = isConstant(right) ? [left, right] : [right, left];
  if (!isConstant(constant)) return UNSURE;
  const isTypeof = asked.type === 'UnaryExpression' && asked.operator === 'typeof';
  const key = reader.keyOf(bare(isTypeof ? asked.argument! : asked), scope);
  const proof: Judgement = { whenTrue: NOTHING_PROVEN, whenFalse: provenKey(key) };
  // `== null` and `typeof … == 'undefined'` are true where it is missing.
  const asksMissing = isTypeof ? constant.value === 'undefined' : isMissing(constant);
  const isEqual = operator.startsWith('=');
  if (!asksMissing && !isTypeof) return UNSURE;
  return isEqual === asksMissing ? proof : swap(proof);
}

/** Minifiers write `typeof x !== 'undefined'` as `'u' > typeof x`: no other type sorts after “u”. */
function judgeMinified(node: JsNode, scope: Scope, reader: KeyReader): Judgement {
  const sides = [bare(node.left!), bare(node.right!)];
  const letter = sides.findIndex(({ value }) => value === 'u');
  const asked = sides[1 - letter];
  if (letter < 0 || asked?.type !== 'UnaryExpression' || asked.operator !== 'typeof') return UNSURE;
  const key = reader.keyOf(bare(asked.argument!), scope);
  const proof: Judgement = { whenTrue: provenKey(key), whenFalse: NOTHING_PROVEN };
  return (node.operator === '>') === (letter === 0) ? proof : swap(proof);
}

function judgeCall(node: JsNode, scope: Scope, reader: KeyReader, step: number): Judgement {
  const callee = bare(node.callee!);
  const [first, ...others] = node.arguments ?? [];
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
    const texts = [first, ...others]
      .map(({ value }) => value)
      .filter((value) => typeof value === 'string');
    return { whenTrue: reader.provenCss(texts), whenFalse: NOTHING_PROVEN };
  }
  const asks =
    method === 'hasOwnProperty'
      ? [first, callee.object!]
      : method === 'has' || method === 'hasOwn'
        ? [others[0], first]
        : [];
  const [name, object] = asks;
  if (typeof name?.value === 'string' && object)
    return {
      whenTrue: provenKey(reader.keyIn(name.value, object, scope)),
      whenFalse: NOTHING_PROVEN,
    };
  return UNSURE;
}

/** What a function that consists of one `return` gives. */
function soleResult(
  node: JsNode | undefined,
): { readonly value: JsNode; readonly scope: Scope } | undefined {
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

function isMissing(node: JsNode): boolean {
  return (
    node.raw === 'null' ||
    (node.type === 'Identifier' && node.name === 'undefined') ||
    (node.type === 'UnaryExpression' && node.operator === 'void')
  );
}

function isConstant(node: JsNode): boolean {
  return isMissing(node) || (node.type === 'Literal' && typeof node.value === 'string');
}
