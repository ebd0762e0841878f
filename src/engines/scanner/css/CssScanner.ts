// A style sheet → uses, with their places and guards.
import type { AtRule, ChildNode, Container, Declaration, Root, Rule } from 'postcss';
import type { FileScan, OuterGuard } from '@/engines/scanner/FileScan';
import { MAX_DEPTH, ScanProblem } from '@/engines/scanner/ScanProblem';
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';
import { addGuarded } from './addGuarded';
import { addVariable } from './addVariable';
import { CssFinds, isOfProperty, isPassedOver } from './CssFinds';
import { CssNames } from './CssNames';
import type { Around, Place } from './CssPlace';
import { declaredName } from './declaredName';
import { Definitions } from './Definitions';
import { findInDescriptor, neededByAll } from './findInDescriptor';
import { findInPrelude } from './findInPrelude';
import { findProven, NOTHING_PROVEN, union } from './findProven';
import { isHack } from './hacks';
import { layoutContext } from './layoutContext';
import { type CssSyntax, parseCss } from './parseCss';
import {
  isOfTailwind,
  isTemplated,
  isToolRule,
  nestingProperty,
  withoutHoles,
} from './preprocessed';
import { SiblingDeclarations } from './SiblingDeclarations';

/** Descriptors that take the values of properties. */
const HOLDS_VALUE = new Set(['initial-value', 'result']);
const NAMED_RANGE = /\b(?:cover|contain|entry|exit|entry-crossing|exit-crossing)\b/;
interface SheetPlace {
  readonly base?: number;
  readonly outer?: OuterGuard;
  /** True if a library flattens nested rules. */
  readonly isFlattened?: boolean;
}

interface WrittenProperty {
  readonly name: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const TOP: Around = { proven: NOTHING_PROVEN, guardAt: -1, depth: 0, isInRule: false };

export class CssScanner {
  private readonly names: CssNames;
  readonly finds: CssFinds;

  constructor(table: ScanTable) {
    this.names = new CssNames(table);
    this.finds = new CssFinds(this.names);
  }

  /** @throws ScanProblem if the text cannot be read */
  async scan(
    text: string,
    syntax: CssSyntax,
    scan: FileScan,
    { base = 0, outer, isFlattened = false }: SheetPlace = {},
  ): Promise<void> {
    const { root, note } = await parseCss(text, syntax);
    if (note) scan.notes.push(note);
    const nests = syntax === 'css' && !isFlattened;
    const definitions = new Definitions(syntax);
    this.walkChildren(root, { scan, base, syntax, nests, definitions, outer }, TOP);
  }

  /** The declarations of a `style` attribute or an object of styles. */
  scanDeclarations(text: string, scan: FileScan, base: number): Promise<void> {
    // The braces move nothing between them.
    return this.scan(`{${text}}`, 'css', scan, { base: base - 1 });
  }

  /** Declarations that are written as properties of one object. */
  scanProperties(properties: readonly WrittenProperty[], scan: FileScan, base: number): void {
    const siblings = new SiblingDeclarations(properties);
    for (const { name, value, start, end } of properties) {
      const twin = siblings.prefixedOf(name) ?? siblings.standardOf(name);
      const guard = twin ? ({ guard: 'fallback', guardAt: base + twin.start } as const) : undefined;
      for (const node of this.finds.ofProperty(name, value))
        scan.add(node, base + start, base + end, 'ignored', isOfProperty(node) ? guard : undefined);
    }
  }

  private walkChildren(container: Container | Root, place: Place, outer: Around): void {
    if (outer.depth > MAX_DEPTH)
      throw new ScanProblem(`It is nested more than ${MAX_DEPTH} levels deep.`);
    const { nodes } = container as { readonly nodes?: readonly ChildNode[] };
    if (!nodes) return;
    const context = layoutContext(nodes);
    const around = context ? { ...outer, context } : outer;
    const siblings = SiblingDeclarations.in(nodes, around);
    for (const node of nodes) {
      if (node.type === 'decl') {
        if (isHack(node)) continue;
        this.addDeclaration(node, place, around, siblings);
        if ('nodes' in node)
          this.walkNested(node as unknown as Container, node.prop, place, around);
      } else if (node.type === 'rule') {
        const nested = nestingProperty(node.selector, place.syntax);
        if (nested !== undefined) this.walkNested(node, nested, place, around);
        // Svelte takes the block away, and leaves what it holds.
        else if (node.selector === ':global')
          this.walkChildren(node, place, { ...around, depth: around.depth + 1 });
        else this.addRule(node, place, around);
      } else if (node.type === 'atrule') this.addAtRule(node, place, around);
    }
  }

  /** SCSS nests properties: `font: { size: 1rem }`. */
  private walkNested(group: Container, property: string, place: Place, around: Around): void {
    const prefix = `${around.prefix ?? ''}${property}-`;
    this.walkChildren(group, place, { ...around, depth: around.depth + 1, prefix });
  }

  private addRule(rule: Rule, place: Place, around: Around): void {
    const start = place.base + (rule.source?.start?.offset ?? 0);
    const written = rule.raws.selector?.raw ?? rule.selector;
    if (around.descriptors?.name !== 'keyframes') this.addSelector(written, start, place, around);
    else if (NAMED_RANGE.test(withoutHoles(written, place.syntax))) {
      const key = around.descriptors.children.get('named_range_keyframes');
      addGuarded(place, around, key, [start, start + written.length], 'ignored');
    }
    this.walkChildren(rule, place, {
      ...around,
      depth: around.depth + 1,
      isInRule: true,
      context: undefined,
      descriptors: undefined,
    });
  }

