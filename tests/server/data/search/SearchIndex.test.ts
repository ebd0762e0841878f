import { loadSearchIndex } from '@/server/data/search/loadSearchIndex';
import { seededRandom } from '../../../support/seededRandom';

const index = loadSearchIndex();
const options = { hasTypoTolerance: true, prefixes: 'last' } as const;

const found = (query: string, first = 3): string[] =>
  index
    .rank(query, options)
    .slice(0, first)
    .map((position) => index.records.at(position).objectID);

describe('SearchIndex', () => {
  it.each([
    ['has', 'feature:has'],
    [':has()', 'feature:has'],
    ['Array.at', 'feature:array-at'],
    ['Array.prototype.at()', 'feature:array-at'],
    ['grid template', 'feature:grid'],
    ['contaner query', 'feature:container-queries'],
    ['contianer queries', 'feature:container-queries'],
    ['Safari 17.4', 'release:safari@17.4'],
    ['??=', 'feature:nullish-coalescing'],
    ['<progress>', 'feature:progress'],
    ['-webkit-border-radius', 'feature:border-radius'],
    ['webaudio', 'feature:web-audio'],
    ['Firefox', 'browser:firefox'],
  ])('ranks first for %s: %s', (query, objectID) => {
    expect(found(query)[0]).toBe(objectID);
  });

  it.each([
    ['subgr', 'feature:subgrid'],
    ['dial', 'feature:dialog'],
    ['popov', 'feature:popover'],
    ['view tr', 'feature:view-transitions'],
  ])('treats %s as a prefix, and ranks the shortest name first', (typed, objectID) => {
    expect(found(typed)[0]).toBe(objectID);
  });

  it('does not treat a prefix of a name as a typo', () => {
    expect(found('curs')[0]).toBe('feature:cursor');
    expect(found('cosr')[0]).toBe('feature:cors');
  });

  it('ranks a key first if searched by path, and otherwise right behind its feature', () => {
    expect(found('css.properties.gap')[0]).toBe('key:css.properties.gap');
    expect(found('AudioNode')).toEqual(
      expect.arrayContaining(['feature:web-audio', 'key:api.AudioNode']),
    );
  });

  it('finds a moved feature by its former name', () => {
    const moved = [...index.records].filter(
      ({ kind, alternativeNames = [] }) => kind === 'feature' && alternativeNames.length > 1,
    );

    expect(moved.length).toBeGreaterThan(3);
    for (const { objectID, alternativeNames } of moved.slice(0, 5))
      expect(found(alternativeNames!.at(-1)!, 5)).toContain(objectID);
  });

  it('finds a key by an alternative name in any browser', () => {
    expect(found('WebKitCSSMatrix', 3)).toContain('key:api.DOMMatrix');
  });

  it('counts two swapped neighbors as one typo', () => {
    const random = seededRandom(4);
    const names = [...index.records].filter(
      ({ kind, name }) => kind === 'feature' && /^[a-z]{6,}$/i.test(name),
    );
    const swapped = names.slice(0, 40).map(({ objectID, name }) => {
      const at = 1 + Math.floor(random() * (name.length - 3));
      return { objectID, typed: name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2) };
    });

    expect(
      swapped.filter(({ objectID, typed }) => found(typed, 5).includes(objectID)).length,
    ).toBeGreaterThanOrEqual(36);
  });

  it.each(['Safari', 'Firefox'])('puts the newest release of %s first', (name) => {
    const versions = found(name, 12)
      .filter((objectID) => objectID.startsWith(`release:${name.toLowerCase()}@`))
      .map((objectID) => Number(objectID.split('@')[1]));

    expect(versions.length).toBeGreaterThan(3);
    expect(versions).toEqual([...versions].sort((a, b) => b - a));
    expect(versions[0]).toBeGreaterThan(20);
  });

  it('finds what is nearest where no text has half of what was asked for', () => {
    expect(found('frequently asked questions that fold', 10)).toContain('feature:details');
  });

  it('takes no common word inside a question for a name', () => {
    expect(found('mesh with over 65535 vertices')).not.toContain('feature:with');
    expect(found('where')[0]).toBe('feature:where');
    expect(found('where selector')[0]).toBe('feature:where');
  });

  it('finds nothing for an unknown word', () => {
    expect(found('zzzzqqqq')).toEqual([]);
  });
});
