// The condition of an `@supports` → the keys it proves. `and` proves all its parts, `or` only the
// keys that every part proves, `not` those that its part disproves. A proven property or function
// proves its whole feature; a proven value with a key of its own proves only itself, unless it
// stands for a feature, as `display: grid` does.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { bothWays, eitherWay, testedWay, type TestedWays } from '@/engines/scanner/TestedWays';
import type { CssNames } from './CssNames';
import { findInSelector } from './findInSelector';
import { findInValue } from './findInValue';
import { isOldestIn, isReadLate } from './substituted';
import { closeOf, type CssToken, Token, tokensOf } from './tokens';

export interface Proven {
  readonly nodes: ReadonlySet<ScanNode>;
  /** Positions in the table's features. */
  readonly features: ReadonlySet<number>;
  /** Properties of which only the values among the nodes are proven. */
  readonly partly?: ReadonlySet<ScanNode>;
  /** Members that a script tests on an object whose type is unknown: `nav.share`. */
  readonly members?: ReadonlySet<string>;
  /** Keys that are missing there: only browsers for which the code is a way out come so far. */
  readonly missing?: ReadonlySet<ScanNode>;
  readonly ways?: TestedWays;
}

export const NOTHING_PROVEN: Proven = { nodes: new Set(), features: new Set() };

/** True if the proven conditions guard a use of `node`. */
export function isProven(proven: Proven, node: ScanNode): boolean {
  const { nodes, features, partly, members, missing } = proven;
  if (missing?.size && !isMissing(missing, node)) return true;
  if (nodes.has(node) || (members && isMember(node, members))) return true;
  if (node.feature < 0 || !features.has(node.feature)) return false;
  return !partly || node.parent === undefined || !partly.has(node.parent);
}

function isMissing(missing: ReadonlySet<ScanNode>, node: ScanNode): boolean {
  if (missing.has(node)) return true;
  if (node.parent && isMissing(missing, node.parent)) return true;
  return node.feature >= 0 && [...missing].some(({ feature }) => feature === node.feature);
}

export function provesNothing({ nodes, features, members, missing, ways }: Proven): boolean {
  const isEmpty = nodes.size === 0 && features.size === 0;
  return isEmpty && !members?.size && !missing?.size && !ways;
}

/** Tests for these ask for a kind of device: without touch events is every desktop. */
const OF_DEVICE = ['touch', 'Touch', 'orientation', 'Orientation', 'motion', 'userAgentData'];

/** The proof where a test for what `tested` proves has failed. */
export function proveMissing(tested: Proven): Proven {
  const { nodes } = tested;
  const isOfDevice = ({ name }: ScanNode) => OF_DEVICE.some((part) => name.includes(part));
  const isWayOut = nodes.size > 0 && ![...nodes].some(isOfDevice);
  return isWayOut ? { ...NOTHING_PROVEN, missing: nodes } : NOTHING_PROVEN;
}

const GLOBAL_OBJECT = /^(?:global|globalobject|root|self|w|win|window)$/;

/** True if an object's name is short for the owner of a member: `nav`, `el`, `dialog`, `win`. */
function isMember({ name, parent }: ScanNode, members: ReadonlySet<string>): boolean {
  const owner = parent?.name.toLowerCase() ?? '';
  for (const tested of members) {
    const [object = '', member] = tested.split('.');
    if (member !== name.replace(/_static$/, '')) continue;
    if (object.length > 1 && owner.includes(object)) return true;
    if ((owner === 'window' || !parent?.parent) && GLOBAL_OBJECT.test(object)) return true;
  }
  return false;
}

export function union(one: Proven, other: Proven): Proven {
  if (one === NOTHING_PROVEN) return other;
  if (other === NOTHING_PROVEN) return one;
  return {
    nodes: new Set([...one.nodes, ...other.nodes]),
    features: new Set([...one.features, ...other.features]),
    ways: bothWays(one.ways, other.ways),
    ...partlyIn(one, other),
    ...(one.members || other.members
      ? { members: new Set([...(one.members ?? []), ...(other.members ?? [])]) }
      : {}),
    ...(one.missing || other.missing
      ? { missing: new Set([...(one.missing ?? []), ...(other.missing ?? [])]) }
      : {}),
  };
}

export function intersection(one: Proven, other: Proven): Proven {
  if (one === NOTHING_PROVEN || other === NOTHING_PROVEN) return NOTHING_PROVEN;
  return {
    nodes: new Set([...one.nodes].filter((node) => other.nodes.has(node))),
    features: new Set([...one.features].filter((feature) => other.features.has(feature))),
    ways: eitherWay(one.ways, other.ways),
    ...partlyIn(one, other),
    ...(one.members && other.members
      ? { members: new Set([...one.members].filter((name) => other.members!.has(name))) }
      : {}),
    ...(one.missing && other.missing
      ? { missing: new Set([...one.missing, ...other.missing]) }
      : {}),
  };
}

