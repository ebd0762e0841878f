// JSX → the elements, attributes and events that it makes. React spells them in camel case; a
// capitalized name is a component, whose props are its own.
import { asPart } from '@/engines/scanner/asPart';
import type { FileScan } from '@/engines/scanner/FileScan';
import { HtmlNames } from '@/engines/scanner/html/HtmlNames';
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';
import { findGuard, type Held } from './Held';
import type { JsNode } from './JsNode';
import { jsxEvent, toMarkupName } from './jsxNames';
import { type JsxValue, readJsxValue } from './readJsxValue';
import { readStyles, type StyleProperty } from './readStyles';
import type { FoundTemplate } from './readTemplate';
import { type Scope, writtenValue } from './Scope';
import {
  isStyleProp,
  readElement,
  sheetsIn,
  valueOf,
  type WrittenElement,
  type WrittenProp,
} from './writtenElement';

export interface FoundElement {
  readonly node: JsNode;
  readonly held: Held | undefined;
  readonly scope: Scope;
}

type FoundStyles = ReturnType<typeof readStyles>;

interface EventNames {
  eventOf(tag: string, event: string): ScanNode | undefined;
}

interface JsxPlace {
  readonly scan: FileScan;
  readonly base: number;
}

/** The surroundings of an element, up to its end. */
interface Surrounding {
  readonly root: string;
  readonly end: number;
}

export class JsxScanner {
  private readonly markup: HtmlNames;

  constructor(
    table: ScanTable,
    private readonly events: EventNames,
  ) {
    this.markup = new HtmlNames(table);
  }

  /**
   * Returns the styles in them.
   * @param found in the order of the text
   */
  scan(found: readonly FoundElement[], text: string, place: JsxPlace): FoundStyles {
    const around: Surrounding[] = [];
    const objects: (readonly StyleProperty[])[] = [];
    const texts: FoundTemplate[] = [];
    for (const { node, held, scope } of found) {
      const written = readElement(node);
      const { tag } = written;
      texts.push(...sheetsIn(written, text));
      for (const prop of written.props.filter(isStyleProp)) {
        const styles = readStyles(writtenValue(valueOf(prop)!, scope), text);
        objects.push(...styles.objects);
        if (tag !== undefined) texts.push(...styles.texts);
      }
      while (around.length > 0 && around.at(-1)!.end <= node.start) around.pop();
      if (tag === undefined) continue;
      const root = this.rootOf(tag, around.at(-1)?.root ?? 'html');
      around.push({
        root: tag === 'foreignObject' ? 'html' : root,
        end: node.end,
      });
      this.visit(written, held, { tag, root }, place);
    }
    return { objects, texts };
  }

  /** Code that a component's markup sets `style` to. */
  readonly readStyles = readStyles;

  /** A part of a picture may be returned by itself. */
  private rootOf(tag: string, outer: string): string {
    if (tag === 'svg') return 'svg';
    if (tag === 'math') return 'mathml';
    return !this.markup.element(outer, tag) && this.markup.element('svg', tag) ? 'svg' : outer;
  }

  private visit(
    { tagAt, props }: WrittenElement,
    held: Held | undefined,
    { tag, root }: { readonly tag: string; readonly root: string },
    { scan, base }: JsxPlace,
  ): void {
    const element = this.markup.element(root, tag);
    const add = (key: ScanNode | undefined, start: number, end: number) => {
      if (!key?.hasData) return;
      const guard = findGuard(key, held, base) ?? { test: held, base };
      scan.add(key, base + start, base + end, asPart(key, 'ignored'), guard);
    };
    add(element, tagAt.start, tagAt.end);
    // A library reads unknown tags for things of its own.
    if (!element && !tag.includes('-')) return;
    const given = setProps(props);
    if (element)
      for (const { node } of this.markup.pair(element, (name) => textOf(given, name)))
        add(node, tagAt.start, tagAt.end);
    for (const { prop, value } of given) {
      const { name, nameAt, at } = prop;
      const event = jsxEvent(name);
      if (event !== undefined) add(this.events.eventOf(tag, event), nameAt.start, nameAt.end);
      for (const [key, isValue] of this.keysOf(root, { tag, element }, name, value))
        add(key, nameAt.start, isValue ? at.end : nameAt.end);
      if (tag === 'meta' && element && name === 'content' && textOf(given, 'name') === 'viewport')
        for (const content of value.texts)
          for (const key of this.markup.viewport(element, content)) add(key.node, at.start, at.end);
    }
  }

  /** The keys of an attribute, and whether it is the value that needs them. */
  private keysOf(
    root: string,
    { tag, element }: { readonly tag: string; readonly element: ScanNode | undefined },
    written: string,
    { texts }: JsxValue,
  ): ReadonlyMap<ScanNode, boolean> {
    const name = toMarkupName(written, (one) => this.has(root, element, one));
    const isOfCustom =
      tag.includes('-') && !this.markup.isGlobal(root, name) && !name.startsWith('data-');
    const found = new Map<ScanNode, boolean>();
    if (isOfCustom || written === 'style') return found;
    for (const text of texts.length > 0 ? texts : [''])
      for (const { node, isValue } of this.markup.attribute(root, element, name, text))
        found.set(node, isValue);
    return found;
  }

  private has(root: string, element: ScanNode | undefined, name: string): boolean {
    return (element?.children.has(name) ?? false) || this.markup.isGlobal(root, name);
  }
}

interface SetProp {
  readonly prop: WrittenProp;
  readonly value: JsxValue;
}

/** Without those that are never set. */
function setProps(props: readonly WrittenProp[]): readonly SetProp[] {
  return props.flatMap((prop) => {
    const value = readJsxValue(prop.name, prop.value);
    return value ? [{ prop, value }] : [];
  });
}

/** The value of a prop, empty if only running the code tells; undefined if it is not set. */
function textOf(given: readonly SetProp[], name: string): string | undefined {
  const found = given.find(({ prop }) => prop.name === name);
  return found && (found.value.texts[0] ?? '');
}
