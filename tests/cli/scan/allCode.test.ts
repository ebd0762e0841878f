import { aRepository, type Ran } from '../../support/aRepository';

interface Json {
  readonly report: {
    readonly findings: readonly { readonly key: string }[];
    readonly skipped: Readonly<Record<string, number>>;
  };
}

const INTERSECT = 'export const both = new Set([1]).intersection(new Set([2]));\n';
const KEY = 'javascript.builtins.Set.intersection';
const jsonOf = ({ out }: Ran): Json => JSON.parse(out) as Json;
const keysOf = (ran: Ran) => jsonOf(ran).report.findings.map(({ key }) => key);

describe('plimsoll scan', () => {
  it('leaves out what never reaches a browser, says so, and reads it if asked', async () => {
    const repository = aRepository({
      'gulpfile.js': "require('gulp');\nsetImmediate(() => {});\n",
      'src/a.js': 'export const a = 1;\n',
      'src/a.spec.js': "import { it } from 'vitest';\nit('a', () => setImmediate(() => {}));\n",
      'src/db.js': `import 'node:fs';\n${INTERSECT}`,
      'bin/importmap': '#!/usr/bin/env ruby\nrequire_relative "../config/application"\n',
    });
    const ran = await repository.run('scan', '--strict', '--format', 'json');
    const { report } = jsonOf(ran);

    expect(ran.code).toBe(0);
    expect(report).toMatchObject({ files: 1, findings: [], unreadable: [] });
    expect(report.skipped).toMatchObject({ server: 1, tests: 1, tooling: 1 });
    expect((await repository.run('scan', '--format', 'pretty')).out).toContain(
      '1 with tests (--all-code)',
    );
    expect(keysOf(await repository.run('scan', '--all-code', '--format', 'json'))).toContain(KEY);
    const none = await repository.run('scan', 'src/db.js');
    expect(none.err).toContain('There is nothing to scan in src/db.js');
    expect(none.err).toContain('1 of a server or Node.js (--all-code)');
  });

  it('says which languages of pages it does not read, next to the share', async () => {
    const repository = aRepository({
      'a.css': 'a { color: red }\n',
      'a.pug': 'dialog(closedby="any")\n',
      'b.pug': 'p\n',
      'c.styl': '.a\n  inset 0\n',
      'd.vue': '<template lang="pug">\np hi\n</template>\n',
      'e.php': '<p popover="hint"><?= $a ?></p>\n',
    });
    const { out } = await repository.run('scan', '--format', 'pretty');

    expect(out).toContain('2 in Pug, which is not read');
    expect(out).toContain('1 in Stylus, which is not read');
    expect(out).toContain('d.vue: The template is written in Pug, which is not read.');
    expect(jsonOf(await repository.run('scan', '--format', 'json')).report).toMatchObject({
      files: 3,
    });
  });
});
