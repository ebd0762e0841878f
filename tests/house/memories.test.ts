import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = readdirSync('src/server', { encoding: 'utf8', recursive: true })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, text: readFileSync(join('src/server', path), 'utf8') }));

/** The names given to every call of `callee`. */
const namesGivenTo = (callee: string): readonly string[] =>
  sources.flatMap(({ text }) =>
    [...text.matchAll(new RegExp(`\\b${callee}(?:<[^(]*>)?\\(\\s*'([^']+)'`, 'g'))].map(
      ([, name]) => name!,
    ),
  );

const repeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, at) => names.indexOf(name) !== at);

describe('memories of a catalogue', () => {
  it('have names of their own, or two would share one', () => {
    const names = namesGivenTo('memoizeByCatalogue');

    expect(names.length).toBeGreaterThan(5);
    expect(repeated(names)).toEqual([]);
  });
});

describe('memories of one process', () => {
  const names = namesGivenTo('perProcess');

  it('have names of their own, or two would share one', () => {
    expect(names.length).toBeGreaterThan(10);
    expect(repeated(names)).toEqual([]);
  });

  it('are made by perProcess only', () => {
    expect(
      sources
        .filter(({ text }) => /\bglobalThis(?:\.|\[| as\b)/.test(text))
        .map(({ path }) => path),
    ).toEqual(['platform/memory/perProcess.ts']);
  });

  it('are listed for operators, with their bounds and what two instances do', () => {
    const [, table = ''] = readFileSync('docs/operate.md', 'utf8').split('| memory | bound |');
    const [rows = ''] = table.split('\n\n');
    const listed = [...rows.matchAll(/`([a-z]\w+)`/g)].map(([, name]) => name!);

    expect(names.filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed.filter((name) => !names.includes(name))).toEqual([]);
  });
});
