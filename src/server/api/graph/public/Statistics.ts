import {
  type BrowserStatistics,
  getStatistics,
  type Statistics,
} from '@/server/data/catalogue/statistics';
import { builder } from './builder';
import { computed } from './computed';

declare module './builder' {
  interface GraphObjects {
    BrowserStatistics: BrowserStatistics;
    Statistics: Statistics;
  }
}

const ONE_A_DAY = 'one number for each of `days`';

builder.objectType('BrowserStatistics', {
  description: 'How many features one core browser supported over time.',
  fields: (t) => ({
    browser: t.field({
      type: 'Browser',
      description: 'The browser.',
      resolve: ({ browser }) => browser,
    }),
    featureCounts: t.intList({
      description: `How many features it supported, ${ONE_A_DAY}. A feature counts from the first release that has supported it without interruption.`,
      resolve: ({ featureCounts }) => featureCounts,
    }),
    missingCounts: t.intList({
      description: `How many features only this core browser lacked, ${ONE_A_DAY}. Desktop and mobile browsers count separately.`,
      resolve: ({ missingCounts }) => missingCounts,
    }),
  }),
});

builder.objectType('Statistics', {
  description:
    'Feature counts over time, since July 2015, when the last of the seven core browsers came out.',
  fields: (t) => ({
    days: t.field({
      type: ['Date'],
      description: 'The last day of every month, oldest first, then today.',
      resolve: ({ days }) => days,
    }),
    browsers: t.field({
      type: ['BrowserStatistics'],
      description: 'The core browsers, in catalogue order.',
      extensions: { size: 7 },
      resolve: ({ browsers }) => browsers,
    }),
    newlyCounts: t.intList({
      description: `How many features were newly but not yet widely available, ${ONE_A_DAY}.`,
      resolve: ({ newlyCounts }) => newlyCounts,
    }),
    widelyCounts: t.intList({
      description: `How many features were widely available, ${ONE_A_DAY}.`,
      resolve: ({ widelyCounts }) => widelyCounts,
    }),
    oneBrowserShortCount: t.exposeInt('oneBrowserShortCount', {
      description:
        'How many features only one browser lacks today. Its desktop and mobile versions count as one; discouraged features do not count.',
    }),
  }),
});

builder.queryFields((t) => ({
  statistics: t.field({
    type: 'Statistics',
    description: 'Feature counts over time.',
    ...computed(),
    resolve: (_, __, { catalogue, today }) => getStatistics(catalogue, today),
  }),
}));
