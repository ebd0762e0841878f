// Types as text, so that they travel between workers: `Map<String,#4>` has two arguments, `#4` is a
// shape of the file, `#2:4` of module 2, `=URL` the constructor of URL, `A|B` either, `%0` a type
// parameter, `?` an unknown part, and a leading `~` marks a type that came through a call. `^`
// begins a type that another file decides: see ProjectTypes.

/** Marks a type that was inferred through a call. */
export const THROUGH_CALL = '~';
export const UNKNOWN = '?';
const MAX_PARTS = 8;
const MAX_LENGTH = 400;

export function markThroughCall(type: string): string {
  return type.startsWith(THROUGH_CALL) ? type : `${THROUGH_CALL}${type}`;
}

export function withoutMark(type: string): string {
  return type.startsWith(THROUGH_CALL) ? type.slice(1) : type;
}

/** Splits where no bracket is open. */
export function splitType(type: string, sign: string): string[] {
  if (!type.includes(sign)) return [type];
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < type.length; at++) {
    const one = type[at];
    if (one === '<' || one === '(') depth++;
    else if (one === '>' || one === ')') depth--;
    else if (depth === 0 && one === sign) {
      parts.push(type.slice(start, at));
      start = at + 1;
    }
  }
  parts.push(type.slice(start));
  return parts;
}

/** A type without its arguments. */
export function plainType(type: string): string {
  const open = type.indexOf('<');
  return open < 0 ? type : type.slice(0, open);
}

/** The type arguments of a list, a map or a promise. */
export function argumentsOf(type: string): readonly string[] {
  const open = type.indexOf('<');
  return open < 0 || !type.endsWith('>') ? [] : splitType(type.slice(open + 1, -1), ',');
}

export function argumentAt(type: string, index = 0): string | undefined {
  return ifKnown(argumentsOf(type)[index]);
}

export function makeGeneric(name: string, ...held: readonly (string | undefined)[]): string {
  const inner = held.map((one) => (one === undefined ? UNKNOWN : withoutMark(one)));
  if (inner.every((one) => one === UNKNOWN)) return name;
  const type = `${name}<${inner.join(',')}>`;
  return type.length > MAX_LENGTH ? name : type;
}

/** Undefined for what is unknown, in whole or in part. */
export function ifKnown(type: string | undefined): string | undefined {
  if (type === undefined || type === UNKNOWN || type.length > MAX_LENGTH) return undefined;
  return type.includes(UNKNOWN) && splitType(type, '|').includes(UNKNOWN) ? undefined : type;
}

export function splitUnion(type: string): readonly string[] {
  return splitType(type, '|');
}

/** One of several; undefined where one of them is unknown. */
export function unionOf(types: readonly (string | undefined)[]): string | undefined {
  const [first] = types;
  if (types.length === 1) return first;
  const parts = new Set<string>();
  for (const type of types) {
    if (type === undefined) return undefined;
    for (const part of splitUnion(withoutMark(type))) parts.add(part);
  }
  if (parts.size === 0 || parts.size > MAX_PARTS) return undefined;
  const union = ifKnown([...parts].sort().join('|'));
  return union && types.some((type) => type!.startsWith(THROUGH_CALL))
    ? markThroughCall(union)
    : union;
}

/** Puts types in the places of type parameters. */
export function substitute(type: string, given: readonly (string | undefined)[]): string {
  return type.includes('%')
    ? type.replace(/%(\d+)/g, (_, index: string) => given[Number(index)] ?? UNKNOWN)
    : type;
}

export function isDeferred(type: string): boolean {
  return type.includes('^');
}
