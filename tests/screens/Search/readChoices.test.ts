/** @jest-environment jsdom */
import { rememberFeature } from '@/device/recentFeatures';
import { readChoices } from '@/screens/Search/readChoices';

describe('readChoices', () => {
  it('lists the features that were read, if there are any', () => {
    expect(readChoices()).toEqual([]);

    rememberFeature({ slug: 'has', name: ':has()' });
    expect(readChoices()).toEqual([
      {
        heading: 'Features you read',
        options: [{ kind: 'page', key: 'read:has', label: ':has()', href: '/features/has' }],
      },
    ]);
  });
});
