// Variables and functions that a sheet for Sass or Less defines, and their effect on its values.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { CssSyntax } from './parseCss';
import { isPreprocessed } from './preprocessed';

/** A variable may be set to others; a circle of them ends here. */
const MAX_STEPS = 5;
const MAX_LENGTH = 2000;

/** Functions that reach the browser; a preprocessor's own make something else of a variable. */
const CSS_FUNCTION =
  /^(?:calc|min|max|clamp|var|env|url|color-mix|light-dark|translate[xyz]?|drop-shadow|minmax|repeat|(?:repeating-)?(?:linear|radial|conic)-gradient)$/;

export class Definitions {
  private readonly values = new Map<string, string>();
  private readonly functions = new Set<string>();

  constructor(private readonly syntax: CssSyntax) {}

  set(name: string, value: string): void {
    if (this.values.has(name) && /!default\b/.test(value)) return;
    const plain = this.unescape(value.replace(/\s*!(?:default|global)\b/g, '')).trim();
    // A map or a set of rules is no value.
    if (plain.length < MAX_LENGTH && !/^[({]/.test(plain)) this.values.set(name, plain);
  }

  /** @param head `rem($pixels)` of a `@function` */
  addFunction(head: string): void {
    const [, name] = /^([\w-]+)\s*\(/.exec(head) ?? [];
    if (name !== undefined) this.functions.add(name.toLowerCase());
  }

  /** True if a function never reaches the browser. */
  hasFunction(node: ScanNode, call: string): boolean {
    return isPreprocessed(node, this.syntax, call) || this.functions.has(node.name);
  }

  /** The value with the variables in it filled in; those that another file sets stay. */
  fill(value: string): string {
    if (this.values.size === 0) return value;
    const calls = value.matchAll(/([\w.-]+)\(/g);
    if ([...calls].some(([, name = '']) => !CSS_FUNCTION.test(name))) return value;
    const reference = this.syntax === 'scss' ? /#\{\s*(\$[\w-]+)\s*\}|(\$[\w-]+)/g : /(@[\w-]+)/g;
    let filled = value;
    for (let step = 0; step < MAX_STEPS && filled.length < MAX_LENGTH; step++) {
      const next = filled.replace(
        reference,
        (written, inner?: string, plain?: string) =>
          this.values.get(inner ?? plain ?? written) ?? written,
      );
      if (next === filled) return filled;
      // Nobody writes such a value.
      if (next.length > 4 * MAX_LENGTH) return value;
      filled = next;
    }
    return filled;
  }

  /** Less writes `~"…"` as it stands. Nothing moves. */
  unescape(value: string): string {
    return this.syntax === 'less'
      ? value.replace(/~(["'])([^"']*)\1/g, (_, __, inner: string) => `  ${inner} `)
      : value;
  }
}
