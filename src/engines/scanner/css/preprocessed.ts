// What Sass and Less work out before a browser sees it.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { CssSyntax } from './parseCss';

/** Functions that a preprocessor works out itself. */
const OWN_FUNCTIONS: Readonly<Partial<Record<CssSyntax, ReadonlySet<string>>>> = {
  scss: new Set(['if', 'random']),
  less: new Set('if round mod pow sqrt sin cos tan asin acos atan abs'.split(' ')),
};

/** What Sass works out where it knows the numbers, and leaves to the browser where it does not. */
const MATH = /^(?:abs|sign|round|mod|rem|pow|sqrt|hypot|log|exp|a?(?:sin|cos|tan)|atan2)$/;

/** @param call the function, as it is called */
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

/** Whether what is given to a function are variables and numbers of one unit. */
function hasKnownNumbers(call: string): boolean {
  const [, given] = /^[\w-]+\(([^()#%]*)\)/.exec(call) ?? [];
  if (given === undefined) return false;
  const units = [...given.matchAll(/\d([a-z]+)/gi)].map(([, unit]) => unit);
  return new Set(units).size < 2;
}

/** Whether a preprocessor or a template fills a part of it in. */
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

/** Whether an at-rule is a preprocessor's or a tool's, which no browser ever sees. */
export function isToolRule(name: string): boolean {
  return NOT_CSS.test(name);
}

/** Whether its block is Tailwind's, whose build writes the rules in it apart. */
export function isOfTailwind(name: string): boolean {
  return /^(?:utility|(?:custom-)?variant)$/.test(name);
}

/** What SCSS nests properties in: `font: { size: 1rem }` reads as a rule. */
export function nestingProperty(selector: string, syntax: string): string | undefined {
  return syntax === 'scss' ? /^([a-z-]+):$/.exec(selector)?.[1] : undefined;
}
