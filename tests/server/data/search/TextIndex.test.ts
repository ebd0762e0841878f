import { toRootTerm } from '@/server/data/search/roots';
import { runAtOnce } from '@/server/data/search/Steps';
import { TextCollection } from '@/server/data/search/TextIndex';

const EMPTY = { name: '', ident: '', keys: '', group: '', description: '', phrases: '' };

function indexOf(...names: readonly string[]) {
  const collection = new TextCollection(false);
  for (const [id, name] of names.entries()) collection.add({ ...EMPTY, id: id + 10, name });
  return runAtOnce(collection.makeIndex());
}

const spelled = (text: string, worth = 1) => [{ text, worth }];

describe('TextIndex', () => {
  it('scores by BM25+: rarer terms and shorter texts more', () => {
    const index = indexOf('grid', 'grid layout', 'flex layout', 'flex');
    const { positions, scores } = index.scores(spelled('grid'), { isPrefix: false });
    // Two of four texts have it; the mean length is 1.5 terms; a match in the name counts five times.
    const information = Math.log(1 + 2.5 / 2.5);
    const score = (length: number) =>
      5 * information * (0.5 + 2.2 / (1 + 1.2 * (0.3 + (0.7 * length) / 1.5)));

    expect([...positions]).toEqual([10, 11]);
    expect(scores[0]).toBeCloseTo(score(1), 5);
    expect(scores[1]).toBeCloseTo(score(2), 5);
  });

  it('finds terms by their beginning, the longer the less', () => {
    const index = indexOf('subgrid', 'sub', 'submarine');
    const whole = index.scores(spelled('sub'), { isPrefix: false });
    const begun = index.scores(spelled('sub'), { isPrefix: true });
    const worth = new Map(
      [...begun.positions].map((position, at) => [position, begun.scores[at]!]),
    );

    expect([...whole.positions]).toEqual([11]);
    expect(worth.get(11)).toBeGreaterThan(worth.get(10)!);
    expect(worth.get(10)).toBeGreaterThan(worth.get(12)!);
  });

  it('counts a text once for each spelling it has', () => {
    const index = indexOf('color colour', 'color', 'colour');
    const spellings = [...spelled('color'), ...spelled('colour')];
    const { positions, scores } = index.scores(spellings, { isPrefix: false });

    expect(positions[0]).toBe(10);
    expect(scores[0]).toBeGreaterThan(2 * scores[1]!);
  });

  it('finds nothing in fields that were not asked for', () => {
    const { positions } = indexOf('grid').scores(spelled('grid'), {
      isPrefix: true,
      fields: ['description'],
    });

    expect(positions).toHaveLength(0);
  });

  it('finds forms of a word and synonyms by their root, and offers no root as a word', () => {
    const collection = new TextCollection(true);
    for (const [id, description] of ['localisation', 'localize', 'colour'].entries())
      collection.add({ ...EMPTY, id, description });
    const index = runAtOnce(collection.makeIndex());
    const find = (word: string) => [
      ...index.scores(spelled(toRootTerm(word)), { isPrefix: false }).positions,
    ];

    expect(find('localization')).toEqual([0, 1]);
    expect(find('colors')).toEqual([2]);
    expect([...collection.terms]).toEqual(['localisation', 'localize', 'colour']);
  });
});
