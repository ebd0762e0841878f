// Names in a condition that ask for support by their words: `isSanitizerSupported`, `hasResizeObserver`. Where
// nothing shows what they hold, a use of what they name may be guarded.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { type JsNode, unwrap } from './JsNode';

const ASKS =
  /support|avail|enabled|feature|detect|^(?:has|have|can|is|no)(?=[_A-Z])|^(?:HAS|CAN|IS)_/i;
/** Shorter names are in many words. */
const SHORTEST = 5;

/** In small letters, without other signs. */
export function askedNames(written: JsNode): readonly string[] {
  const node = unwrap(written);
  const { type, left, right, argument, callee, property, name } = node;
  if (type === 'LogicalExpression' || type === 'BinaryExpression')
    return [...askedNames(left!), ...askedNames(right!)];
  if (type === 'UnaryExpression' || type === 'AwaitExpression') return askedNames(argument!);
  if (type === 'CallExpression') return askedNames(callee!);
  const last = type === 'MemberExpression' ? property!.name : name;
  return typeof last === 'string' && ASKS.test(last) ? [plain(last)] : [];
}

export function isNamedIn({ name, parent }: ScanNode, asked: readonly string[]): boolean {
  const own = plain(name.replace(/_static$/, ''));
  const owner = /^[A-Z]/.test(parent?.name ?? '') ? plain(parent!.name) : '';
  const isIn = (one: string) => one.length >= SHORTEST && asked.some((text) => text.includes(one));
  return isIn(own) || (owner !== 'window' && owner !== 'document' && isIn(owner));
}

const plain = (name: string): string => name.replaceAll(/[^A-Za-z\d]/g, '').toLowerCase();
