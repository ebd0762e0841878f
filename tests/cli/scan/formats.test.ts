import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { SaxesParser } from 'saxes';
import { aRepository, type Repository } from '../../support/aRepository';

// A name and code that would act on every reader that trusts them.
const HOSTILE = '"><script>::error,%0A|`$(x)&\u001b[31m.js';
const aProject = () =>
  aRepository({
    'a.js': 'new Set([1]).intersection(new Set());\nnew Set([2]).intersection(new Set());\n',
    [HOSTILE]: '/*\u001b[2J*/ requestIdleCallback(() => {});\n',
    'b.css': 'a { anchor-name: --x }\n',
    'c.js': 'let = ;',
    'd.js':
      '// plimsoll-ignore-next-line set-methods -- lab\nnew Set([1]).intersection(new Set());',
    'e.js': '// plimsoll-ignore-next-line x\n',
  });
interface SarifRun {
  readonly automationDetails: { readonly id: string };
  readonly tool: {
    readonly driver: {
      readonly semanticVersion: string;
      readonly rules: readonly [
        {
          readonly fullDescription: { readonly text: string };
          readonly help: { readonly text: string; readonly markdown: string };
          readonly helpUri: string;
          readonly properties: { readonly tags: readonly string[] };
        },
      ];
    };
  };
}

const formatted = async (repository: Repository, format: string) =>
  (await repository.run('scan', '--format', format)).out;

