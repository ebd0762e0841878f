import { execFileSync } from 'node:child_process';

// The rule lives in an ES module that Jest cannot require.
const LINT = `
  import { Linter } from 'eslint';
  import config from './eslint.config.mjs';
  const { house } = config.find(({ plugins }) => plugins?.house).plugins;
  const linter = new Linter();
  const count = (code) =>
    linter.verify(code, {
      plugins: { house },
      rules: { 'house/typed-addresses': 'error' },
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    }).length;
  console.log(JSON.stringify(JSON.parse(process.argv[1]).map(count)));
`;

const REFUSED = [
  'router.push("/features")',
  'const page = `/browsers/${slug}`',
  'const list = `/features${search}`',
  '<a href="/" />',
  '<Link href={"/privacy#kept"} />',
  '<Link href={`/baseline/${year}`} />',
  'const badge = `/badge/features/${slug}.svg`',
  'fetch("/api/names")',
];
const OTHERS = [
  'path.split("/")',
  'const other = "/featuresque"',
  'fetch("/graphql")',
  'const away = "https://example.com/features"',
  '<a href={href.features()} />',
];
/** How often the rule objects to each of these lines. */
const complaints = JSON.parse(
  execFileSync(
    process.execPath,
    ['--input-type=module', '-e', LINT, JSON.stringify([...REFUSED, ...OTHERS])],
    { encoding: 'utf8' },
  ),
) as number[];

describe('house/typed-addresses', () => {
  it('refuses every address of ours that is written out', () => {
    expect(complaints.slice(0, REFUSED.length)).toEqual(REFUSED.map(() => 1));
  });

  it('has nothing against other paths', () => {
    expect(complaints.slice(REFUSED.length)).toEqual(OTHERS.map(() => 0));
  });
});