  private addSelector(written: string, start: number, place: Place, around: Around): void {
    const text = withoutHoles(written, place.syntax);
    if (around.isInRule && place.nests && !text.includes('&')) {
      const nesting = this.names.selectors.get('nesting');
      addGuarded(place, around, nesting, [start, start + text.length], 'rule-dropped');
    }
    const { found, unknown } = this.finds.ofSelector(text);
    for (const { node, start: from, end, isForgiven, isOnly } of found) {
      if (node.name === 'nesting' && !place.nests) continue;
      const lost = isForgiven || isOnly ? 'ignored' : 'rule-dropped';
      const consequence = around.isNicety ? 'enhancement' : lost;
      addGuarded(place, around, node, [start + from, start + end], consequence);
    }
    if (text === written) for (const name of unknown) place.scan.addUnknown(name);
  }

  private addAtRule(rule: AtRule, place: Place, around: Around): void {
    if ('variable' in rule && place.syntax === 'less') {
      place.definitions.set(`@${rule.name}`, String((rule as { value?: string }).value ?? ''));
      this.walkChildren(rule, place, { ...around, depth: around.depth + 1 });
      return;
    }
    const start = place.base + (rule.source?.start?.offset ?? 0);
    const written = rule.name.toLowerCase();
    const node = this.names.atRules.get(written) ?? findMarginBox(around.descriptors, written);
    const params = rule.raws.params?.raw ?? rule.params;
    const paramsAt = start + 1 + rule.name.length + (rule.raws.afterName?.length ?? 0);
    if (written === 'function' && place.syntax === 'scss') place.definitions.addFunction(params);
    const isCss = node && !(place.syntax !== 'css' && isToolRule(written));
    if (isCss) {
      addGuarded(place, around, node, [start, start + 1 + rule.name.length], 'block-ignored');
      for (const find of isTemplated(params, place.syntax)
        ? []
        : findInPrelude(this.names, written, params))
        addGuarded(
          place,
          around,
          find.node,
          [paramsAt + find.start, paramsAt + find.end],
          'block-ignored',
        );
    } else if (!isToolRule(written) && !written.startsWith('-') && place.syntax === 'css')
      place.scan.addUnknown(`@${written}`);
    const isTest = written === 'supports';
    const asked = isTest ? findProven(this.names, place.definitions.fill(params)) : NOTHING_PROVEN;
    const inside = isOfTailwind(written) ? { ...place, nests: false } : place;
    this.walkChildren(rule, inside, {
      proven: union(around.proven, asked),
      context: around.context,
      guardAt: isTest ? start : around.guardAt,
      depth: around.depth + 1,
      isNicety: around.isNicety || written === 'starting-style',
      isInRule: around.isInRule && !['keyframes', 'property', 'font-face'].includes(written),
      descriptors:
        node &&
        !['media', 'supports', 'layer', 'container', 'scope', 'starting-style'].includes(written)
          ? node
          : undefined,
    });
  }

  private addDeclaration(
    declaration: Declaration,
    place: Place,
    around: Around,
    siblings: SiblingDeclarations,
  ): void {
    const { scan, base } = place;
    const name = declaredName(declaration, around);
    const start = base + (declaration.source?.start?.offset ?? 0);
    const end = start + declaration.prop.length;
    const isCustom = name.startsWith('--');
    if (name.startsWith('$')) addVariable(declaration, place, around, this.finds);
    if (name.startsWith('$') || name.startsWith('@') || isTemplated(name, place.syntax)) return;
    const descriptor = around.descriptors?.children.get(name);
    const property = descriptor ?? this.names.property(isCustom ? 'custom-property' : name);
    const twin =
      descriptor || isCustom ? undefined : (siblings.prefixedOf(name) ?? siblings.standardOf(name));
    if (property?.hasData) {
      addGuarded(place, around, property, [start, end], 'ignored', { fallback: twin });
      if (around.context)
        addGuarded(place, around, property.children.get(around.context), [start, end], 'ignored');
    } else if (!/^[-_*]|__/.test(name) && !property) scan.addUnknown(name);
    const value = place.definitions.unescape(declaration.raws.value?.raw ?? declaration.value);
    const valueAt = end + (declaration.raws.between?.length ?? 1);
    const isValue = !descriptor || HOLDS_VALUE.has(name);
    const found = [
      ...(descriptor ? findInDescriptor(descriptor, value) : []),
      ...(isValue ? this.finds.ofFilled(name, value, place.definitions) : []),
    ].filter(({ node, start: at }) => !place.definitions.hasFunction(node, value.slice(at)));
    if (found.length === 0) return;
    const needed = neededByAll(descriptor, value);
    for (const find of found) {
      const isOther = (other: string) =>
        !this.finds.ofValue(name, other).some(({ node }) => node === find.node);
      // A browser's own name for a property has values that its standard name got later. Browsers
      // take whatever a custom property is set to last, also what they do not know.
      const isServed = twin && (isOfProperty(find.node) || isOther(twin.value));
      const other = isCustom ? undefined : siblings.find(name, start - base, isOther);
      const isSpared = isPassedOver(find, value) || (needed && !needed.has(find.node));
      const fallback = isSpared ? { start: start - base } : isServed ? twin : other;
      addGuarded(place, around, find.node, [valueAt + find.start, valueAt + find.end], 'ignored', {
        fallback,
        isAlone: isOfProperty(find.node) && find.node.parent !== property,
      });
    }
  }
}

/** `@top-left` in `@page`, whose key older compat data names without `at_`. */
function findMarginBox(rule: ScanNode | undefined, name: string): ScanNode | undefined {
  const margins = rule?.name === 'page' ? rule.children : undefined;
  return margins?.get(`at_${name}`) ?? margins?.get(name);
}
