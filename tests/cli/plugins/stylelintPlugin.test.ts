import { aHost, type Host } from '../../support/aHost';

const lint = ({ bin }: Host, file: string) => {
  const { stdout, stderr } = bin('stylelint/bin/stylelint.mjs', '--formatter', 'json', file);
  return (
    JSON.parse(stdout || stderr) as {
      warnings: { rule: string; line: number; column: number; text: string; severity: string }[];
    }[]
  )[0]!.warnings;
};

describe('stylelint-plugin-plimsoll', () => {
  const files = {
    '.stylelintrc.json': {
      plugins: ['stylelint-plugin-plimsoll'],
      rules: {
        'plimsoll/support': true,
        'plimsoll/degrades': [true, { severity: 'warning' }],
      },
    },
    'plimsoll.config.json': { decline: ['has'] },
    'src/a.css': 'p:has(a) { color: red }\n.t { mask-border: none; }\n',
  };

  it('reports what a scan finds: declined features as errors, the rest as warnings', () => {
    expect(lint(aHost(['stylelint'], files), 'src/a.css')).toMatchObject([
      { rule: 'plimsoll/support', severity: 'error', line: 1, column: 3 },
      {
        rule: 'plimsoll/degrades',
        severity: 'warning',
        line: 2,
        text: expect.stringMatching(/% of World can use it/) as string,
      },
    ]);
  });

  it('reports nothing that is accepted, and names a wrong configuration', async () => {
    const host = aHost(['stylelint'], files);
    await host.run('scan', 'src', '--accept');

    expect(lint(host, 'src/a.css')).toEqual([]);
    host.write('plimsoll.config.json', '{');
    expect(lint(host, 'src/a.css')).toMatchObject([{ line: 1, rule: 'plimsoll/support' }]);
  });
});