function partlyIn(one: Proven, other: Proven): Pick<Proven, 'partly'> {
  return one.partly || other.partly
    ? { partly: new Set([...(one.partly ?? []), ...(other.partly ?? [])]) }
    : {};
}

/** The proof of a condition if it holds, and if it does not. */
interface Judgment {
  readonly holds: Proven;
  readonly fails: Proven;
}

const NEITHER: Judgment = { holds: NOTHING_PROVEN, fails: NOTHING_PROVEN };

export function findProven(names: CssNames, condition: string): Proven {
  const tokens = tokensOf(condition);
  return judge({ names, condition, tokens }, 0, tokens.length).holds;
}

interface Condition {
  readonly names: CssNames;
  readonly condition: string;
  readonly tokens: readonly CssToken[];
}

function judge(source: Condition, from: number, to: number): Judgment {
  const { tokens } = source;
  let result: Judgment | undefined;
  let isNegated = false;
  let joiner = 'and';
  for (let at = from; at < to; at++) {
    const token = tokens[at]!;
    if (token.type === Token.Ident) {
      if (token.text === 'not') isNegated = true;
      else if (token.text === 'and' || token.text === 'or') joiner = token.text;
      continue;
    }
    if (token.type !== Token.LeftParenthesis && token.type !== Token.Function) continue;
    const close = closeOf(tokens, at);
    const part = judgePart(source, at, Math.min(close, to));
    const judged = isNegated ? { holds: part.fails, fails: part.holds } : part;
    result = result ? join(result, judged, joiner) : judged;
    isNegated = false;
    at = close;
  }
  return result ?? NEITHER;
}

function join(one: Judgment, other: Judgment, joiner: string): Judgment {
  return joiner === 'and'
    ? { holds: union(one.holds, other.holds), fails: intersection(one.fails, other.fails) }
    : { holds: intersection(one.holds, other.holds), fails: union(one.fails, other.fails) };
}

function judgePart({ names, condition, tokens }: Condition, open: number, close: number): Judgment {
  const token = tokens[open]!;
  const inner = condition.slice(token.end, tokens[close]?.start);
  if (token.type === Token.Function) {
    if (token.text === 'at-rule') {
      const rule = names.atRules.get(/^@?([\w-]*)/.exec(inner.trim())![1]!);
      return rule ? provenIf(provenNodes([rule])) : NEITHER;
    }
    if (token.text !== 'selector') return NEITHER;
    const { found } = findInSelector(names, inner);
    // A forgiven selector passes without its key.
    const asked = found.filter(({ isForgiven }) => !isForgiven).map(({ node }) => node);
    const proven = provenNodes(found.map(({ node }) => node));
    return provenIf({ ...proven, ways: testedWay(asked) });
  }
  const first = tokens[open + 1];
  const isDeclaration = first?.type === Token.Ident && tokens[open + 2]?.type === Token.Colon;
  if (!isDeclaration) return judge({ names, condition, tokens }, open + 1, close);
  const value = condition.slice(tokens[open + 2]!.end, tokens[close]?.start);
  return provenIf(provenDeclaration(names, first.text, value));
}

function provenIf(holds: Proven): Judgment {
  return { holds, fails: proveMissing(holds) };
}

function provenNodes(nodes: readonly ScanNode[]): Proven {
  return {
    nodes: new Set(nodes),
    features: featuresOf(nodes),
    ways: testedWay(nodes),
  };
}

const featuresOf = (nodes: readonly ScanNode[]) =>
  new Set(nodes.map(({ feature }) => feature).filter((feature) => feature >= 0));

function provenDeclaration(names: CssNames, name: string, value: string): Proven {
  const isCustom = name.startsWith('--');
  const property = names.property(isCustom ? 'custom-property' : name);
  const found = findInValue(names, name, value).map(({ node }) => node);
  // Nothing else in such a value is read before it is used.
  if (isCustom || isReadLate(value)) {
    const read = isCustom ? [] : found.filter(isOldestIn(value));
    return provenNodes(property ? [property, ...read] : read);
  }
  const values = found.filter(({ parent }) => parent !== undefined && isWithin(parent, property));
  const others = found.filter((node) => !values.includes(node));
  const ofFunctions = provenNodes(others);
  if (!property) return ofFunctions;
  const proven = union(ofFunctions, {
    nodes: new Set([property, ...values]),
    features: featuresOf(values.length === 0 ? [property] : values),
    ...(values.length === 0 ? {} : { partly: new Set([property]) }),
  });
  return { ...proven, ways: testedWay([property, ...values, ...others]) };
}

function isWithin(node: ScanNode, property: ScanNode | undefined): boolean {
  return node === property || (node.parent !== undefined && isWithin(node.parent, property));
}
