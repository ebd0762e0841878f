// Keys that a script brings itself: names that it sets on an object of unknown type after it has asked
// for them, and exports of core-js. Uses of them in the same file are no demand on the browser.
import type { FileScan } from '@/engines/scanner/FileScan';
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';
import { type JsNode, keyName, setIn, staticName, unwrap } from './JsNode';
import type { PlatformNames } from './PlatformNames';

/** Makers and breakers of one thing come together: `setImmediate`, `clearImmediate`. */
const VERB = /^(?:set|clear|request|cancel)(?=[A-Z])/;
const thingOf = (name: string): string => name.replace(VERB, '');

/** Names of the calls’ parts in core-js 2: `$export($export.G + $export.B, { setImmediate })`. */
const KIND = /^[BFGPS]$/;

export class OwnPolyfills {
  private readonly asked = new Set<string>();
  private readonly set = new Set<string>();
  private readonly brought = new Set<string>();

  /** Code asks an object of unknown type for a member. */
  noteAsked(name: string): void {
    this.asked.add(thingOf(name));
  }

  /** Code sets a member of an object of unknown type. */
  noteSet(target: JsNode, value: JsNode, isTyped: (object: JsNode) => boolean): void {
    if (target.type !== 'MemberExpression') return;
    const name = staticName(target.property!, target.computed ?? false);
    if (name && unwrap(value).name !== name && !isTyped(target.object!)) this.set.add(name);
  }

  /** A call that core-js brings a feature by: `$({ target: 'Set', proto: true }, { union })`. */
  noteCall(node: JsNode, names: PlatformNames, scan: FileScan): void {
    const given = node.arguments ?? [];
    const brought = given.at(-1);
    const [first] = given;
    if (!first || first === brought || brought?.type !== 'ObjectExpression') return;
    const written = (brought.properties ?? []).flatMap(({ key }) => (key ? [keyName(key)] : []));
    if (isKind(first, unwrap(node.callee!))) for (const name of written) this.brought.add(name);
    else if (first.type === 'ObjectExpression')
      for (const name of written)
        for (const key of broughtBy(first, name, names)) scan.polyfilled.add(key);
  }

  mark({ uses }: FileScan, { nodes }: ScanTable): void {
    const own = [...this.set].filter((name) => this.asked.has(thingOf(name)));
    const names = new Set([...own, ...this.brought]);
    if (names.size === 0) return;
    for (let at = 0; at < uses.length; at++) {
      const node = nodes[uses.nodeAt(at)]!;
      if (uses.guardOf(at) === null && names.has(node.name) && isGlobal(node))
        uses.guard(at, 'polyfilled');
    }
  }
}

/** `e.G + e.B`, where `e` is called. */
function isKind(node: JsNode, callee: JsNode): boolean {
  const { type, left, right, object, property } = node;
  if (type === 'BinaryExpression') return isKind(left!, callee) && isKind(right!, callee);
  if (type !== 'MemberExpression' || callee.type !== 'Identifier') return false;
  return object?.name === callee.name && KIND.test((property?.name as string) ?? '');
}

function broughtBy(options: JsNode, name: string, names: PlatformNames): readonly ScanNode[] {
  if (setIn(options, 'global')) return [names.global(name).node ?? []].flat();
  const target = setIn(options, 'target')?.value;
  if (typeof target !== 'string') return [];
  const type = setIn(options, 'stat') ? `=${target}` : target;
  const isKnown = setIn(options, 'stat') ?? setIn(options, 'proto');
  return isKnown ? [names.member(type, name).node ?? []].flat() : [];
}

function isGlobal({ parent }: ScanNode): boolean {
  return parent?.name === 'Window' || parent?.parent?.parent === undefined;
}
