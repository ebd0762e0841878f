/** The route of ours that a path belongs to, such as `/features/[slug]`; undefined where none fits. `patterns` come in Next's order of precedence. */
export function routePatternOf(patterns: readonly string[], path: string): string | undefined {
  const plain = path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  return patterns.find((pattern) => expressionOf(pattern).test(plain));
}

function expressionOf(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('[[...')) return '(?:/.+)?';
      if (part.startsWith('[...')) return '/.+';
      return part.startsWith('[') ? '/[^/]+' : `/${part.replace(/[.*+?^${}()|\\]/g, '\\$&')}`;
    });
  return new RegExp(`^${parts.join('') || '/'}$`);
}
