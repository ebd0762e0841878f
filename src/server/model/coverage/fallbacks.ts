// A feature and an audience → what the browsers without it can be given, and what that costs. The costs
// are measured (research/measureFallbacks.ts); who pays them depends on the audience.
import type { Audience } from '@/domain/Audience';
import { findOwn } from '@/domain/findOwn';
import { featureTest } from '@/engines/scanner/forReports';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { getKeyCoverage } from './coverage';
import { FALLBACKS, type PolyfillRow, type TransformRow } from './fallbacks.data';

export interface Polyfill extends PolyfillRow {
  readonly version: string;
  /** True in a browser that has the feature, as an expression of JavaScript. */
  readonly condition: string;
  /** Code that loads it where the condition is false. */
  readonly loader: string;
  /** ISO */
  readonly measuredOn: string;
  /** Those whose browsers fail the test: a share of the whole audience, 0–1. */
  readonly neededShare: number;
}

export interface BuildTransform extends TransformRow {
  readonly version: string;
  readonly measuredOn: string;
}

/** Undefined if none is known, or the catalogue lacks its key. */
export function getPolyfill(
  catalogue: Catalogue,
  { slug }: Feature,
  audience: Audience,
): Polyfill | undefined {
  const row = findOwn(FALLBACKS.polyfills, slug);
  const key = row && catalogue.keyByPath(row.key);
  if (!key) return undefined;
  return {
    ...row,
    ...writeLoader(row),
    version: versionOf(row),
    measuredOn: FALLBACKS.measuredOn,
    neededShare: getKeyCoverage(catalogue, key, audience).unsupportedShare,
  };
}

/** The tool that rewrites it for older browsers in a build; undefined if none is known. */
export function getBuildTransform({ slug }: Feature): BuildTransform | undefined {
  const row = findOwn(FALLBACKS.transforms, slug);
  return row && { ...row, version: versionOf(row), measuredOn: FALLBACKS.measuredOn };
}

const versionOf = (row: PolyfillRow | TransformRow): string =>
  FALLBACKS.packages[row.package]!.version;

/** @throws if a row of the table has no test */
export function writeLoader(
  row: Pick<PolyfillRow, 'key' | 'test' | 'package' | 'modules' | 'names' | 'setUp'>,
) {
  const condition = row.test ?? conditionOf(row.key);
  const body = [importOf(row), ...(row.setUp?.split('\n') ?? [])];
  return {
    condition,
    loader: [`if (${negate(condition)}) {`, ...body.map((line) => `  ${line}`), '}'].join('\n'),
  };
}

function negate(condition: string): string {
  if (/^typeof \w+ !== 'undefined'$/.test(condition)) return condition.replace('!==', '===');
  return /^[\w.]+\('[^']*'\)$/.test(condition) ? `!${condition}` : `!(${condition})`;
}

function conditionOf(key: string): string {
  const test = featureTest(key);
  if (!test) throw new Error(`No code can test for ${key}: the table of fallbacks must say how.`);
  return test.kind === 'if' ? test.condition : `CSS.supports('${test.condition}')`;
}

function importOf({
  package: name,
  modules = [name],
  names,
}: Pick<PolyfillRow, 'package' | 'modules' | 'names'>) {
  const imports = modules.map((module) => `import('${module}')`);
  if (names) return `const { ${names.join(', ')} } = await ${imports[0]!};`;
  return imports.length === 1
    ? `await ${imports[0]!};`
    : `await Promise.all([\n${imports.map((one) => `    ${one},`).join('\n')}\n  ]);`;
}
