// Plugins next to the same run without them and next to a scan of the same files: processor time of whole
// processes, in turn, medians. Needs a build. `npm run bench -- plugins [rounds]`
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROUNDS = Number(process.argv[2] ?? 5);
const folder = mkdtempSync(join(tmpdir(), 'plimsoll-plugins-'));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** In seconds, of the process and of those it started. */
function processorTime([program, ...given]: readonly [string, ...string[]]): number {
  const sum = () => {
    const { stdout } = spawnSync(
      'sh',
      [
        '-c',
        `"$@" >/dev/null 2>&1; times`,
        'sh',
        process.execPath,
        join('node_modules', program),
        ...given,
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    const [, ofChildren = ''] = stdout.trim().split('\n');
    return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)];
  };
  return sum().reduce(
    (total, [, minutes, seconds]) => total + Number(minutes) * 60 + Number(seconds),
    0,
  );
}

const median = (values: readonly number[]): string =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!.toFixed(2);

function compare(name: string, runs: readonly (readonly [string, ...string[]])[]): void {
  // The first round warms the disk.
  const rounds = Array.from({ length: ROUNDS + 1 }, () => runs.map(processorTime)).slice(1);
  const of = (pick: (round: readonly number[]) => number) => median(rounds.map(pick));
  console.log(
    `${name}: with ${of(([a]) => a!)} s, without ${of(([, b]) => b!)} s, scan ${of(([, , c]) => c!)} s;`,
    `added ${of(([a, b, c]) => (a! - b!) / c!)} × a scan`,
  );
}

for (const name of ['plimsoll', 'eslint-plugin-plimsoll', 'rollup-plugin-plimsoll'])
  cpSync(join('.plimsoll/packages', name), join(folder, 'node_modules', name), { recursive: true });
for (const name of [
  'eslint',
  'synckit',
  '@typescript-eslint/parser',
  'vite',
  'jquery',
  'moment',
  'lodash',
]) {
  mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
  symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
}
write('package.json', '{ "type": "module", "private": true }');
write('plimsoll.config.json', '{ "audience": "world", "line": 95 }');

cpSync('src/client/ui', join(folder, 'ui'), {
  recursive: true,
  filter: (path) => !/\.(?:css|json|mjs|md)$|__generated__/.test(path),
});
const parsed = `{ files: ['**/*.{ts,tsx}'], languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } } }`;
const parser = "import parser from '@typescript-eslint/parser';";
write('plain.mjs', `${parser}\nexport default [${parsed}];`);
write(
  'ours.mjs',
  `${parser}\nimport plimsoll from 'eslint-plugin-plimsoll';\nexport default [...plimsoll.configs.recommended, ${parsed}];`,
);
const eslint = (config: string) => ['eslint/bin/eslint.js', '-c', config, 'ui'] as const;
compare('ESLint', [
  eslint('ours.mjs'),
  eslint('plain.mjs'),
  ['plimsoll/plimsoll.mjs', 'scan', 'ui'],
]);

write(
  'main.js',
  "import $ from 'jquery'; import moment from 'moment'; import _ from 'lodash'; console.log($, moment, _);",
);
write('index.html', '<script type="module" src="/main.js"></script>');
write('plain.config.mjs', 'export default { build: { sourcemap: true } };');
write(
  'ours.config.mjs',
  "import plimsoll from 'rollup-plugin-plimsoll';\nexport default { plugins: [plimsoll()], build: { sourcemap: true } };",
);
const vite = (config: string) => ['vite/bin/vite.js', 'build', '-c', config] as const;
compare('Vite', [
  vite('ours.config.mjs'),
  vite('plain.config.mjs'),
  ['plimsoll/plimsoll.mjs', 'scan', 'dist'],
]);
rmSync(folder, { recursive: true });
