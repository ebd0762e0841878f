// Frameworks' spellings of attributes and events: `:loading="'lazy'"`, `v-bind:popover`, `@toggle`,
// `on:toggle`, `bind:open`, `style:gap`, `[popover]`, `(toggle)`. An attribute bound to anything but a literal has no known
// value.
import type { MarkupSyntax } from './embeddedCode';

export interface ReadAttribute {
  /** HTML's name; undefined if it is not an HTML attribute. */
  readonly name?: string;
  readonly value: string;
  /** The event listened for. */
  readonly event?: string;
  /** Code that `style` is set to. */
  readonly styles?: string;
  /** One property of `style`, which the value is set to. */
  readonly property?: string;
}

const NONE: ReadAttribute = { value: '' };
/** Without modifiers: `@click.once`, `on:click|once`. */
const VUE_EVENT = /^(?:@|v-on:)([\w-]+)/;
const VUE_BOUND = /^(?::|v-bind:|\.)([\w-]+)/;
const SVELTE = /^(on|bind|style|class):([\w-]+)/;
/** Lit's templates and Alpine: `?inert=${…}`, `@toggle="…"`, `.value=${…}`. */
const IN_MARKUP = /^([?@.])([\w-]+)/;
/** Angular: `[popover]="kind"`, `[attr.closedby]="'any'"`, `(beforetoggle)="…"`; not `[(model)]` or `[class.a]`. */
const ANGULAR = /^(?:\[(?:attr\.)?([\w-]+)\]|\(([\w:-]+)(?:\.[\w.]+)?\))$/;
const VUE_LITERAL = /^\s*(?:'([^'\\]*)'|"([^"\\]*)"|`([^`\\$]*)`|(\d+))\s*$/;

export function readAttribute(name: string, value: string, syntax: MarkupSyntax): ReadAttribute {
  if (syntax === 'vue') {
    const [, event] = VUE_EVENT.exec(name) ?? [];
    if (event !== undefined) return { event, value: '' };
    const [, bound] = VUE_BOUND.exec(name) ?? [];
    if (bound === 'style') return { value, styles: value };
    if (bound !== undefined) return readBound(bound, value);
  }
  const [, bound, heard] = (syntax === 'html' && ANGULAR.exec(name)) || [];
  if (heard !== undefined)
    return { event: heard.replace(/^(?:window|document|body):/, ''), value: '' };
  if (bound !== undefined) return readBound(bound, value);
  const [, sign, plain] = (syntax === 'html' && IN_MARKUP.exec(name)) || [];
  if (sign === '@') return { event: plain, value: '' };
  if (sign !== undefined) return sign === '?' ? { name: plain, value: '' } : NONE;
  const [, kind, own] = (syntax === 'svelte' && SVELTE.exec(name)) || [];
  if (kind === 'style') return { property: own, value };
  if (kind === 'class') return { name: 'class', value: '' };
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
