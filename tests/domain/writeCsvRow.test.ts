import { type CsvValue, writeCsvRow } from '@/domain/writeCsvRow';

const writeCsv = (
  ...[header, rows]: readonly [readonly CsvValue[], readonly (readonly CsvValue[])[]]
) => [header, ...rows].map(writeCsvRow).join('');

describe('writeCsvRow', () => {
  it('quotes what holds a comma, a quotation mark or a line break, and nothing else', () => {
    expect(
      writeCsv(
        ['a', 'b'],
        [
          ['x y', 'p, q'],
          ['say "hi"', 'two\nlines'],
          [undefined, 0.5],
        ],
      ),
    ).toBe('a,b\r\nx y,"p, q"\r\n"say ""hi""","two\nlines"\r\n,0.5\r\n');
  });

  it('defuses formulas and leaves numbers unchanged', () => {
    expect(writeCsv(['a'], [['=1+1'], ['@charset'], ['-x'], ['+1'], ['\tx'], [-1]])).toBe(
      "a\r\n'=1+1\r\n'@charset\r\n'-x\r\n'+1\r\n'\tx\r\n-1\r\n",
    );
  });
});
