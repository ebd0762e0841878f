import type { MarkupSyntax } from './embeddedCode';

interface Attribute {
  readonly name: string;
  /** Empty where only running the code would tell. */
  readonly value: string;
}

/**
 * What a framework sets of an attribute that it reads itself: `:loading="'lazy'"` of Vue,
 * `loading={'lazy'}` and `{popover}` of Svelte and Astro. Undefined where it sets none.
 */
export function boundAttribute(
  name: string,
  value: string,
  syntax: MarkupSyntax,
): Attribute | undefined {
  if (syntax === 'vue') {
    const [, bound] = /^(?::|v-bind:)([a-z][\w:-]*)(?:\.\w+)*$/.exec(name) ?? [];
    return bound === undefined ? { name, value } : given(bound, value);
  }
  if (syntax !== 'svelte' && syntax !== 'astro') return { name, value };
  const [, shorthand] = /^\{([a-z]\w*)\}$/.exec(name) ?? [];
  if (shorthand !== undefined) return { name: shorthand, value: '' };
  const [, expression] = /^\{(.*)\}$/s.exec(value) ?? [];
  return expression === undefined ? { name, value } : given(name, expression);
}

function given(name: string, expression: string): Attribute | undefined {
  const code = expression.trim();
  if (/^(?:false|null|undefined)$/.test(code)) return undefined;
  const [, , text] = /^(['"`])((?:(?!\1|\$\{|\\).)*)\1$/s.exec(code) ?? [];
  return { name, value: text ?? '' };
}
