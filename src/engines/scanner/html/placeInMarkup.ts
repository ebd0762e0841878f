// A place in a page or component → its kind: markup, a script, a sheet, or something that a comment
// would break, such as a tag.
import type { JsSyntax } from '@/engines/scanner/js/parseJs';
import { endOfHole } from './toPlainTags';

export type EditPlace =
  | 'text'
  /** Inside a tag, a comment, code of a component, or text that keeps its space. */
  | 'closed'
  | { readonly kind: 'style'; readonly start: number; readonly end: number }
  | {
      readonly kind: 'script';
      readonly syntax: JsSyntax;
      readonly start: number;
      readonly end: number;
    };

type MarkupLanguage = 'html' | 'svg' | 'vue' | 'svelte' | 'astro';

const FRONT = /^---\r?\n([\s\S]*?)^---/m;
const TAG_NAME = /<([a-z][\w:.-]*)/iy;
const PART = /[<{]/g;
const OTHER_TAG = /<[/!?]/y;
const WHOLE = /^(?:script|style|textarea|title|pre|xmp|noscript)$/i;
const NO_SCRIPT =
  /\btype\s*=\s*["']?(?!module\b|(?:text|application)\/(?:java|ecma)script\b)[^"'\s>]/i;

export function placeInMarkup(text: string, language: MarkupLanguage, offset: number): EditPlace {
  const hasHoles = language === 'svelte' || language === 'astro';
  let at = 0;
  const front = language === 'astro' && text.startsWith('---') ? FRONT.exec(text) : null;
  if (front) {
    at = front[0].length;
    const start = front[0].indexOf('\n') + 1;
    if (offset < at) return { kind: 'script', syntax: 'ts', start, end: start + front[1]!.length };
  }
  for (at = nextPart(text, at); at < offset; at = nextPart(text, at)) {
    const end = endOfPart(text, at, language, hasHoles);
    if (end.whole) {
      const { start, close, name } = end.whole;
      if (offset < start) return 'closed';
      if (offset <= close) return placeInWhole(text.slice(at, start), name, start, close);
    }
    if (offset < end.at) return 'closed';
    at = end.at;
  }
  return 'text';
}

function placeInWhole(tag: string, name: string, start: number, end: number): EditPlace {
  if (/^style$/i.test(name)) return { kind: 'style', start, end };
  if (!/^script$/i.test(name) || NO_SCRIPT.test(tag)) return 'closed';
  const lang = /\blang\s*=\s*["']?(tsx?|jsx)\b/i.exec(tag)?.[1]?.toLowerCase() ?? 'js';
  return { kind: 'script', syntax: lang as JsSyntax, start, end };
}

interface Part {
  readonly at: number;
  /** An element whose content is no markup, or keeps its space. */
  readonly whole?: { readonly name: string; readonly start: number; readonly close: number };
}

/**
 * The end of the part that begins at a place: a tag, a comment, a hole, or a sign of plain text.
 */
function endOfPart(text: string, at: number, language: MarkupLanguage, hasHoles: boolean): Part {
  if (text.startsWith('<!--', at)) return { at: after(text, '-->', at) };
  if (language === 'vue' && text.startsWith('{{', at)) return { at: after(text, '}}', at) };
  if (hasHoles && text[at] === '{') {
    const end = endOfHole(text, at);
    return { at: end < 0 ? text.length : end };
  }
  if (text[at] !== '<') return { at: at + 1 };
  OTHER_TAG.lastIndex = TAG_NAME.lastIndex = at;
  if (OTHER_TAG.test(text)) return { at: after(text, '>', at) };
  const name = TAG_NAME.exec(text)?.[1];
  if (name === undefined) return { at: at + 1 };
  const start = endOfTag(text, at + 1 + name.length, hasHoles);
  const isWhole =
    WHOLE.test(name) || (language === 'vue' && isOtherTemplate(text.slice(at, start)));
  if (!isWhole || text[start - 2] === '/') return { at: start };
  const close = text.slice(start).search(new RegExp(`</${name}\\b`, 'i'));
  const closed = close < 0 ? text.length : start + close;
  return { at: closed, whole: { name, start, close: closed } };
}

/** `<template lang="pug">` */
function isOtherTemplate(tag: string): boolean {
  return /^<template\b[^>]*\blang\s*=\s*["']?(?!html\b)\w/i.test(tag);
}

function endOfTag(text: string, from: number, hasHoles: boolean): number {
  for (let at = from; at < text.length; at++) {
    const sign = text[at]!;
    if (sign === '>') return at + 1;
    if (sign === '"' || sign === "'") at = after(text, sign, at + 1) - 1;
    else if (hasHoles && sign === '{') {
      const end = endOfHole(text, at);
      if (end < 0) return text.length;
      at = end - 1;
    }
  }
  return text.length;
}

function nextPart(text: string, from: number): number {
  PART.lastIndex = from;
  return PART.exec(text)?.index ?? text.length;
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
}
