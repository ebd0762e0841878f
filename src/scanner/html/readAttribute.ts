// How frameworks write attributes and events: `:loading="'lazy'"`, `v-bind:popover`, `@toggle`,
// `on:toggle`, `bind:open`. What is bound to other code than a literal has no value that the text says.
import type { MarkupSyntax } from './embeddedCode';

export interface ReadAttribute {
  /** As HTML spells it; undefined for what is none. */
  readonly name?: string;
  readonly value: string;
  /** The event listened for. */
  readonly event?: string;
}

const NONE: ReadAttribute = { value: '' };
/** Without modifiers: `@click.once`, `on:click|once`. */
const VUE_EVENT = /^(?:@|v-on:)([\w-]+)/;
const VUE_BOUND = /^(?::|v-bind:|\.)([\w-]+)/;
const SVELTE = /^(on|bind):([\w-]+)/;
const VUE_LITERAL = /^\s*(?:'([^'\\]*)'|"([^"\\]*)"|`([^`\\$]*)`|(\d+))\s*$/;

export function readAttribute(name: string, value: string, syntax: MarkupSyntax): ReadAttribute {
  if (syntax === 'vue') {
    const [, event] = VUE_EVENT.exec(name) ?? [];
    if (event !== undefined) return { event, value: '' };
    const [, bound] = VUE_BOUND.exec(name) ?? [];
    if (bound !== undefined) return readBound(bound, value);
  }
  const [, kind, own] = (syntax === 'svelte' && SVELTE.exec(name)) || [];
  if (kind !== undefined)
    return kind === 'on' ? { event: own, value: '' } : { name: own, value: '' };
  const [, event] = /^on([a-z]+)$/.exec(name) ?? [];
  return { name, value, event };
}

function readBound(name: string, code: string): ReadAttribute {
  if (/^\s*(?:null|undefined|false)\s*$/.test(code)) return NONE;
  const [, single, double, template, number] = VUE_LITERAL.exec(code) ?? [];
  return { name, value: single ?? double ?? template ?? number ?? '' };
}
