import { expect, test } from '@playwright/test';
import { aProject, type Files, removeProjects } from './aVersion';

const SOURCES: Files = {
  'plimsoll.config.json': { line: 96, decline: ['has'] },
  'src/a.js': 'export const later = (send) => {\n  requestIdleCallback(send);\n};\n',
  'src/a.css': 'p:has(a) { color: red }\n.t { mask-border: none; }\n',
};
const BROKEN = { 'plimsoll.config.json': '{' };
const WRONG = /This is not JSON/;

interface Linter {
  readonly name: string;
  readonly installed: Readonly<Record<string, string>>;
  readonly files: Files;
  readonly program: readonly [string, ...string[]];
  readonly place: RegExp;
}

const eslint = (version: number): Linter => ({
  name: `ESLint ${version}`,
  installed: { eslint: `eslint-${version}` },
  files: {
    'eslint.config.mjs': `import plimsoll from 'eslint-plugin-plimsoll';
export default [...plimsoll.configs.recommended];`,
  },
  program: ['eslint/bin/eslint.js', 'src/a.js'],
  place: /2:3\s+error\s+.*requestIdleCallback.*plimsoll\/support/,
});

const stylelint = (version: number): Linter => ({
  name: `Stylelint ${version}`,
  installed: { stylelint: `stylelint-${version}` },
  files: {
    '.stylelintrc.json': {
      plugins: ['stylelint-plugin-plimsoll'],
      rules: { 'plimsoll/support': true },
    },
  },
  program: ['stylelint/bin/stylelint.mjs', 'src/a.css'],
  place: /1:3\s+.*selectors\.has.*plimsoll\/support/,
});

const postcss: Linter = {
  name: 'postcss-cli',
  installed: { postcss: 'postcss', 'postcss-cli': 'postcss-cli' },
  files: {
    'postcss.config.mjs': `import plimsoll from 'postcss-plimsoll';
export default { plugins: [plimsoll()] };`,
  },
  program: ['postcss-cli/index.js', 'src/a.css', '-o', 'dist/a.css'],
  place: /2:6.*mask-border.*postcss-plimsoll/s,
};

test.skip(
  process.env.PLIMSOLL_HOSTS === undefined,
  'Run `npm run hosts`, which brings the linters.',
);
test.afterAll(removeProjects);

for (const { name, installed, files, program, place } of [
  eslint(8),
  eslint(10),
  stylelint(15),
  stylelint(17),
  stylelint(18),
  postcss,
])
  test(`${name} reports what a scan finds, and a wrong configuration`, () => {
    expect(aProject(installed, { ...SOURCES, ...files }).run(...program).said).toMatch(place);
    const broken = aProject(installed, { ...SOURCES, ...files, ...BROKEN }).run(...program);
    expect(broken.said).toMatch(WRONG);
  });
