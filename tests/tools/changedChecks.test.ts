import { changedChecks } from '@/tools/changedChecks.mjs';

const namesAndFiles = (files: readonly string[]) =>
  changedChecks(files).map(({ name, args }) => [
    name,
    args.filter((arg) => files.includes(arg) || /\.test\.tsx?$/.test(arg)),
  ]);

describe('changedChecks', () => {
  it('formats, lints and tests only the changed files', () => {
    expect(namesAndFiles(['src/domain/Day.ts', 'README.md'])).toEqual([
      ['format of changed files', ['src/domain/Day.ts', 'README.md']],
      ['lint of changed files', ['src/domain/Day.ts']],
      ['layers of changed files', ['src/domain/Day.ts']],
      ['tests of changed files', ['tests/domain/Day.test.ts']],
    ]);
  });

  it('runs a changed test itself, once with its module', () => {
    expect(namesAndFiles(['src/domain/Day.ts', 'tests/domain/Day.test.ts']).at(-1)).toEqual([
      'tests of changed files',
      ['tests/domain/Day.test.ts'],
    ]);
  });

  it('leaves out what has no test, and generated code', () => {
    expect(namesAndFiles(['src/__generated__/HomeScreenQuery.graphql.ts'])).toEqual([
      ['format of changed files', ['src/__generated__/HomeScreenQuery.graphql.ts']],
    ]);
  });

  it('is nothing where nothing changed', () => {
    expect(changedChecks([])).toEqual([]);
  });
});
