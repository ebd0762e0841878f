// The arguments of a call → the keys of its options, parameters and values. The data names an
// option after its place (`options_signal_parameter`, `type_option`, or only by its name below an
// `options_parameter`), a value after the thing it is a value of (`webgl2_context`,
// `type_parameter_webp`), a parameter by its name.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { isNothing, type JsNode, staticName, unwrap } from './JsNode';
import { PARAMETER_POSITIONS } from './parameterPositions.data';

export interface FoundArgument {
  readonly node: ScanNode;
  readonly at: JsNode;
  /** True if the call throws in a browser that does not know the argument. */
  readonly throws: boolean;
}

/** The value behind a name, or the node itself. */
type Resolve = (node: JsNode) => JsNode;

interface ArgumentKeys {
  readonly options: ReadonlyMap<string, ScanNode>;
  readonly values: ReadonlyMap<string, ScanNode>;
  readonly bags: readonly ScanNode[];
  readonly parameters: readonly { readonly node: ScanNode; readonly position: number }[];
}

const BAG =
  /^(?:options|init|configuration|config|descriptor|constraints|data|dictionary|algorithm|markOptions|measureOptions|settings|object)_parameter$/;
const OPTION =
  /^(?:(?:options?|init|configuration|descriptor|constraints|data|params|parameters|formats|types)_(\w+?)(?:_(?:parameter|option))?|(\w+?)_(?:option|constraint))$/;
const VALUE =
  /^(?:[a-zA-Z_]+_(?:parameter|option)_|type_|value_)?(.+?)(?:_(?:context|type|value|mode|command))?$/;
/** They answer with nothing, or with something else, for a value that they do not know. */
const FORGIVING =
  /^(?:getContext|toBlob|toDataURL|convertToBlob|execCommand|getModifierState|transaction)$/;
