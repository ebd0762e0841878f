/** The files at `/policy/<name>`, as the page lists them. */
export const POLICY_FILE_LABELS: readonly { readonly name: string; readonly label: string }[] = [
  { name: 'browserslistrc', label: '.browserslistrc' },
  { name: 'browserslist-config.cjs', label: 'browserslist-config module' },
  { name: 'eslint.json', label: 'ESLint: @eslint/css' },
  { name: 'stylelint.json', label: 'Stylelint: stylelint-plugin-use-baseline' },
  { name: 'html-eslint.json', label: 'ESLint: @html-eslint' },
  { name: 'tsconfig.json', label: 'TypeScript: target and lib' },
  { name: 'targets.json', label: 'esbuild, Vite and Lightning CSS: targets' },
  { name: 'agents.md', label: 'AGENTS.md' },
  { name: 'user-agents.cjs', label: 'User agents, for “please update”' },
];
