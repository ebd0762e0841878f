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
