// Types that the platform passes to callbacks, and results that its methods make of theirs.
import { type JsNode, staticName, unwrap } from '@/engines/scanner/js/JsNode';
import type { Scope } from '@/engines/scanner/js/Scope';
import { CALLBACKS, ELEMENT_CALLBACKS } from './builtinTypes.data';
import type { TypeFinder } from './TypeFinder';
import type { Given, TypeMembers } from './TypeMembers';
import { argumentAt, argumentsOf, isDeferred, makeGeneric, plainType } from './typeNames';

const LISTS = new Set(['Array', 'Tuple', 'Iterator', 'TypedArray']);

/** The result of a built-in method, with the facts known of its callback. */
export function resultOfBuiltin(
  owner: string,
  name: string,
  type: string,
  { members, given }: { readonly members: TypeMembers; readonly given: Given },
): string {
  const plain = plainType(owner);
  if (plain === 'Promise' && (name === 'then' || name === 'catch')) {
    const returned = given.returned();
    if (name === 'catch') return type;
    return makeGeneric('Promise', returned && members.awaited(returned));
  }
  if (!LISTS.has(plain)) return resultOfStatic(owner, name, type, { members, given });
  const list = plainType(type);
  switch (name) {
    case 'map':
      return plain === 'TypedArray' ? type : makeGeneric(list, given.returned());
    case 'flatMap': {
      const returned = given.returned();
      return makeGeneric(list, returned && (members.element(returned) ?? returned));
    }
    case 'flat':
      return makeGeneric('Array', flattened(members.element(owner), members));
    case 'concat':
      return sameList(owner, given, members);
    default:
      return type;
  }
}

function flattened(element: string | undefined, members: TypeMembers): string | undefined {
  return element && plainType(element) === 'Array' ? members.element(element) : undefined;
}

function sameList(owner: string, given: Given, members: TypeMembers): string {
  const element = members.element(owner);
  const isSame = given
    .types()
    .every((one) => one === element || (one !== undefined && members.element(one) === element));
  return element && isSame ? makeGeneric('Array', element) : 'Array';
}

function resultOfStatic(
  owner: string,
  name: string,
  type: string,
  { members, given }: { readonly members: TypeMembers; readonly given: Given },
): string {
  const [first] = given.types();
  if (first === undefined)
    return `${owner}.${name}` === '=Object.entries' ? 'Array<Tuple<String,?>>' : type;
  switch (`${owner}.${name}`) {
    case '=Promise.resolve':
      return makeGeneric('Promise', members.awaited(first));
    case '=Promise.all':
      return makeGeneric('Promise', allAwaited(first, members));
    case '=Object.entries':
      return makeGeneric('Array', makeGeneric('Tuple', 'String', getValueType(first)));
    case '=Object.values':
      return makeGeneric('Array', getValueType(first));
    case '=Object.fromEntries': {
      const pair = members.element(first);
      return makeGeneric('Record', 'String', pair && members.element(pair, 1));
    }
    case '=Object.freeze':
    case '=Object.assign':
    case '=Object.seal':
      return first;
    default:
      return type;
  }
}

function getValueType(type: string): string | undefined {
  return plainType(type) === 'Record' ? argumentAt(type, 1) : undefined;
}

function allAwaited(type: string, members: TypeMembers): string {
  if (plainType(type) === 'Tuple')
    return makeGeneric('Tuple', ...argumentsOf(type).map((one) => members.awaited(one)));
  const element = members.element(type);
  return makeGeneric('Array', element && members.awaited(element));
}

interface Handed {
  /** The position of the function among the arguments, and of the parameter in question. */
  readonly position: number;
  readonly index: number;
  readonly scope: Scope;
  readonly types: TypeFinder;
}

export const callbackParam = { handed, listened };

function handed(
  call: JsNode,
  callee: JsNode,
  { position, index, scope, types }: Handed,
): string | undefined {
  if (callee.type === 'Identifier') {
    const name = callee.name as string;
    if (scope.find(name)) return undefined;
    return name === 'addEventListener' && position === 1 && index === 0
      ? eventType(call.arguments?.[0], 'Window', types)
      : CALLBACKS.get(`${name}.${position}`)?.[index];
  }
  if (callee.type !== 'MemberExpression') return undefined;
  const method = staticName(callee.property!, callee.computed ?? false);
  const owner = types.typeOf(callee.object!, scope);
  const { members } = types;
  if (!owner || method === undefined) return undefined;
  if (isDeferred(owner))
    return index === 0 && ELEMENT_CALLBACKS.has(method) ? members.element(owner) : undefined;
  if (members.owner(owner, method) === undefined) return undefined;
  if (method === 'addEventListener' && position === 1)
    return index === 0 ? eventType(call.arguments?.[0], owner, types) : undefined;
  const plain = plainType(owner);
  if (plain === 'Promise')
    return method === 'then' && position === 0 ? argumentAt(owner) : undefined;
  if (plain === 'String' && position === 1) return index === 0 ? 'String' : undefined;
  if (owner === '=Array' && method === 'from' && position === 1) {
    const list = types.typeOf(call.arguments![0]!, scope);
    return index === 1 ? 'Number' : list && members.element(list);
  }
  const known = CALLBACKS.get(`${plain}.${method}.${position}`)?.[index];
  if (known !== undefined) return known;
  if (plain === 'Map' && method === 'forEach') return argumentAt(owner, index === 0 ? 1 : 0);
  if (position !== 0) return undefined;
  const element = members.element(owner);
  if (ELEMENT_CALLBACKS.has(method)) return [element, 'Number', owner][index];
  if (method === 'sort' || method === 'toSorted') return element;
  if (method !== 'reduce' && method !== 'reduceRight') return undefined;
  return [reduced(call, scope, types) ?? undefined, element, 'Number', owner][index];
}

/** The result of `reduce`: the type of its initial value. */
function reduced(call: JsNode, scope: Scope, types: TypeFinder): string | undefined {
  const begin = call.arguments?.[1];
  const type = begin && types.typeOf(begin, scope);
  return type === 'Number' || type === 'String' || type === 'Boolean' ? type : undefined;
}

function eventType(name: JsNode | undefined, owner: string, types: TypeFinder): string | undefined {
  const platform = types.members.platform(owner);
  return typeof name?.value === 'string' && platform
    ? types.names.event(platform, name.value)?.type
    : undefined;
}

/** `target.onclick = (event) => …`, `<input onChange={(event) => …}>` */
function listened(
  at: JsNode,
  index: number,
  { scope, types, isRef }: { scope: Scope; types: TypeFinder; isRef: boolean },
): string | undefined {
  if (index !== 0) return undefined;
  if (at.type === 'AssignmentExpression') {
    const target = unwrap(at.left!);
    const name = staticName(target.property!, target.computed ?? false);
    const owner = name?.startsWith('on') ? types.typeOf(target.object!, scope) : undefined;
    const platform = owner && types.members.platform(owner);
    return platform ? types.names.event(platform, name!.slice(2))?.type : undefined;
  }
  const tag = at.name as JsNode | undefined;
  if (tag?.type !== 'JSXIdentifier' || !/^[a-z]/.test(tag.name as string)) return undefined;
  const element = types.names.elementType(tag.name as string);
  return element && (isRef ? element : makeGeneric('JsxEvent', element));
}
