import { editDistance } from '@/domain/editDistance';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { Highlighter } from '@/server/data/search/Highlighter';
import { allowedSlips } from '@/server/data/search/Vocabulary';

const TAGS = { before: '[', after: ']' };
const marked = (query: string, text: string, hasTypoTolerance = true): string =>
  new Highlighter(query, TAGS, hasTypoTolerance).highlight(text).value;

describe('Highlighter', () => {
  it.each([
    ['subgird', 'Subgrid', '[Subgrid]'],
    ['sugrid', 'Subgrid', '[Subgrid]'],
    ['suubgrid', 'Subgrid', '[Subgrid]'],
    ['subgrod', 'Subgrid', '[Subgrid]'],
    ['sobgrod', 'Subgrid', 'Subgrid'],
    ['contaimer qeury', 'Container queries', '[Container] queries'],
    ['grd', 'Grid', 'Grid'],
  ])('highlights the correction of “%s” in “%s”', (query, text, wanted) => {
    expect(marked(query, text)).toBe(wanted);
  });

  it('ignores typos if typo tolerance is off', () => {
    expect(marked('subgird', 'Subgrid', false)).toBe('Subgrid');
  });

  it('finds every word of a feature name within the allowed typos', () => {
    const words = [
      ...new Set(
        loadCatalogue().features.flatMap(
          ({ name }) => name.toLowerCase().match(/^\p{L}{4,}(?=$| )/gu) ?? [],
        ),
      ),
    ].slice(0, 150);
    const isMarked = (word: string, text: string): boolean => marked(word, text) !== text;
    const near = words.flatMap((word) =>
      words
        .filter((other) => other !== word && editDistance(word, other) <= allowedSlips(word))
        .map((other) => [word, other] as const),
    );

    expect(near.length).toBeGreaterThan(0);
    expect(near.filter(([word, other]) => !isMarked(word, other))).toEqual([]);
  });
});
