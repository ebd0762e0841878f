/** A policy's file on its page. */
export interface PolicyFileWords {
  /** Below `/policy/`; the policy itself is `/policy.json`. */
  readonly name: string;
  readonly label: string;
  /** The file's name in a repository. */
  readonly saveAs: string;
  /** The tools that read it, and from where. */
  readonly use: string;
  /** True for a block that is added to a file with other content. */
  readonly isBlock?: boolean;
}

interface FileGroup {
  readonly title: string;
  readonly files: readonly PolicyFileWords[];
}

export const POLICY_FILE_GROUPS: readonly FileGroup[] = [
  {
    title: 'Build',
    files: [
      {
        name: 'browserslistrc',
        label: 'Browserslist',
        saveAs: '.browserslistrc',
        use: 'Keep it next to package.json. Babel, Autoprefixer, SWC and other tools that know Browserslist read it there.',
      },
      {
        name: 'browserslist-config.cjs',
        label: 'Shared Browserslist config',
        saveAs: 'browserslist-config.cjs',
        use: 'Publish it as the main file of a package called browserslist-config-⟨name⟩. Projects then say “extends browserslist-config-⟨name⟩”.',
      },
      {
        name: 'tsconfig.json',
        label: 'TypeScript',
        saveAs: 'tsconfig.browsers.json',
        use: 'Name it under “extends” in tsconfig.json. It sets “target” and “lib”.',
      },
      {
        name: 'targets.json',
        label: 'esbuild, Vite, Lightning CSS',
        saveAs: 'plimsoll.targets.json',
        use: 'Import the part you need into the configuration of the tool.',
      },
      {
        name: 'core-js.json',
        label: 'core-js and Babel',
        saveAs: 'plimsoll.core-js.json',
        use: 'Pass its “targets” to core-js-compat, core-js-builder or @babel/preset-env.',
      },
      {
        name: 'vite-legacy.json',
        label: 'Vite for old browsers',
        saveAs: 'plimsoll.vite-legacy.json',
        use: 'Pass it to @vitejs/plugin-legacy as options.',
      },
    ],
  },
  {
    title: 'Lint',
    files: [
      {
        name: 'eslint.config.mjs',
        label: 'ESLint',
        saveAs: 'plimsoll.eslint.config.mjs',
        use: 'Spread it into eslint.config.mjs. It checks CSS and JavaScript, with @eslint/css and eslint-plugin-baseline-js.',
      },
      {
        name: 'eslint.json',
        label: 'ESLint for CSS',
        saveAs: 'plimsoll.eslint.json',
        use: 'Import it into eslint.config.js as one more entry, with the plugin @eslint/css.',
      },
      {
        name: 'baseline-js.json',
        label: 'ESLint for JavaScript',
        saveAs: 'plimsoll.baseline-js.json',
        use: 'Import it into eslint.config.js as one more entry, with the plugin eslint-plugin-baseline-js.',
      },
      {
        name: 'html-eslint.json',
        label: 'ESLint for HTML',
        saveAs: 'plimsoll.html-eslint.json',
        use: 'Import it into eslint.config.js as one more entry, with the plugin @html-eslint/eslint-plugin.',
      },
      {
        name: 'eslint-compat.json',
        label: 'eslint-plugin-compat',
        saveAs: 'plimsoll.eslint-compat.json',
        use: 'Import it into eslint.config.js as one more entry, with the plugin eslint-plugin-compat.',
      },
      {
        name: 'biome.jsonc',
        label: 'Biome',
        saveAs: 'plimsoll.biome.jsonc',
        use: 'Name it under “extends” in biome.json, with Biome 2.6 or newer.',
      },
      {
        name: 'stylelint.json',
        label: 'Stylelint',
        saveAs: 'plimsoll.stylelint.json',
        use: 'Name it under “extends” in your Stylelint configuration, and install stylelint-plugin-use-baseline.',
      },
    ],
  },
  {
    title: 'Test',
    files: [
      {
        name: 'playwright.cjs',
        label: 'Playwright',
        saveAs: 'plimsoll.playwright.cjs',
        use: 'Use it for “projects” in playwright.config.',
      },
      {
        name: 'browserstack.json',
        label: 'BrowserStack',
        saveAs: 'plimsoll.browserstack.json',
        use: 'Use its entries as the capabilities of your sessions: they are your minimum versions.',
      },
      {
        name: 'saucelabs.json',
        label: 'Sauce Labs',
        saveAs: 'plimsoll.saucelabs.json',
        use: 'Use its entries as the capabilities of your sessions: they are your minimum versions.',
      },
    ],
  },
  {
    title: 'Other',
    files: [
      {
        name: 'agents.md',
        label: 'AGENTS.md',
        saveAs: 'AGENTS.md',
        use: 'Add it to the file that your coding agents read.',
        isBlock: true,
      },
      {
        name: 'user-agents.cjs',
        label: 'User-Agent header',
        saveAs: 'user-agents.cjs',
        use: 'Test the User-Agent header with this regular expression on your server.',
      },
      {
        name: 'please-update.js',
        label: '“Please update” banner',
        saveAs: 'please-update.js',
        use: 'Load it in your pages. It asks visitors with an old browser to update, in English, German, French, Spanish or Japanese.',
      },
      {
        name: 'renovate.json',
        label: 'Renovate',
        saveAs: 'plimsoll.renovate.json',
        use: 'Serve it as a preset, and name it under “extends” in renovate.json. Browser data then arrive once a month.',
      },
      {
        name: 'policy.json',
        label: 'JSON',
        saveAs: 'policy.json',
        use: 'The whole policy for your own scripts.',
      },
    ],
  },
];
