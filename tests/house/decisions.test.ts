import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'docs/decisions';
const MOST_LINES = 60;
const MOST_CHARACTERS = 130;

const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
const [listed = '', gone = ''] = index.split('## Numbers without a page');

const decisions = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .map((name) => {
    const lines = readFileSync(join(FOLDER, name), 'utf8').trimEnd().split('\n');
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/.exec(lines[0] ?? '') ?? [];
    return { name, lines, number: Number(number), title, status: lines[2] ?? '' };
  });

const code = ['src', 'pages', 'bench', 'research', 'tests']
  .flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true })
      .filter((name) => /\.(?:tsx?|mjs|cjs)$/.test(name) && !name.includes('__generated__'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  .join('\n');

/** `Status: accepted · 2026-11-22 · replaces 42, 47 and 52` → 42, 47, 52. */
const replacedBy = (status: string): number[] =>
  (status.split(' · replaces ')[1]?.match(/\d+/g) ?? []).map(Number);

describe('a decision', () => {
  it.each(decisions)('has the number of its file: $name', ({ name, number, title }) => {
    expect(name).toMatch(new RegExp(`^${String(number).padStart(4, '0')}-[a-z0-9-]+\\.md$`));
    expect(title).not.toBe('');
  });

  it.each(decisions)('says its status and day: $name', ({ status }) => {
    expect(status).toMatch(
      /^Status: (?:accepted|proposed|superseded by \d+) · \d{4}-\d\d-\d\d(?: · replaces [\d, and]+)?$/,
    );
  });

  it.each(decisions)('is one page: $name', ({ lines }) => {
    const isTable = (line: string) => line.startsWith('|');

    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
    expect(lines.filter((line) => line.length > MOST_CHARACTERS && !isTable(line))).toEqual([]);
  });

  it.each(decisions)('is in the index by its title: $name', ({ name, number, title }) => {
    expect(listed).toContain(`- [${number}](${name}) ${title}\n`);
  });

  it.each(decisions)('is linked from the code it rules: $name', ({ name }) => {
    expect(code).toMatch(new RegExp(`docs/decisions/${name.slice(0, 4)}(?:-|\\b)`));
  });
});

describe('the numbers of decisions', () => {
  const numbers = decisions.map(({ number }) => number);

  it('are given once, and one that is gone is named by its successor', () => {
    const missing = Array.from({ length: Math.max(...numbers) }, (_, at) => at + 1).filter(
      (number) => !numbers.includes(number),
    );
    const replaced = decisions.flatMap(({ status }) => replacedBy(status));
    const isExplained = (number: number) => new RegExp(`\\b${number}\\b`).test(gone);

    expect(new Set(numbers).size).toBe(numbers.length);
    expect(missing.filter((number) => !isExplained(number))).toEqual([]);
    expect(replaced.filter((number) => !missing.includes(number))).toEqual([]);
    expect(
      missing.filter((number) => !replaced.includes(number) && ![46, 50].includes(number)),
    ).toEqual([]);
  });

  it('are of pages that exist where code names one', () => {
    const named = [...code.matchAll(/docs\/decisions\/(\d{4})(-[a-z0-9-]+\.md)?/g)];

    expect(
      named
        .filter(([, number = '', rest = '']) =>
          decisions.every(({ name }) => !name.startsWith(number + rest)),
        )
        .map(([path]) => path),
    ).toEqual([]);
  });
});
