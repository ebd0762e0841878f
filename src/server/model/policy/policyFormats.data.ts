// The formats of a policy, listed apart from the code that writes them, so that a command starts
// without it.
/** The files of `/policy/`, the policy itself, and the part of a package.json. */
export const POLICY_FORMATS = [
  'browserslistrc',
  'browserslist-config.cjs',
  'eslint.json',
  'eslint.config.mjs',
  'baseline-js.json',
  'eslint-compat.json',
  'biome.jsonc',
  'stylelint.json',
  'html-eslint.json',
  'tsconfig.json',
  'targets.json',
  'core-js.json',
  'vite-legacy.json',
  'playwright.cjs',
  'browserstack.json',
  'saucelabs.json',
  'renovate.json',
  'agents.md',
  'user-agents.cjs',
  'please-update.js',
  'policy.json',
  'browserslist',
];
