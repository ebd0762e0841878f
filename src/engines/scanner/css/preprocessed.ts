// Code that Sass and Less evaluate before a browser sees it.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { CssSyntax } from './parseCss';

/** Functions that a preprocessor works out itself. */
const OWN_FUNCTIONS: Readonly<Partial<Record<CssSyntax, ReadonlySet<string>>>> = {
  scss: new Set(['if', 'random']),
  less: new Set('if round mod pow sqrt sin cos tan asin acos atan abs'.split(' ')),
};

/** Functions that Sass evaluates if it knows the numbers, and otherwise leaves to the browser. */
const MATH = /^(?:abs|sign|round|mod|rem|pow|sqrt|hypot|log|exp|a?(?:sin|cos|tan)|atan2)$/;

/** @param call the written call */
export function isPreprocessed(
  { name, parent }: ScanNode,
  syntax: CssSyntax,
  call: string,
): boolean {
  if (parent?.name !== 'types') return false;
  return (
    OWN_FUNCTIONS[syntax]?.has(name) === true ||
    (syntax === 'scss' && MATH.test(name) && hasKnownNumbers(call))
  );
}

/** True if a function's arguments are variables and numbers of one unit. */
function hasKnownNumbers(call: string): boolean {
  const [, given] = /^[\w-]+\(([^()#%]*)\)/.exec(call) ?? [];
  if (given === undefined) return false;
  const units = [...given.matchAll(/\d([a-z]+)/gi)].map(([, unit]) => unit);
  return new Set(units).size < 2;
}

/** True if a preprocessor or a template fills in part of the text. */
export function isTemplated(text: string, syntax: CssSyntax): boolean {
  return syntax !== 'css' && /#\{|@\{|~["']/.test(text);
}

/** A selector with letters for what a preprocessor fills in; nothing moves. */
export function withoutHoles(selector: string, syntax: CssSyntax): string {
  return syntax === 'css'
    ? selector
    : selector.replace(/[#@]\{[^{}]*\}/g, (hole) => 'x'.repeat(hole.length));
}

const NOT_CSS =
  /^(?:use|forward|mixin|include|extend|if|else|each|for|while|function|return|content|at-root|debug|warn|error|plugin|tailwind|apply|theme|utility|variant|custom-variant|slot|source|config|reference|screen|layer-)/;

/** True if an at-rule belongs to a preprocessor or a tool, so that no browser sees it. */
export function isToolRule(name: string): boolean {
  return NOT_CSS.test(name);
}

/** True if Tailwind owns the block; its build flattens the rules in it. */
export function isOfTailwind(name: string): boolean {
  return /^(?:utility|(?:custom-)?variant)$/.test(name);
}

/** The prefix of nested properties in SCSS: `font: { size: 1rem }` reads as a rule. */
export function nestingProperty(selector: string, syntax: string): string | undefined {
  return syntax === 'scss' ? /^([a-z-]+):$/.exec(selector)?.[1] : undefined;
}

/** Sass under the name of CSS, as libraries for Rails hand it out. */
export function syntaxOf(text: string, named: CssSyntax): CssSyntax {
  return /#\{\s*\$[\w-]+\s*\}|^\s*@include\s+[\w-]+/m.test(text) && named === 'css'
    ? 'scss'
    : named;
}
