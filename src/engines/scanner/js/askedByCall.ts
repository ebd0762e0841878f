// A call that asks for something → the keys that are there if its result is true.
import { NOTHING_PROVEN, type Proven } from '@/engines/scanner/css/findProven';
import { type JsNode, unwrap } from './JsNode';
import type { KeyReader } from './KeyReader';
import { proveMember } from './proveAsked';
import type { Scope } from './Scope';

/** `CSS.supports('gap: 1px')`, `Object.hasOwn(navigator, 'share')`, `Reflect.has(window, 'caches')` */
export function askedByCall(node: JsNode, scope: Scope, reader: KeyReader): Proven {
  const callee = unwrap(node.callee!);
  const given = node.arguments ?? [];
  const [first, second] = given;
  const method = callee.property?.name;
  if (!first) return NOTHING_PROVEN;
  if (method === 'supports' && callee.object?.name === 'CSS' && !scope.find('CSS')) {
    const texts = given.map(({ value }) => value).filter((value) => typeof value === 'string');
    return reader.provenCss(texts);
  }
  // `Object.prototype.hasOwnProperty.call(navigator, 'share')`
  const isBorrowed =
    method === 'call' && unwrap(callee.object!).property?.name === 'hasOwnProperty';
  const isOwn = method === 'hasOwnProperty';
  if (!isOwn && !isBorrowed && method !== 'has' && method !== 'hasOwn') return NOTHING_PROVEN;
  const name = isOwn ? first : second;
  const object = isOwn ? callee.object! : first;
  return typeof name?.value === 'string'
    ? proveMember(name.value, object, scope, reader)
    : NOTHING_PROVEN;
}
