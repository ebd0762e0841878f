import { audiencesLike, choicesAtStart, getChoices } from '@/client/screens/Search/searchChoices';
import type { SearchHit } from '@/domain/SearchHit';

const hit = (kind: SearchHit['kind'], name: string): SearchHit => ({
  objectID: `${kind}:${name}`,
  kind,
  name,
  url: `/${kind}/${name}`,
});
const HITS = [hit('key', 'gap'), hit('feature', 'Gap'), hit('key', 'row-gap')];

describe('searchChoices', () => {
  it('starts with the kind of the best hit, and ends with a link to all results', () => {
    const groups = getChoices({ text: 'gap', hits: HITS, total: 31 }, 'gap', []);

    expect(groups.map(({ heading, options }) => [heading, options.length])).toEqual([
      ['Compat keys', 2],
      ['Features', 1],
      ['All results', 1],
    ]);
    expect(groups.at(-1)!.options).toEqual([
      { kind: 'page', key: 'page', label: 'See all 31 results', href: '/search?q=gap' },
    ]);
  });

  it('links to the typed text, not the answered one', () => {
    expect(
      getChoices({ text: 'ga', hits: HITS, total: 31 }, 'gap', []).at(-1)!.options[0],
    ).toMatchObject({ href: '/search?q=gap' });
  });

  it('says in the list’s place that nothing matches, above the way on', () => {
    const [group, ...others] = getChoices({ text: 'zzz', hits: [], total: 0 }, 'zzz', []);

    expect(others).toEqual([]);
    expect(group!.heading).toBe('No match for “zzz”');
    expect(group!.options).toEqual([
      { kind: 'page', key: 'page', label: 'Search descriptions too', href: '/search?q=zzz' },
    ]);
  });

  it('has no search link without a text', () => {
    expect(
      getChoices(
        { text: 'gap', hits: HITS, total: 3, problem: 'Search is offline.' },
        'gap',
        [],
      ).map(({ heading }) => heading),
    ).toEqual(['Compat keys', 'Features']);
    expect(getChoices({ text: '', hits: [], total: 0 }, 'g', [])).toEqual([]);
  });

  const own = (name: string) => ({ key: `custom:${name}`, name, token: 'secret' });

  it('lists own audiences after public results, by name only', () => {
    const groups = getChoices({ text: 'gap', hits: HITS, total: 3 }, 'gap', [own('Gap shoppers')]);

    expect(groups.map(({ heading }) => heading)).toEqual([
      'Compat keys',
      'Features',
      'Your audiences',
      'All results',
    ]);
    expect(groups[2]!.options).toEqual([
      {
        kind: 'page',
        key: 'custom:Gap shoppers',
        label: 'Gap shoppers',
        href: '/audiences/Gap%20shoppers',
      },
    ]);
    expect(JSON.stringify(groups)).not.toContain('secret');
  });

  it('ranks an exactly named own audience first, and only lists audiences offline', () => {
    expect(getChoices({ text: 'gap', hits: HITS, total: 3 }, 'gap', [own('GAP')])[0]!.heading).toBe(
      'Your audiences',
    );
    expect(
      getChoices({ text: 'x', hits: [], total: 0, problem: 'Search is offline.' }, 'x', [
        own('X-mas'),
      ]).map(({ heading }) => heading),
    ).toEqual(['Your audiences']);
  });

  it('matches an audience by all words of its name, in any order and case', () => {
    const audiences = [own('Shop visitors 2026'), own('Shop'), own('Staff')];

    expect(audiencesLike(audiences, 'SHOP').map(({ name }) => name)).toEqual([
      'Shop',
      'Shop visitors 2026',
    ]);
    expect(audiencesLike(audiences, '2026 shop').map(({ name }) => name)).toEqual([
      'Shop visitors 2026',
    ]);
    expect(audiencesLike(audiences, 'shop admins')).toEqual([]);
    expect(audiencesLike(audiences, ' ')).toEqual([]);
  });

  it('lists recent searches, or else examples', () => {
    expect(
      choicesAtStart(['has']).map(({ heading, options }) => [heading, options.length]),
    ).toEqual([['Recent searches', 1]]);
    expect(choicesAtStart([])[0]!.heading).toBe('For example');
  });
});
