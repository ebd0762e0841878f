// What calls are given and members are set to → uses.
import type { CssFinds } from '@/engines/scanner/css/CssFinds';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { cssName } from './cssName';
import { findArguments, findAssigned, type FoundArgument } from './findArguments';
import type { Use } from './GuardWalk';
import type { Held } from './Held';
import { holdCall } from './holdChain';
import { bare, type JsNode, staticName } from './JsNode';
import type { KeyReader } from './judgeTest';
import type { PlatformNames } from './PlatformNames';
import { readPattern } from './readPattern';
import { ENTRY_TYPES, MARKUP_ASSIGNED, MARKUP_GIVEN } from './readTexts.data';
import { type Scope, writtenValue } from './Scope';
import type { Types } from './types/Types';

interface Context {
  readonly names: PlatformNames;
  readonly types: Types;
  readonly css: CssFinds;
  readonly onText?: (language: 'css' | 'html', node: JsNode) => void;
}

type AddUse = (
  key: ScanNode,
  node: JsNode,
  use: Use,
  held: Held | undefined,
  isTyped: boolean,
) => void;

const TAKES_SELECTOR = /^(?:querySelector(?:All)?|matches|closest)$/;
/** A selector of nothing but tags, classes and ids needs nothing that is not everywhere. */
const ASKS_FOR_MORE = /:| [is]\]/;
const STYLE_TYPE = /^CSSStyle(?:Declaration|Properties)$/;

export class FoundArguments {
  constructor(
    private readonly context: Context,
    private readonly reader: KeyReader,
    private readonly add: AddUse,
  ) {}

  addCall(key: ScanNode, node: JsNode, scope: Scope, around: Held | undefined): void {
    const { arguments: given = [], callee: at } = node;
    const held = holdCall(key, node, scope, around, this.reader);
    this.addAll(
      findArguments(key, given, (node) => writtenValue(node, scope)),
      held,
    );
    // `BigInt(1)` makes one without `new`.
    const maker = key.children.get(key.name);
    if (maker) this.add(maker, at!, 'called', held, false);
    const [first, second] = given;
    if (!first) {
      for (const child of key.children.values())
        if (child.name.endsWith('_parameter_optional')) this.addFound([child], at!, held);
      return;
    }
    const { css, names, onText } = this.context;
    const text = typeof first.value === 'string' ? first.value : undefined;
    const path = key.children.get('path_parameter');
    if (path && this.context.types.typeOf(first, scope) === 'Path2D')
      this.addFound([path], first, held);
    const called = `${key.parent?.name}.${key.name}`;
    const markup = MARKUP_GIVEN.get(called);
    if (markup) {
      const [language, position] = markup;
      if (isPlainText(given[position])) onText?.(language, given[position]!);
    } else if (called === 'PerformanceObserver.observe') this.addEntryTypes(first, held);
    else if (called === 'Permissions.query') this.addPermission(key, first, held);
    else if (called === 'Object.assign') this.addStyles(first, second, scope, held);
    else if (text === undefined) return;
    else if (TAKES_SELECTOR.test(key.name)) this.addSelector(text, first, held);
    else if (key.name === 'matchMedia') this.addFound(css.ofMedia(text), first, held);
    else if (key.name === 'setProperty')
      this.addFound(css.ofProperty(text, textOf(second)), first, held);
    else if (key.name === 'getExtension') this.addFound([names.api.get(text)], first, held);
  }

  /** `box.popover = 'hint'`, `box.style.gap = '1rem'`, `box.innerHTML = '<dialog>'` */
  addAssigned(target: JsNode, value: JsNode, scope: Scope, held: Held | undefined): void {
    if (target.type !== 'MemberExpression') return;
    const key = this.reader.keyOf(target, scope);
    const name = staticName(target.property!, target.computed ?? false);
    if (!key && name !== undefined && this.isStyle(target.object!, scope))
      this.addFound(
        this.context.css.ofProperty(cssName(name), textOf(value)),
        target.property!,
        held,
      );
    if (!key || typeof value.value !== 'string') return;
    this.addAll(findAssigned(key, value), held);
    const language = MARKUP_ASSIGNED.get(`${key.parent?.name}.${key.name}`);
    if (language && isPlainText(value)) this.context.onText?.(language, value);
  }