/** Constructors that copy the elements of their argument. */
const HOLDS_ITEMS = /^(?:Weak)?(?:Map|Set)$/;
/** Values that the data counts together. */
const GROUPS: readonly (readonly [option: string, key: string, holds: RegExp])[] = [
  ['timeZone', 'iana_time_zones', /\//],
  ['timeZone', 'iana_time_zone_names', /\//],
  ['timeZone', 'utc_offset', /^[+-]\d/],
  ['timeZoneName', 'extended_values', /(?:Generic|Offset)$/],
  ['useGrouping', 'string_values', /./],
  ['type', 'ecmascript_modules', /^module$/],
];

const keysOf = new WeakMap<ScanNode, ArgumentKeys>();

/** @param called what is called; of a constructor without `new`, what makes the object is meant */
export function findArguments(
  called: ScanNode,
  given: readonly JsNode[],
  resolve: Resolve,
): FoundArgument[] {
  const found: FoundArgument[] = [];
  const key = called.children.get(called.name) ?? called;
  addTraps(called, given, found);
  if (key.children.size === 0) return found;
  const [first] = given;
  const iterable = HOLDS_ITEMS.test(key.name) ? key.children.get('iterable_allowed') : undefined;
  if (first && iterable && !isNothing(first))
    found.push({ node: iterable, at: first, throws: false });
  const { parameters, values } = readKeys(key);
  const throws = !FORGIVING.test(key.name);
  const objects: JsNode[] = [];
  for (const argument of given) {
    const written = resolve(unwrap(argument));
    if (written.type === 'ObjectExpression') objects.push(written);
    else if (values.size > 0) addValue(key, written, throws, found);
  }
  // `getContext('2d', { colorSpace: 'display-p3' })`: a value may have options of its own.
  for (const owner of [key, ...found.map(({ node }) => node)])
    for (const bag of objects) findOptions(owner, bag, false, found);
  for (const { node, position } of parameters) {
    const argument = given[position];
    if (argument && argument.type !== 'ObjectExpression' && !isNothing(argument))
      found.push({ node, at: argument, throws: false });
  }
  return found;
}

/** `new Proxy(target, { get() { … } })` */
function addTraps({ parent }: ScanNode, given: readonly JsNode[], found: FoundArgument[]): void {
  const traps = parent?.children.get('handler')?.children;
  for (const { key, computed } of (traps && given[1]?.properties) ?? []) {
    const name = key && staticName(key, computed ?? false);
    const node = name === undefined ? undefined : traps?.get(name);
    if (node) found.push({ node, at: key!, throws: false });
  }
}

/** Keys in a value that a member is set to. */
export function findAssigned(key: ScanNode, value: JsNode): FoundArgument[] {
  const found: FoundArgument[] = [];
  if (key.children.size > 0) addValue(key, value, false, found);
  return found;
}

/** @param isBag whether the owner is an object of options itself, so that bare names are options */
function findOptions(owner: ScanNode, bag: JsNode, isBag: boolean, found: FoundArgument[]): void {
  const { bags } = readKeys(owner);
  for (const node of bags) found.push({ node, at: bag, throws: false });
  for (const property of bag.properties ?? []) {
    const name = property.key && staticName(property.key, property.computed ?? false);
    if (name === undefined) continue;
    const at = property.key!;
    const value = property.value as JsNode;
    if (name === 'name' || name === 'type') addValue(owner, value, true, found);
    for (const [holder, isOwn] of [
      [owner, isBag] as const,
      ...bags.map((one) => [one, true] as const),
    ]) {
      const node =
        readKeys(holder).options.get(name) ??
        (isOwn ? holder.children.get(`${name}_parameter`) : undefined);
      addGroup(holder, name, value, found);
      if (!node) continue;
      found.push({ node, at, throws: false });
      addGroup(node, name, value, found);
      addValue(node, value, true, found);
      if (node.children.size > 0)
        for (const inner of objectsIn(value)) findOptions(node, inner, true, found);
    }
  }
}

function objectsIn(value: JsNode): readonly JsNode[] {
  const parts = value.type === 'ArrayExpression' ? (value.elements ?? []) : [value];
  return parts.filter((one): one is JsNode => one?.type === 'ObjectExpression');
}

function addValue(key: ScanNode, at: JsNode, throws: boolean, found: FoundArgument[]): void {
  const { value } = at;
  if (typeof value !== 'string' || key.children.size === 0) return;
  const { values } = readKeys(key);
  // `image/svg+xml` is `svg` in the data, `experimental-webgl` is `webgl`.
  const text = value.toLowerCase();
  const node = values.get(text) ?? values.get(text.replace(/^.*\/|^experimental-|\+.*$/g, ''));
  if (node) found.push({ node, at, throws });
}

function addGroup(owner: ScanNode, option: string, at: JsNode, found: FoundArgument[]): void {
  if (owner.children.size === 0 || typeof at.value !== 'string') return;
  for (const [name, key, holds] of GROUPS) {
    const node = name === option && holds.test(at.value) ? owner.children.get(key) : undefined;
    if (node) found.push({ node, at, throws: false });
  }
}

function readKeys(owner: ScanNode): ArgumentKeys {
  let keys = keysOf.get(owner);
  if (!keys) keysOf.set(owner, (keys = sortKeys(owner)));
  return keys;
}

function sortKeys(owner: ScanNode): ArgumentKeys {
  const options = new Map<string, ScanNode>();
  const values = new Map<string, ScanNode>();
  const bags: ScanNode[] = [];
  const parameters: { readonly node: ScanNode; readonly position: number }[] = [];
  for (const node of owner.children.values()) {
    const { name } = node;
    const position = PARAMETER_POSITIONS.get(`${owner.name}.${name}`);
    if (BAG.test(name)) bags.push(node);
    else if (position !== undefined) parameters.push({ node, position });
    else {
      const [, placed, named] = OPTION.exec(name) ?? [];
      const [, value = name] = VALUE.exec(name) ?? [];
      options.set(placed ?? named ?? name, node);
      values.set(value.toLowerCase(), node);
    }
  }
  return { options, values, bags, parameters };
}
