import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { pageProblems, pageQueries } from '@/server/operations/pageProblems';
import { pageOperations } from '../../support/pageOperations';

describe('the pages of a catalogue', () => {
  it('are all looked at, and answered from the data of now', () => {
    // Of signing in and of versions of the data there is nothing to verify.
    const expected = [...pageOperations.keys()].filter(
      (name) => !/^(?:Account|Data|Forgot|Reset|Sign|Verify)/.test(name),
    );

    expect([...pageQueries.keys()].toSorted()).toEqual(expected.toSorted());
    expect(pageProblems(loadCatalogue())).toEqual([]);
  });

  it('are named where the data break them', () => {
    const catalogue = loadCatalogue();
    const broken = Object.create(catalogue, {
      groupByPath: {
        value: () => {
          throw new Error('damaged');
        },
      },
    }) as typeof catalogue;

    expect(pageProblems(broken, ['GroupScreenQuery', 'HomeScreenQuery'])).toEqual([
      expect.stringMatching(/^The page Group fails: /) as string,
    ]);
  });
});
