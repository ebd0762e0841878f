import type { SearchHit } from '@/domain/SearchHit';
import { choicesAtStart, choicesOf } from '@/screens/Search/searchChoices';

const hit = (kind: SearchHit['kind'], name: string): SearchHit => ({ objectID: `${kind}:${name}`, kind, name, url: `/${kind}/${name}` });
const HITS = [hit('key', 'gap'), hit('feature', 'Gap'), hit('key', 'row-gap')];

describe('searchChoices', () => {
  it('puts the kind of the best hit first, and at the end the way to everything', () => {
    const groups = choicesOf({ text: 'gap', hits: HITS, total: 31 }, 'gap');

    expect(groups.map(({ heading, choices }) => [heading, choices.length])).toEqual([['Compat keys', 2], ['Features', 1], ['All results', 1]]);
    expect(groups.at(-1)!.choices).toEqual([{ kind: 'page', key: 'page', label: 'See 31 results on a page', href: '/search?q=gap' }]);
  });

  it('leads to what is typed by now, not to what was answered', () => {
    expect(choicesOf({ text: 'ga', hits: HITS, total: 31 }, 'gap').at(-1)!.choices[0]).toMatchObject({ href: '/search?q=gap' });
  });

  it('leads nowhere it could not search', () => {
    expect(choicesOf({ text: 'gap', hits: HITS, total: 3, problem: 'The search cannot be reached.' }, 'gap').map(({ heading }) => heading)).toEqual(['Compat keys', 'Features']);
    expect(choicesOf({ text: '', hits: [], total: 0 }, 'g')).toEqual([]);
  });

  it('offers what was searched for lately, and examples where nothing was', () => {
    expect(choicesAtStart(['has']).map(({ heading, choices }) => [heading, choices.length])).toEqual([['Recent searches', 1]]);
    expect(choicesAtStart([])[0]!.heading).toBe('For example');
  });
});
