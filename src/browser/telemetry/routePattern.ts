import { matchesPattern } from '@/domain/routes/pagePatterns';

/**
 * Finds the route pattern for a path, such as `/features/[slug]`; undefined if none matches.
 * `patterns` must be in Next's order of precedence.
 */
export function matchRoutePattern(patterns: readonly string[], path: string): string | undefined {
  const plain = path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  return patterns.find((pattern) => matchesPattern(pattern, plain));
}
