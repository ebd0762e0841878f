import Ajv from 'ajv';
import { scanJsonSchema } from '@/server/model/scan/scanJson';
import { aRepository } from '../../../support/aRepository';

const validator = new Ajv({ strict: false, unicodeRegExp: false }).compile(scanJsonSchema());

describe('the JSON of a scan', () => {
  const repository = aRepository({
    'a.js': 'requestIdleCallback(() => {});\nif (window.reportError) reportError(1);',
    'b.css': 'a { display: grid }',
    'c.html': '<script>{{</script>',
    'd.js':
      '// plimsoll-ignore-next-line requestidlecallback -- lab\nrequestIdleCallback(() => {});',
  });
  const read = async (...given: readonly string[]) => {
    const { out } = await repository.run('scan', '--format', 'json', ...given);
    return JSON.parse(out) as { uses?: object[]; report: { findings: object[] }; version: number };
  };

  it('fits its published schema, with and without all uses', async () => {
    for (const json of [await read(), await read('--all')]) {
      validator(json);
      expect(validator.errors).toBeNull();
    }
    validator({ version: 2 });
    expect(validator.errors).not.toBeNull();
  });

  it('lists findings only, unless it is asked for all uses', async () => {
    const json = await read();

    expect(json.version).toBe(1);
    expect(json.uses).toBeUndefined();
    expect(json.report.findings).toMatchObject([
      { file: 'a.js', line: 1, feature: 'requestidlecallback', level: 'error' },
    ]);
    expect((await read('--all')).uses!.length).toBeGreaterThan(5);
  });

  it('has no sign that a terminal acts on', async () => {
    const { out } = await aRepository({ 'a\u009B2J.js': 'requestIdleCallback(() => {});' }).run(
      'scan',
      ...['--format', 'json', '--all'],
    );

    expect(out).not.toMatch(/\u009B/);
    expect(out).toContain('\\u009b');
  });
});
