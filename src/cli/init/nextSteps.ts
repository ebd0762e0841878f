import { existsSync } from 'node:fs';
import { join } from 'node:path';

const JS_CONFIGS = ['js', 'mjs', 'cjs', 'ts'];

/** By tool: its own files, and what a person adds there. Code is not edited by a program. */
const TOOLS: readonly (readonly [files: readonly string[], advice: string])[] = [
  [
    JS_CONFIGS.map((ending) => `eslint.config.${ending}`),
    'ESLint: npm install --save-dev plimsoll eslint-plugin-plimsoll, then spread plimsoll.configs.recommended into your configuration.',
  ],
  [
    [
      '.stylelintrc',
      '.stylelintrc.json',
      ...JS_CONFIGS.map((ending) => `stylelint.config.${ending}`),
    ],
    'Stylelint: npm install --save-dev plimsoll stylelint-plugin-plimsoll, then add the plugin and the rule plimsoll/support.',
  ],
  [
    ['.postcssrc', '.postcssrc.json', ...JS_CONFIGS.map((ending) => `postcss.config.${ending}`)],
    'PostCSS: npm install --save-dev plimsoll postcss-plimsoll, then add plimsoll() as the last of the plugins.',
  ],
  [
    [
      ...JS_CONFIGS.map((ending) => `vite.config.${ending}`),
      ...JS_CONFIGS.map((ending) => `rollup.config.${ending}`),
    ],
    'Vite and Rollup: npm install --save-dev plimsoll rollup-plugin-plimsoll, then add plimsoll() to the plugins.',
  ],
  [
    [
      ...JS_CONFIGS.map((ending) => `webpack.config.${ending}`),
      ...JS_CONFIGS.map((ending) => `rspack.config.${ending}`),
    ],
    'webpack and Rspack: npm install --save-dev plimsoll webpack-plugin-plimsoll, then add new Plimsoll() to the plugins.',
  ],
  [
    ['.gitlab-ci.yml'],
    'GitLab: add a job that runs npx plimsoll scan --strict --format pretty,gitlab=gl-code-quality-report.json.',
  ],
];

/** The command that finds something first, and advice for the tools that are there. */
export function nextSteps(folder: string): string {
  const advice = TOOLS.flatMap(([files, text]) =>
    files.some((file) => existsSync(join(folder, file))) ? [`- ${text}`] : [],
  );
  return [
    '',
    'Next: npx plimsoll scan shows what won’t work for some visitors; npx plimsoll scan --accept accepts what is there today.',
    ...advice,
    '',
  ].join('\n');
}
