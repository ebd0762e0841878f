// Arguments of calls and assigned members → uses.
import type { CssFinds } from '@/engines/scanner/css/CssFinds';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { cssName } from './cssName';
import { findArguments, findAssigned, type FoundArgument } from './findArguments';
import type { Held } from './Held';
import { holdCall } from './holdChain';
import { type JsNode, staticName, unwrap } from './JsNode';
import type { KeyReader } from './KeyReader';
import type { PlatformNames } from './PlatformNames';
import { isStyleObject, readCall } from './readCall';
import { readPattern } from './readPattern';
import { MARKUP_ASSIGNED, STYLE_ELEMENT, STYLE_TEXTS } from './readTexts.data';
import { type Scope, writtenValue } from './Scope';
import type { Types } from './types/Types';
import type { Use } from './Use';
import { writtenText } from './writtenTexts';

interface Context {
  readonly names: PlatformNames;
  readonly types: Types;
  readonly css: CssFinds;
  readonly onText?: (language: 'css' | 'html', node: JsNode, scope: Scope) => void;
}

export type AddUse = (
  key: ScanNode,
  node: JsNode,
  use: Use,
  held: Held | undefined,
  isTyped: boolean,
) => void;

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
    const [first] = given;
    if (!first) {
      for (const child of key.children.values())
        if (child.name.endsWith('_parameter_optional')) this.addFound([child], at!, held);
      return;
    }
    const path = key.children.get('path_parameter');
    if (path && this.context.types.typeOf(first, scope) === 'Path2D')
      this.addFound([path], first, held);
    this.addAll(readCall(key, given, scope, this.context), held);
  }

  /** `box.popover = 'hint'`, `box.style.gap = '1rem'`, `box.innerHTML = '<dialog>'` */
  addAssigned(target: JsNode, value: JsNode, scope: Scope, held: Held | undefined): void {
    if (target.type !== 'MemberExpression') return;
    const key = this.reader.keyOf(target, scope);
    const name = staticName(target.property!, target.computed ?? false);
    const { css, types, onText } = this.context;
    if (!key && name !== undefined && isStyleObject(target.object!, scope, this.context))
      this.addFound(
        css.ofProperty(cssName(name), writtenText(value, scope)),
        target.property!,
        held,
      );
    if (!key) return;
    const written = writtenValue(value, scope);
    if (typeof written.value === 'string') this.addAll(findAssigned(key, written), held);
    const isSheet =
      STYLE_TEXTS.has(key.name) && STYLE_ELEMENT.test(types.typeOf(target.object!, scope) ?? '');
    const language = isSheet ? 'css' : MARKUP_ASSIGNED.get(`${key.parent?.name}.${key.name}`);
    if (language) onText?.(language, value, scope);
  }

  /** `play().then(…)`: some methods have given a promise only since later. */
  addPromised({ callee }: JsNode, scope: Scope, held: Held | undefined): void {
    const key = callee && this.reader.keyOf(unwrap(callee), scope)?.children.get('returns_promise');
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

  /** Adds keys that a browser ignores if it does not know them. */
  private addFound(
    keys: readonly (ScanNode | undefined)[],
    at: JsNode,
    held: Held | undefined,
  ): void {
    for (const key of keys) if (key) this.add(key, at, 'written', held, false);
  }
}
