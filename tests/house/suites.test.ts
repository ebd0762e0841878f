import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { writeSuites } from '../support/writeSuites.mjs';

const folder = mkdtempSync(join(tmpdir(), 'plimsoll-suites-'));
const { suites, apart } = writeSuites(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const toPath = (file: string): string => relative(resolve('.'), file);

describe('suites', () => {
  it('run every test file once', () => {
    const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `tests/${file}`);

    expect([...suites.flatMap((suite) => suite.files), ...apart.map(toPath)].sort()).toEqual(
      files.sort(),
    );
  });

  it('keep files apart that replace modules or change the process', () => {
    const paths = apart.map(toPath);

    expect(paths).toContain('tests/browser/telemetry/telemetry.test.ts');
    expect(paths).toContain('tests/server/teams/accounts/accountLinks.test.ts');
    expect(paths).not.toContain('tests/domain/Day.test.ts');
  });

  const readEnvironment = (path: string) =>
    /@jest-environment (\w+)/.exec(readFileSync(path, 'utf8'))?.[1];

  it('share a world among files of one environment only', () => {
    for (const { path, files } of suites) {
      const wanted = files.map(readEnvironment);
      expect(new Set(wanted)).toEqual(new Set([readEnvironment(path)]));
    }
  });
});
