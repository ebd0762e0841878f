import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A line each rule that needs types objects to; no other rule looks at types. */
const WRONG: Readonly<Record<string, string>> = {
  'await-thenable': 'async () => { await 3; };',
  'no-array-delete': '(x: number[]) => { delete x[0]; };',
  'no-base-to-string': '(x: object) => String(x);',
  'no-duplicate-type-constituents': "(x: 'a' | 'a') => x;",
  'no-floating-promises': '() => { Promise.resolve(); };',
  'no-for-in-array': '(x: number[]) => { for (const i in x) console.log(i); };',
  'no-implied-eval': "() => { setTimeout('x()', 1); };",
  'no-misused-promises':
    '(x: number[]) => { x.forEach(async () => { await Promise.resolve(); }); };',
  'no-redundant-type-constituents': '(x: unknown | string) => x;',
  'no-unnecessary-type-assertion': '(x: string) => x as string;',
  'no-unsafe-argument': '(x: any) => Math.max(x);',
  'no-unsafe-assignment': '(x: any) => { const y: string = x; return y; };',
  'no-unsafe-call': '(x: any) => { x(); };',
  'no-unsafe-enum-comparison': "(x: Letter) => x === 'a';",
  'no-unsafe-member-access': '(x: any) => Boolean(x.y);',
  'no-unsafe-return': '(x: any): string => x;',
  'no-unsafe-unary-minus': '(x: string) => -x;',
  'only-throw-error': "() => { throw 'x'; };",
  'prefer-promise-reject-errors': "() => Promise.reject('x');",
  'require-await': 'async () => 3;',
  'restrict-plus-operands': '(x: string, y: number[]) => x + y;',
  'restrict-template-expressions': '(x: number[] | undefined) => `${x}`;',
  'switch-exhaustiveness-check':
    "(x: 'a' | 'b') => { switch (x) { case 'a': return 1; } return 2; };",
};
const rules = Object.keys(WRONG);

describe('the rules that need types', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('each find what they are for', () => {
    const lines = rules.map((rule, index) => `export const x${index} = ${WRONG[rule]}`);
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
    writeFileSync(join(folder, 'wrong.ts'), ["enum Letter { A = 'a' }", ...lines, ''].join('\n'));

    const { stdout } = spawnSync(
      process.execPath,
      ['node_modules/oxlint/bin/oxlint', '-c', '.oxlintrc.json', '-f', 'json', folder],
      { encoding: 'utf8' },
    );
    const { diagnostics } = JSON.parse(stdout) as Found;
    const found = diagnostics.map(({ code, labels: [label] }) => `${code} ${label?.span.line}`);

    expect(found).toEqual(
      expect.arrayContaining(rules.map((rule, index) => `typescript(${rule}) ${index + 2}`)),
    );
  });
});

interface Found {
  readonly diagnostics: readonly {
    readonly code: string;
    readonly labels: readonly { readonly span: { readonly line: number } }[];
  }[];
}
