import { pageProblems, pageQueries } from '@/server/api/operations/pageProblems';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { pageOperations } from '../../../support/pageOperations';

describe('the pages of a catalogue', () => {
  it('are all looked at, and answered from the data of now', () => {
    const asked = [...pageQueries().keys()];
    const left = [...pageOperations.keys()].filter((name) => !asked.includes(name));

    expect(left).toEqual([]);
    expect(asked).toEqual(expect.arrayContaining(['FeatureScreenQuery', 'StatsScreenQuery']));
    expect(pageProblems(loadCatalogue())).toEqual([]);
  });

  it.each(['WorkspaceScreenQuery', 'InboxScreenQuery', 'SignInScreenQuery', 'DecisionCellQuery'])(
    'are no pages of a person or a team: %s',
    (name) => {
      expect(pageQueries().has(name)).toBe(false);
    },
  );

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
