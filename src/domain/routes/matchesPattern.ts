/**
 * Whether a path matches a route pattern in Next's notation: `/features/[slug]`,
 * `/compat/[[...path]]`.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const parts = pattern
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('[[...')) return '(?:/.+)?';
      if (part.startsWith('[...')) return '/.+';
      return part.startsWith('[') ? '/[^/]+' : `/${part.replace(/[.*+?^${}()|\\]/g, '\\$&')}`;
    });
  return new RegExp(`^${parts.join('') || '/'}$`).test(path);
}
