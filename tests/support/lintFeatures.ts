import { execFileSync } from 'node:child_process';
import type { Feature } from '@/server/data/catalogue/Catalogue';

interface Lint {
  readonly css: string;
  readonly eslint: unknown;
  readonly stylelint: unknown;
}

interface Report {
  readonly eslint: readonly string[];
  readonly stylelint: readonly string[];
}

/** The real plugins' reports, for each job. */
export const lint = (jobs: readonly Lint[]): readonly Report[] =>
  JSON.parse(
    execFileSync(process.execPath, ['tests/support/lintCss.mjs'], {
      encoding: 'utf8',
      input: JSON.stringify(jobs),
      maxBuffer: 1e8,
    }),
  ) as Report[];

/**
 * CSS that uses what a feature's keys name, one rule a key, in the words of the linters' own
 * examples.
 */
export function cssOf({ keys }: Feature): string {
  return keys
    .map(({ path }) => ruleOf(path))
    .filter((rule) => rule !== undefined)
    .join('\n');
}

const UNITS: Readonly<Record<string, string>> = {
  container_query_length_units: 'cqw',
  viewport_percentage_units_dynamic: 'dvh',
  viewport_percentage_units_large: 'lvh',
  viewport_percentage_units_small: 'svh',
};

function ruleOf(path: string): string | undefined {
  const [language, type, first = '', second = '', third] = path.split('.');
  const isName = (name: string): boolean => /^[a-z-]+$/i.test(name);
  if (language !== 'css' || third !== undefined) return undefined;
  if (type === 'properties' && !second) return `a { ${first}: var(--x); }`;
  if (type === 'properties' && isName(second)) return `a { ${first}: ${second}; }`;
  if (type === 'selectors' && !second && isName(first))
    return first === 'nesting'
      ? 'a { & b { color: red; } }'
      : `a:${first} { color: red; } a::${first} { color: red; } a:${first}(b) { color: red; }`;
  if (type === 'at-rules' && !second && isName(first)) return `@${first} x { }`;
  if (type === 'types' && first === 'length' && second)
    return `a { width: 1${UNITS[second] ?? second}; }`;
  // Data types of all images and all colors, which have no function of their own.
  if (path === 'css.types.image' || path === 'css.types.color') return undefined;
  if (type === 'types' && isName(second || first)) return `a { width: ${second || first}(1); }`;
  return undefined;
}
