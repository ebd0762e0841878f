/** Examples of the command line, which a test runs unchanged and in this order. */
export const COMMAND_EXAMPLES: readonly { readonly command: string; readonly says: string }[] = [
  {
    command: 'plimsoll init',
    says: 'Shows what a project would get; --yes writes it, --agents also what agents read.',
  },
  {
    command: 'plimsoll can grid ":has()" css.properties.gap',
    says: 'One line each; exit code 1 if one is below the line.',
  },
  {
    command: 'plimsoll can grid --audience region:DE --line 90 --json',
    says: 'For another audience and line, as JSON.',
  },
  {
    command: 'plimsoll policy',
    says: 'What the team supports. --json writes it as data, --file eslint.json as one tool’s own file.',
  },
  {
    command: 'plimsoll audience region:DE',
    says: 'Which browsers an audience uses.',
  },
  {
    command: 'plimsoll sync',
    says: 'Writes the policy into the files that plimsoll.config.json names.',
  },
  {
    command: 'plimsoll sync --check',
    says: 'Writes nothing; exit code 1 and a diff if a file is behind.',
  },
  {
    command: 'plimsoll scan src --accept',
    says: 'Accepts the uses below the line that are there today.',
  },
  {
    command: 'plimsoll scan src --format pretty,sarif=plimsoll.sarif',
    says: 'Exit code 1 for new uses below the line. Formats: pretty, json, sarif, junit, github, gitlab, markdown and csv.',
  },
  {
    command: 'plimsoll scan src --retire',
    says: 'Lists prefixes, tests, polyfills and helpers that serve no one above the line.',
  },
];

/** Packages and files for the tools that teams have. */
export const TOOLS: readonly { readonly tool: string; readonly add: string }[] = [
  { tool: 'ESLint', add: 'npm install --save-dev plimsoll eslint-plugin-plimsoll' },
  { tool: 'Stylelint', add: 'npm install --save-dev plimsoll stylelint-plugin-plimsoll' },
  { tool: 'PostCSS', add: 'npm install --save-dev plimsoll postcss-plimsoll' },
  { tool: 'Vite, Rollup, Rolldown', add: 'npm install --save-dev plimsoll rollup-plugin-plimsoll' },
  { tool: 'webpack, Rspack', add: 'npm install --save-dev plimsoll webpack-plugin-plimsoll' },
  { tool: 'esbuild', add: 'npm install --save-dev plimsoll esbuild-plugin-plimsoll' },
  { tool: 'Editors', add: 'plimsoll lsp --stdio' },
  { tool: 'Pull requests', add: 'plimsoll scan dist --strict --format github' },
  { tool: 'Compilers', add: 'plimsoll policy --file browserslistrc' },
  { tool: 'Playwright', add: 'plimsoll policy --file playwright.cjs' },
  { tool: 'Fallbacks to remove', add: 'plimsoll todo --check' },
  { tool: 'Your own scripts', add: "import { can, scan } from 'plimsoll'" },
];

/** The configuration of the examples. */
export const CONFIG_EXAMPLE = `{
  "$schema": "https://<this host>/plimsoll.config.schema.json",
  "audience": "world",
  "line": 95,
  "adopt": ["anchor-positioning"],
  "files": {
    ".browserslistrc": "browserslistrc",
    "AGENTS.md": "agents.md",
    "plimsoll.policy.json": "policy.json"
  }
}`;
