import { readFileSync } from 'node:fs';
import { aHost, type Host } from '../../support/aHost';

const IDLE = 'requestIdleCallback(() => {});';
const CONFIG = `import css from '@eslint/css';
import plimsoll from 'eslint-plugin-plimsoll';
export default [
  { files: ['**/*.css'], plugins: { css }, language: 'css/css' },
  ...plimsoll.configs.recommended,
];
`;
const OTHERS = ['eslint', '@eslint/css', 'synckit'];

interface Message {
  readonly ruleId: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly suggestions?: readonly { readonly desc: string; readonly fix: { text: string } }[];
}

const lint = ({ bin }: Host): Readonly<Record<string, readonly Message[]>> => {
  const { stdout, stderr } = bin('eslint/bin/eslint.js', '--format', 'json', 'src');
  if (stdout === '') throw new Error(stderr);
  const files = JSON.parse(stdout) as { filePath: string; messages: Message[] }[];
  return Object.fromEntries(
    files.map(({ filePath, messages }) => [filePath.replace(/^.*\/src\//, ''), messages]),
  );
};

describe('eslint-plugin-plimsoll', () => {
  const files = {
    'eslint.config.js': CONFIG,
    'plimsoll.config.json': { line: 96 },
    'src/a.js': `\r\n  ${IDLE}\r\n`,
    'src/a.css': '.t { mask-border: none; }',
    'src/guarded.js': `if ('requestIdleCallback' in window) ${IDLE}`,
    'src/said.js': `// plimsoll-ignore-next-line api.Window.requestIdleCallback -- a test\n${IDLE}`,
    'src/other/plimsoll.config.json': { line: 50 },
    'src/other/b.js': IDLE,
  };

  it('finds what a scan finds, with the share of the audience, at the same places', async () => {
    const host = aHost(OTHERS, files);
    const found = lint(host);
    const { out } = await host.run('scan', 'src', '--format', 'json');
    const { workspaces } = JSON.parse(out) as {
      workspaces: {
        report: { findings: { file: string; line: number; column: number; message: string }[] };
      }[];
    };
    const scanned = workspaces[0]!.report.findings;

    expect(
      Object.entries(found).flatMap(([file, messages]) =>
        messages.map(({ line, column, message }) => ({
          file: `src/${file}`,
          line,
          column,
          message,
        })),
      ),
    ).toEqual(scanned.map(({ file, line, column, message }) => ({ file, line, column, message })));
    expect(found['a.js']).toMatchObject([
      {
        ruleId: 'plimsoll/support',
        line: 2,
        column: 3,
        message: expect.stringMatching(/% of World/) as string,
      },
    ]);
    expect(found['a.css']).toMatchObject([{ ruleId: 'plimsoll/degrades' }]);
    expect(found['other/b.js']).toEqual([]);
  });

  it('suggests a feature test, and a comment that accepts the use', () => {
    const [{ suggestions = [] } = {}] = lint(aHost(OTHERS, files))['a.js']!;

    expect(suggestions.map(({ desc }) => desc)).toEqual([
      "Wrap in if ('requestIdleCallback' in window)",
      'Accept api.Window.requestIdleCallback here',
    ]);
    expect(suggestions[0]!.fix.text).toContain("if ('requestIdleCallback' in window) {");
  });

  it('reports nothing that the team has accepted or adopted', async () => {
    const host = aHost(OTHERS, { ...files, 'src/c.css': '.t { field-sizing: content }' });
    await host.run('scan', 'src', '--accept');
    host.write('src/d.css', 'a { reading-flow: normal }');
    host.write('plimsoll.config.json', '{ "line": 96, "adopt": ["reading-flow"] }');

    expect(Object.values(lint(host)).flat()).toEqual([]);
  });

  it('names a wrong configuration on the first line, and ends no run', () => {
    const found = lint(aHost(OTHERS, { ...files, 'plimsoll.config.json': '{ "lines": 1 }' }));

    expect(found['a.js']).toMatchObject([
      { line: 1, message: expect.stringMatching(/There is no setting "lines"/) as string },
    ]);
    expect(found['other/b.js']).toEqual([]);
  });

  it('has a rule for each level and one version with the package that it asks', () => {
    const manifest = (name: string) =>
      JSON.parse(readFileSync(`.plimsoll/packages/${name}/package.json`, 'utf8')) as {
        version: string;
        dependencies: Record<string, string>;
      };

    expect(manifest('eslint-plugin-plimsoll').dependencies.plimsoll).toBe(
      manifest('plimsoll').version,
    );
  });
});
