import { type FeatureSort, SORT_COLUMNS } from '@/server/model/features/featureSorting';
import { builder } from './builder';

type SortColumn = (typeof SORT_COLUMNS)[number];

const COLUMNS: Readonly<Record<SortColumn, readonly [ascending: string, descending: string]>> = {
  NAME: ['By name, from A to Z.', 'By name, from Z to A.'],
  BASELINE: [
    'By Baseline status: limited, newly, widely.',
    'By Baseline status: widely, newly, limited.',
  ],
  COVERAGE: [
    'By the share of the audience that `Verdict` gives, the least first.',
    'By that share, the greatest first.',
  ],
  NEWLY_ON: [
    'By the day it became newly available, the earliest first.',
    'By that day, the latest first.',
  ],
  CHROME: byVersion('Chrome'),
  CHROME_ANDROID: byVersion('Chrome on Android'),
  EDGE: byVersion('Edge'),
  FIREFOX: byVersion('Firefox'),
  FIREFOX_ANDROID: byVersion('Firefox on Android'),
  SAFARI: byVersion('Safari'),
  SAFARI_IOS: byVersion('Safari on iOS'),
};

function byVersion(browser: string): [string, string] {
  return [
    `By the release of ${browser} that first supported it, the oldest first.`,
    `By the release of ${browser} that first supported it, the newest first.`,
  ];
}

const values = Object.fromEntries(
  SORT_COLUMNS.flatMap((column) => {
    const [ascending, descending] = COLUMNS[column];
    return [
      [`${column}_ASC`, { description: ascending }],
      [`${column}_DESC`, { description: descending }],
    ];
  }),
) as Record<FeatureSort, { description: string }>;

export const featureSortEnum = builder.enumType('FeatureSort', {
  description:
    'The order of a list of features. Features without a value come last in both directions; ties are sorted by slug.',
  values,
});
