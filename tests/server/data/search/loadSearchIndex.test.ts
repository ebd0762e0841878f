// @runs-apart: a process tries to make its index once.
import { loadSearchIndex } from '@/server/data/search/loadSearchIndex';
import { SearchProblem } from '@/server/data/search/SearchProblem';
import { TextCollection } from '@/server/data/search/TextIndex';
import { log } from '@/server/platform/observe/log';

describe('loadSearchIndex', () => {
  it('reports once why the index failed, and does not retry on every search', () => {
    const add = jest.spyOn(TextCollection.prototype, 'add').mockImplementation(() => {
      throw new Error('No memory is left.');
    });

    const logged = jest.spyOn(log, 'error').mockImplementation(() => undefined);

    for (let time = 0; time < 3; time++) {
      expect(() => loadSearchIndex()).toThrow(
        new SearchProblem('The search index could not be made.', 503),
      );
      add.mockRestore();
    }
    expect(logged.mock.calls).toEqual([[{ err: new Error('No memory is left.') }, 'search index']]);
  });
});
