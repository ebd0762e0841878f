import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

describe('memories of a catalogue', () => {
  it('have names of their own, or two would share one', () => {
    const names = readdirSync('src/server', { encoding: 'utf8', recursive: true })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => [
        ...readFileSync(join('src/server', path), 'utf8').matchAll(
          /memoizeByCatalogue(?:<[^(]*>)?\(\s*'([^']+)'/g,
        ),
      ])
      .map(([, name]) => name);

    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('memories of one process', () => {
  it('are listed for operators, with their bounds and what two instances do', () => {
    const list = readFileSync('docs/operate.md', 'utf8');
    const names = readdirSync('src/server', { encoding: 'utf8', recursive: true })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => readFileSync(join('src/server', path), 'utf8'))
      .filter((text) => text.includes('globalThis'))
      .flatMap((text) => [...text.matchAll(/\b(plimsoll[A-Z]\w*)\?:/g)].map(([, name]) => name!));

    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !list.includes(`\`${name}\``))).toEqual([]);
  });
});