  /** `play().then(…)`: some methods have given a promise only since later. */
  addPromised({ callee }: JsNode, scope: Scope, held: Held | undefined): void {
    const key = callee && this.reader.keyOf(bare(callee), scope)?.children.get('returns_promise');
    if (key) this.add(key, callee, 'called', held, false);
  }

  /** `new RegExp('(?<=a)b', 'v')` throws where a browser does not know the syntax. */
  addPattern(
    [pattern, flags]: readonly JsNode[],
    { name }: JsNode,
    scope: Scope,
    held: Held | undefined,
  ): void {
    if (scope.find(name as string)) return;
    for (const path of readPattern(pattern!, flags, (node) => writtenValue(node, scope))) {
      const key = this.context.names.syntax(path);
      if (key) this.add(key, pattern!, 'called', held, false);
    }
  }

  private addAll(found: readonly FoundArgument[], held: Held | undefined): void {
    for (const { node, at, throws } of found)
      this.add(node, at, throws ? 'called' : 'written', held, false);
  }

  /** What a browser that does not know it goes past. */
  private addFound(
    keys: readonly (ScanNode | undefined)[],
    at: JsNode,
    held: Held | undefined,
  ): void {
    for (const key of keys) if (key) this.add(key, at, 'written', held, false);
  }

  /** `querySelector(':has(a)')` throws for a pseudo-class that the browser does not know. */
  private addSelector(text: string, at: JsNode, held: Held | undefined): void {
    if (!ASKS_FOR_MORE.test(text)) return;
    for (const { node, isForgiven } of this.context.css.ofSelector(text).found)
      this.add(node, at, isForgiven ? 'written' : 'called', held, false);
  }

  /** `observe({ type: 'layout-shift' })` never calls back where a browser has no such entries. */
  private addEntryTypes({ properties = [] }: JsNode, held: Held | undefined): void {
    for (const { key, value } of properties) {
      if (key?.name !== 'type' && key?.name !== 'entryTypes') continue;
      const written = value as JsNode;
      for (const one of written.elements ?? [written]) {
        const type = textOf(one ?? undefined);
        const found = type === undefined ? undefined : ENTRY_TYPES.get(type);
        if (found !== undefined) this.addFound([this.context.names.api.get(found)], one!, held);
      }
    }
  }

  /** `query({ name: 'camera' })` fails where a browser has no such permission. */
  private addPermission(
    { parent }: ScanNode,
    { properties = [] }: JsNode,
    held: Held | undefined,
  ): void {
    for (const { key, value } of properties) {
      const name = key?.name === 'name' ? textOf(value as JsNode) : undefined;
      const found = name === undefined ? undefined : parent?.children.get(`permission_${name}`);
      if (found) this.add(found, value as JsNode, 'called', held, false);
    }
  }

  /** `Object.assign(box.style, { aspectRatio: '1' })` */
  private addStyles(
    target: JsNode,
    styles: JsNode | undefined,
    scope: Scope,
    held: Held | undefined,
  ): void {
    if (styles?.type !== 'ObjectExpression' || !this.isStyle(target, scope)) return;
    for (const { key, value, computed } of styles.properties ?? []) {
      const name = key && staticName(key, computed ?? false);
      const found =
        name === undefined
          ? []
          : this.context.css.ofProperty(cssName(name), textOf(value as JsNode));
      this.addFound(found, key!, held);
    }
  }

  private isStyle(node: JsNode, scope: Scope): boolean {
    return STYLE_TYPE.test(this.context.types.typeOf(node, scope) ?? '');
  }
}

function textOf(node: JsNode | undefined): string | undefined {
  return typeof node?.value === 'string' ? node.value : undefined;
}

/** Text that stands in the file as it will be read, so that places are right. */
function isPlainText(node: JsNode | undefined): boolean {
  return typeof node?.value === 'string' && node.raw?.includes('\\') === false;
}
