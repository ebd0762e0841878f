import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { formatTable } from '@/tools/writeTable';

const tables = readdirSync('data')
  .filter((name) => name.endsWith('.json'))
  .map((name) => basename(name, '.json'));

describe('formatTable', () => {
  it('prints one row a line', () => {
    expect(formatTable({ grid: ['layout', 'columns'], gap: { min: 0.5 } })).toBe(
      '{\n  "grid": ["layout", "columns"],\n  "gap": { "min": 0.5 }\n}\n',
    );
  });

  it('breaks a row of more than 100 columns between its values', () => {
    const words = Array.from({ length: 20 }, (_, at) => `word ${at}`);
    const lines = formatTable([words]).split('\n');

    expect(lines.length).toBe(8);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
    expect(JSON.parse(lines.join('\n'))).toEqual([words]);
  });

  it.each(tables)('has laid out data/%s.json', (name) => {
    const text = readFileSync(`data/${name}.json`, 'utf8');

    expect(formatTable(JSON.parse(text) as object)).toBe(text);
  });
});

describe('data/README.md', () => {
  it('lists every table', () => {
    const readme = readFileSync('data/README.md', 'utf8');

    expect(tables.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });
});
