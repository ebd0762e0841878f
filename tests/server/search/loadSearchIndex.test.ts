import MiniSearch from 'minisearch';
import { loadSearchIndex } from '@/server/search/loadSearchIndex';
import { SearchProblem } from '@/server/search/SearchProblem';

describe('loadSearchIndex', () => {
  it('reports once why the index failed, and does not retry on every search', () => {
    const addAll = jest.spyOn(MiniSearch.prototype, 'addAll').mockImplementation(() => {
      throw new Error('No memory is left.');
    });

    expect(() => loadSearchIndex()).toThrow('No memory is left.');
    addAll.mockRestore();
    for (let time = 0; time < 2; time++)
      expect(() => loadSearchIndex()).toThrow(
        new SearchProblem('The search index could not be made.', 503),
      );
  });
});
