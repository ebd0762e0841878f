import Ajv from 'ajv';
import { parseConfig } from '@/cli/config/parseConfig';
import { projectConfigSchema } from '@/server/model/policy/projectConfig';
import { aRepository } from '../../support/aRepository';

const problemsOf = (text: string): readonly string[] => {
  try {
    parseConfig(text, 'plimsoll.config.json');
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

describe('plimsoll.config.json', () => {
  it('may leave everything out', () => {
    expect(parseConfig('{}', 'c')).toMatchObject({
      audience: 'world',
      line: 95,
      files: {},
      scan: { accepted: 'plimsoll-accepted.json' },
    });
  });

  it.each([
    ['{\n  "lin": 90\n}', '2:3: There is no setting "lin". Did you mean "line"?'],
    ['{ "line": 0 }', '1:3: "line" must be at least 0.1.'],
    ['{ "line": "95" }', '1:3: "line" must be a number.'],
    ['{ "line": 101 }', '1:3: "line" must be at most 100.'],
    ['{\n "files": { "a": "babel" } }', '2:13: "files.a" must be one of browserslistrc, '],
    ['{ "adopt": "grid" }', '1:3: "adopt" must be a list.'],
    ['{ "server": "plimsoll" }', '1:3: "server" must be an address such as'],
    ['{ "scan": { "path": [] } }', '1:13: There is no setting "scan.path". Did you mean "paths"?'],
    ['[]', '1:1: The configuration must be an object in braces.'],
    ['{ "line": 95', '1:13: This is not JSON (close brace expected). Correct it here.'],
    ['', '1:1: This is not JSON'],
  ])('names the place of a mistake and what to do: %s', (text, problem) => {
    expect(problemsOf(text)[0]).toContain(`plimsoll.config.json:${problem}`);
  });

  it('names every mistake at once, and is not led astray by names of prototypes', () => {
    expect(problemsOf('{ "__proto__": 1, "line": 0, "constructor": 2 }')).toHaveLength(3);
  });

  it('has a JSON Schema that judges as the program does', () => {
    const isValid = new Ajv({ formats: { uri: true } }).compile(projectConfigSchema());

    for (const text of ['{}', '{ "line": 90, "files": { ".browserslistrc": "browserslistrc" } }'])
      expect([isValid(JSON.parse(text)), problemsOf(text)]).toEqual([true, []]);
    for (const text of ['{ "lin": 90 }', '{ "line": 0 }', '{ "files": { "a": "babel" } }'])
      expect([isValid(JSON.parse(text)), problemsOf(text).length]).toEqual([false, 1]);
  });

  it('is found from below, up to the top of the repository', async () => {
    const repository = aRepository({
      'plimsoll.config.json': { line: 80 },
      'src/a.css': '',
      'inner/.git/HEAD': '',
    });
    const lineIn = async (folder: string) => {
      const cwd = `${repository.folder}/${folder}`;
      return (await repository.runWith({ cwd }, 'policy', '--json')).out;
    };

    expect(JSON.parse(await lineIn('src'))).toMatchObject({ linePercent: 80 });
    expect(JSON.parse(await lineIn('inner'))).toMatchObject({ linePercent: 95 });
    expect((await repository.run('policy', '--config', 'none.json')).err).toContain(
      'The configuration none.json cannot be read',
    );
  });
});
