import type { JsNode } from '@/engines/scanner/js/JsNode';
import type { PlatformNames } from '@/engines/scanner/js/PlatformNames';
import type { Scope } from '@/engines/scanner/js/Scope';
import { makeGeneric, splitType } from './typeNames';

interface Context {
  readonly names: PlatformNames;
  instance(node: JsNode, scope: Scope): string;
}

const BASIC: ReadonlyMap<string, string> = new Map([
  ['string', 'String'],
  ['number', 'Number'],
  ['boolean', 'Boolean'],
]);

/** A type as a comment writes it: `?HTMLElement`, `string[]`, `Promise<Response>`. */
export function documentedType(
  written: string,
  scope: Scope,
  context: Context,
): string | undefined {
  const text = written.trim().replace(/^[?!]|=$/g, '');
  const parts = splitType(text, '|')
    .map((part) => part.trim())
    .filter((part) => !/^(?:null|undefined|void)$/.test(part));
  const [only = ''] = parts;
  if (parts.length !== 1) return undefined;
  const inner = (one: string) => documentedType(one, scope, context);
  if (only.endsWith('[]')) return makeGeneric('Array', inner(only.slice(0, -2)));
  const [, name = '', held = ''] = /^([\w$.]+?)\.?(?:<(.*)>)?$/.exec(only) ?? [];
  const basic = BASIC.get(name);
  if (basic) return basic;
  const local = scope.findType(name);
  if (local)
    return local.type === 'ClassDeclaration'
      ? context.instance(local, (local.declaredIn as Scope | undefined) ?? scope)
      : undefined;
  if (scope.find(name) || !context.names.isType(name)) return undefined;
  return makeGeneric(name, ...splitType(held, ',').map(inner));
}
