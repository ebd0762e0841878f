// A use in a style sheet → where `@supports` may go. A selector takes its rule along, since browsers
// drop the rule. A declaration goes by itself: the rest of its rule works everywhere.
import type { ChildNode, Container, Declaration, Document, Rule } from 'postcss';
import { type CssSyntax, parseCss } from '@/engines/scanner/css/parseCss';
import { isSubstituted } from '@/engines/scanner/css/substituted';
import { type FeatureTest, featureTest } from '@/engines/scanner/featureTest';
import { mayOverlap } from './overlapping';
import type { Placement, Placements, Range } from './Placement';

type Parent = Container | Document | undefined;

export async function placeInSheet(
  text: string,
  syntax: CssSyntax,
  key: string,
  offset: number,
): Promise<Placements> {
  const { root, note } = await parseCss(text, syntax);
  if (note !== undefined) return { reason: `${note.replace(/ The rest was read\.$/, '')}` };
  let found: ChildNode | undefined;
  root.walk((node) => {
    const range = rangeOf(node);
    if (range.start <= offset && offset < range.end) found = node;
  });
  const closed = found && findClosed(found);
  if (closed !== undefined)
    return { reason: `It stands in @${closed}, which no test may stand in.` };
  if (found?.type === 'decl') return placeDeclaration(text, syntax, key, found);
  if (found?.type === 'rule') return placeRule(text, syntax, key, found);
  return { reason: 'It is no declaration and no selector.' };
}

function placeRule(text: string, syntax: CssSyntax, key: string, rule: Rule): Placements {
  const parent = rule.parent as Parent;
  if (key.startsWith('css.selectors.nesting') && syntax === 'css') {
    if (parent?.type !== 'rule') return { reason: 'It is not within a rule.' };
    return leaveRule(text, rule, [NESTING], parent as Rule);
  }
  if (hasExtend(rule))
    return {
      reason: 'Its rule extends another, which preprocessors do not do inside a test.',
    };
  const test = key.startsWith('css.selectors.') ? featureTest(key) : undefined;
  if (!test) return { reason: NO_TEST };
  const own = ownSelector(rule);
  const tests = own === undefined ? [test] : [test, own];
  return tests.map((one) => ({ test: one, range: rangeOf(rule) }));
}

const NESTING: FeatureTest = { kind: 'supports', condition: 'selector(&)' };

export const NO_TEST = 'No test exists that asks for it.';

const OPEN = 'Browsers with variables pass any test of its value, whatever the rest of it is.';

