// What calls are given and members are set to → uses.
import type { SelectorFind } from '@/scanner/css/findInSelector';
import type { ScanNode } from '@/scanner/ScanTable';
import { findArguments, findAssigned, type FoundArgument } from './findArguments';
import type { Use } from './GuardWalk';
import type { Held } from './Held';
import { bare, type JsNode } from './JsNode';
import type { PlatformNames } from './PlatformNames';
import { readPattern } from './readPattern';
import { isSetOnce, type Scope } from './Scope';

interface Context {
  readonly names: PlatformNames;
  readonly findInSelector: (selector: string) => readonly SelectorFind[];
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

export class FoundArguments {
  constructor(
    private readonly context: Context,
    private readonly keyOf: (node: JsNode, scope: Scope) => ScanNode | undefined,
    private readonly add: AddUse,
  ) {}

  addCall(key: ScanNode, given: readonly JsNode[], scope: Scope, held: Held | undefined): void {
    this.addAll(
      findArguments(key, given, (node) => writtenValue(node, scope)),
      held,
    );
    if (TAKES_SELECTOR.test(key.name) && given[0]) this.addSelector(given[0], held);
  }

  /** `box.popover = 'hint'` */
  addAssigned(target: JsNode, value: JsNode, scope: Scope, held: Held | undefined): void {
    if (target.type !== 'MemberExpression' || typeof value.value !== 'string') return;
    const key = this.keyOf(target, scope);
    if (key) this.addAll(findAssigned(key, value), held);
  }

  /** `play().then(…)`: some methods have given a promise only since later. */
  addPromised({ callee }: JsNode, scope: Scope, held: Held | undefined): void {
    const key = callee && this.keyOf(bare(callee), scope)?.children.get('returns_promise');
    if (key) this.add(key, callee, 'called', held, false);
  }

  private addAll(found: readonly FoundArgument[], held: Held | undefined): void {
    for (const { node, at, throws } of found)
      this.add(node, at, throws ? 'called' : 'written', held, false);
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

  /** `querySelector(':has(a)')` throws for a pseudo-class that the browser does not know. */
  private addSelector(selector: JsNode, held: Held | undefined): void {
    if (typeof selector.value !== 'string' || !ASKS_FOR_MORE.test(selector.value)) return;
    for (const { node, isForgiven } of this.context.findInSelector(selector.value))
      this.add(node, selector, isForgiven ? 'written' : 'called', held, false);
  }
}

/** The object or text that a name stands for, where nothing else is ever put in its place. */
function writtenValue(node: JsNode, scope: Scope): JsNode {
  const binding = node.type === 'Identifier' ? scope.find(node.name as string) : undefined;
  return binding?.init && !binding.path?.length && isSetOnce(binding) ? bare(binding.init) : node;
}
