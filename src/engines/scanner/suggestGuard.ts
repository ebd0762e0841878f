import { featureTest } from './featureTest';

/** Code that tests for a key, ready to copy. */
export function suggestGuard(key: string): string | undefined {
  const test = featureTest(key);
  if (!test) return undefined;
  return test.kind === 'supports'
    ? `@supports ${test.condition} {\n  /* … */\n}`
    : `if (${test.condition}) {\n  // …\n}`;
}