/** A single selector that a preprocessor leaves as it is. */
function ownSelector({ selector, parent }: Rule): FeatureTest | undefined {
  const isPlain = !/[,&$@#]\{?|\/\*/.test(selector.replace(/#[\w-]/g, '')) && !isInRule(parent);
  return isPlain ? { kind: 'supports', condition: `selector(${selector.trim()})` } : undefined;
}

function isInRule(parent: Parent): boolean {
  return parent !== undefined && (parent.type === 'rule' || isInRule(parent.parent));
}

function hasExtend(rule: Rule): boolean {
  let found = rule.selector.includes(':extend(');
  rule.walkAtRules('extend', () => {
    found = true;
  });
  return found;
}

function placeDeclaration(
  text: string,
  syntax: CssSyntax,
  key: string,
  declaration: Declaration,
): Placements {
  const parent = declaration.parent as Parent;
  const { prop } = declaration;
  if (/^[$@]/.test(prop) || parent?.type === 'decl' || 'nodes' in declaration)
    return { reason: 'It is a value of the preprocessor, not a declaration.' };
  const known = featureTest(key);
  // Another name of the property may work where the property's own does not.
  const isNamed = prop.startsWith('--') || !isProperty(key) || key.endsWith(`.${prop}`);
  const general = known?.kind === 'supports' && isNamed ? [known] : [];
  const tests = [...ownDeclaration(declaration, syntax, key), ...general];
  if (tests.length === 0) return { reason: isSubstituted(declaration.value) ? OPEN : NO_TEST };
  if (syntax !== 'css') {
    const rival = findRival(declaration);
    return rival === undefined
      ? tests.map((test) => ({ test, range: rangeOf(declaration) }))
      : overridden(rival);
  }
  return parent?.type === 'rule'
    ? leaveRule(text, declaration, tests, parent as Rule)
    : { reason: 'Its block is no rule.' };
}

/** The declaration itself comes first: it has to work. */
function ownDeclaration(
  { prop, value }: Declaration,
  syntax: CssSyntax,
  key: string,
): readonly FeatureTest[] {
  // Any value of a custom property passes, and any with a variable. Sass may fill one in; a test
  // of the property would still count as a guard.
  const mayFill = syntax === 'scss' && isProperty(key) && value.includes('$');
  const isOpen = prop.startsWith('--') || isSubstituted(value) || mayFill;
  const isWritten = syntax === 'scss' ? !/#\{/.test(value) : !/[@~`]|\$\(/.test(value);
  const isShort = value.length <= LONGEST && !value.includes('\n');
  return !isOpen && (syntax === 'css' || isWritten) && isShort
    ? [{ kind: 'supports', condition: `(${prop}: ${value})` }]
    : [];
}

/** A longer condition says less than the general one. */
const LONGEST = 60;

const isProperty = (key: string): boolean => /^css\.properties\.[^.]+$/.test(key);

function leaveRule(
  text: string,
  node: Declaration | Rule,
  tests: readonly FeatureTest[],
  rule: Rule,
): Placements {
  if (/[$@]\{|#\{/.test(rule.selector)) return { reason: 'Its selector is not written out.' };
  const rival = findRival(node);
  if (rival !== undefined) return overridden(rival);
  const own = rangeOf(rule);
  const content = rule.nodes.filter(({ type }) => type !== 'comment');
  const leaves = {
    ...own,
    selector: rule.raws.selector?.raw ?? rule.selector,
    isEmptyWithout: (ranges: readonly Range[]) =>
      content.every((one) => ranges.some(({ start, end }) => isWithin(rangeOf(one), start, end))),
  };
  const range = withComments(text, node);
  return tests.map((test): Placement => ({ test, range, leaves }));
}

const overridden = (rival: string) => ({
  reason: `A later declaration of ${rival} in its rule may override it, and would come first then.`,
});

/** A later declaration in the same rule that may set the same. */
function findRival(node: Declaration | Rule): string | undefined {
  const own = propertiesIn(node);
  for (let next = node.next(); next; next = next.next()) {
    // A mixin or another rule's declarations may set anything.
    if (next.type === 'atrule' && /^(?:include|extend|apply)$/.test(next.name))
      return `@${next.name} ${next.params}`;
    if (next.type === 'rule' && node.type === 'rule') continue;
    const rival = propertiesIn(next).find((name) => own.some((one) => mayOverlap(one, name)));
    if (rival !== undefined) return rival;
  }
  return undefined;
}

function propertiesIn(node: ChildNode): readonly string[] {
  if (node.type === 'decl') return [node.prop];
  if (node.type === 'comment') return [];
  const names: string[] = [];
  node.walkDecls(({ prop }) => {
    names.push(prop);
  });
  return names;
}

/** A comment about a declaration goes with it: on the line above, or behind it. */
function withComments(text: string, node: ChildNode): Range {
  const range = rangeOf(node);
  const before = node.prev();
  const after = node.next();
  const lineOf = (at: number) => text.lastIndexOf('\n', at - 1);
  const isAbove =
    before?.type === 'comment' &&
    /^[ \t]*\r?\n[ \t]*$/.test(text.slice(rangeOf(before).end, range.start)) &&
    text.slice(lineOf(rangeOf(before).start) + 1, rangeOf(before).start).trim() === '';
  const isBehind =
    after?.type === 'comment' && /^[ \t]*$/.test(text.slice(range.end, rangeOf(after).start));
  return {
    start: isAbove ? rangeOf(before).start : range.start,
    end: isBehind ? rangeOf(after).end : range.end,
  };
}

function rangeOf(node: ChildNode): Range {
  return {
    start: node.source?.start?.offset ?? Infinity,
    end: node.source?.end?.offset ?? -1,
  };
}

const isWithin = (inner: Range, start: number, end: number): boolean =>
  start <= inner.start && inner.end <= end;

/** Blocks that hold no style rules, or whose rules are no style rules. */
const CLOSED =
  /^(?:-\w+-)?(?:color-profile|counter-style|font-face|font-feature-values|font-palette-values|function|keyframes|page|position-try|property|view-transition)$/;

function findClosed(node: ChildNode): string | undefined {
  if (node.type === 'atrule' && CLOSED.test(node.name)) return node.name;
  const { parent } = node;
  return parent && parent.type !== 'root' && parent.type !== 'document'
    ? findClosed(parent as ChildNode)
    : undefined;
}
