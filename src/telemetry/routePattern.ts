import { matchesPattern } from '@/routes/matchesPattern';

/**
 * The route of ours that a path belongs to, such as `/features/[slug]`; undefined where none fits.
 * `patterns` come in Next's order of precedence.
 */
export function routePatternOf(patterns: readonly string[], path: string): string | undefined {
  const plain = path.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  return patterns.find((pattern) => matchesPattern(pattern, plain));
}