describe('the formats of a scan', () => {
  it('have SARIF that fits its schema, with rules, fingerprints and suppressions', async () => {
    const schema = JSON.parse(
      readFileSync('node_modules/@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json', 'utf8'),
    ) as Record<string, unknown>;
    // Of draft 4, whose rules it uses are those of draft 7.
    delete schema.$schema;
    delete schema.id;
    const isValid = new Ajv({
      strict: false,
      unicodeRegExp: false,
      formats: { uri: true, 'uri-reference': true, 'date-time': true },
    }).compile(schema);
    const text = await formatted(aProject(), 'sarif');
    const { runs } = JSON.parse(text) as {
      runs: {
        results: {
          ruleId: string;
          level: string;
          partialFingerprints?: object;
          suppressions?: { justification: string }[];
        }[];
      }[];
    };

    isValid(JSON.parse(text));
    expect(isValid.errors).toBeNull();
    const { results } = runs[0]!;
    expect(results.map(({ level }) => level)).toEqual(
      expect.arrayContaining(['error', 'warning', 'note']),
    );
    expect(results.find(({ suppressions }) => suppressions)?.suppressions).toMatchObject([
      { justification: 'lab' },
    ]);
    isValid({ version: '2.1.0', runs: [{ results: 1 }] });
    expect(isValid.errors).not.toBeNull();
  });

  it('have SARIF rules that say who is left out, since when, and what to write', async () => {
    const repository = aRepository({ 'a.js': 'requestIdleCallback(() => {});', '.git/HEAD': '' });
    repository.write('packages/a/plimsoll.config.json', '{}');
    repository.write('packages/a/b.js', 'requestIdleCallback(() => {});');
    const cwd = join(repository.folder, 'packages/a');
    const { out } = await repository.runWith({ cwd }, 'scan', '--format', 'sarif');
    const [run] = (JSON.parse(out) as { runs: [SarifRun] }).runs;
    const [rule] = run.tool.driver.rules;

    expect(run.automationDetails.id).toBe('plimsoll/packages/a/');
    expect(run.tool.driver.semanticVersion).toBe('1.2.3');
    expect(rule.fullDescription.text).toMatch(/idle/i);
    expect(rule.help.text).toMatch(
      /of World can use (?:most of )?it.*\.\nWithout full support: Safari /,
    );
    expect(rule.help.markdown).toMatch(/Not in Baseline: not fully supported in Safari/);
    expect(rule.help.markdown).toMatch(/if \(/);
    expect(rule.help.text).toMatch(
      /\nPolyfill: requestidlecallback-polyfill [\d.]+ loads \d+ bytes for the /,
    );
    expect(rule.helpUri).toMatch(/^https:\/\/developer\.mozilla\.org\//);
    expect(rule.properties.tags).toContain('api');
    expect(out).toContain('"uri": "packages/a/b.js"');
    const github = await repository.runWith({ cwd }, 'scan', '--format', 'github');
    expect(github.out).toMatch(/^::error file=packages\/a\/b\.js,line=1,col=1,endColumn=20,/m);
    const gitlab = await repository.runWith({ cwd }, 'scan', '--format', 'gitlab');
    expect(gitlab.out).toContain('"path": "packages/a/b.js"');
  });

  it('have fingerprints in SARIF that survive moved lines', async () => {
    const repository = aRepository({ 'a.js': 'new Set([1]).intersection(new Set());' });
    const fingerprintOf = async () =>
      /"useInContext\/v1": "(\w+)"/.exec(await formatted(repository, 'sarif'))![1];
    const before = await fingerprintOf();
    repository.write('a.js', '\n\n  new Set([1]).intersection(new Set());');

    expect(await fingerprintOf()).toBe(before);
  });

  it('have JUnit whose failures are the errors', async () => {
    const text = await formatted(aProject(), 'junit');
    const counts = new Map<string, number>();
    const parser = new SaxesParser();
    parser.on('opentag', ({ name }) => counts.set(name, (counts.get(name) ?? 0) + 1));
    parser.write(text).close();

    expect(text).toContain(`failures="${counts.get('failure')}"`);
    expect(counts.get('failure')).toBe(4);
    expect(counts.get('testcase')).toBe(6);
  });

  it('have workflow commands of GitHub that no name can break out of, and a summary', async () => {
    const repository = aProject();
    const env = { GITHUB_STEP_SUMMARY: join(repository.folder, 'summary.md') };
    const { out } = await repository.runWith({ env }, 'scan', '--format', 'github');
    const commands = out.split('\n').filter((line) => line.startsWith('::'));

    expect(commands).toHaveLength(6);
    expect(out).toMatch(
      /^::warning file=c\.js,line=1,col=\d+,title=plimsoll%3A A file could not be read::/m,
    );
    // Lines that are not commands are shown as they are.
    expect(out).toMatch(/^[\d.]+\s%\sof World can run this/m);
    for (const command of commands)
      expect(command).toMatch(
        /^::(?:error|warning) file=[^:,]+,line=\d+,col=\d+,(?:endColumn=\d+,)?title=plimsoll%3A [^:,]+::/,
      );
    expect(repository.read('summary.md')).toMatch(/^## Plimsoll\n/);
    repository.write('many.js', 'requestIdleCallback(() => {});\n'.repeat(30));
    const many = await formatted(repository, 'github');
    expect(many.match(/^::error/gm)).toHaveLength(10);
    expect(many).toContain('more are in the summary');
  });

  it('have a Code Quality report of GitLab with a fingerprint for each issue', async () => {
    const issues = JSON.parse(await formatted(aProject(), 'gitlab')) as {
      fingerprint: string;
      severity: string;
      location: { path: string; lines: { begin: number } };
    }[];

    expect(issues).toHaveLength(6);
    expect(new Set(issues.map(({ fingerprint }) => fingerprint)).size).toBe(6);
    expect(issues.find(({ severity }) => severity === 'info')?.location.path).toBe('c.js');
    expect(issues.map(({ severity }) => severity)).toContain('minor');
  });

  it('have Markdown, a table and text for people that show hostile names harmlessly', async () => {
    const repository = aProject();
    const markdown = await formatted(repository, 'markdown');
    const pretty = await formatted(repository, 'pretty');

    expect(markdown).not.toMatch(/<script>(?![^`]*`)/);
    expect(markdown.split('\n').filter((line) => line.startsWith('| error'))).toHaveLength(3);
    for (const text of [markdown, pretty]) expect(text).not.toContain('\u001b');
    expect(pretty).toContain('a.js\n  ✗ 1:1');
    expect(pretty).toMatch(
      /^\d.*can run this, without 1 file that cannot be read: below your line of/m,
    );
  });

  it('have CSV with a row a use', async () => {
    const repository = aRepository({ '=cmd.css': '.a { display: grid }\n' });
    const rows = (await formatted(repository, 'csv')).trimEnd().split('\r\n');

    expect(rows[0]).toMatch(/^file,line,column,/);
    expect(rows).toContainEqual(
      expect.stringMatching(/^'=cmd\.css,1,6,,,,css\.properties\.display,/),
    );
  });

  it('go to several files at once', async () => {
    const repository = aProject();
    const { out } = await repository.run('scan', '--format', 'pretty,sarif=out/a.sarif,csv=b.csv');

    expect(out).toContain('can run this');
    expect(repository.read('out/a.sarif')).toContain('"2.1.0"');
    expect(repository.read('b.csv')).toContain('file,line');
  });
});
