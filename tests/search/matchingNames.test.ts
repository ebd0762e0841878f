import type { SearchHit } from '@/domain/SearchHit';
import { matchingNames } from '@/search/matchingNames';

const named = (name: string, path?: string): SearchHit => ({ objectID: `x:${name}`, kind: 'feature', name, path, url: '/' });
const NAMES = [named('Subgrid'), named('Grid animation'), named('CSS grid'), named('Grid'), named(':has()', 'css.selectors.has')];

describe('matchingNames', () => {
  it('finds the whole name first, then beginnings, then words within, then any part', () => {
    expect(matchingNames(NAMES, 'grid').map(({ name }) => name)).toEqual(['Grid', 'Grid animation', 'CSS grid', 'Subgrid']);
  });

  it('overlooks signs, and knows a key by its path', () => {
    expect(matchingNames(NAMES, 'HAS').map(({ name }) => name)).toEqual([':has()']);
    expect(matchingNames(NAMES, 'selectors.has').map(({ name }) => name)).toEqual([':has()']);
  });

  it('finds nothing for signs alone', () => {
    expect(matchingNames(NAMES, ' ()')).toEqual([]);
  });
});
