/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { FeatureScreenQuery } from '@/__generated__/FeatureScreenQuery.graphql';
import { FeatureScreen, featureScreenQuery } from '@/client/screens/FeatureScreen/FeatureScreen';
import { renderScreen } from '../../../support/renderScreen';

const renderFeature = (slug: string) =>
  renderScreen<FeatureScreenQuery>(
    FeatureScreen,
    featureScreenQuery,
    { slug, keysSkip: 0 },
    { path: `/features/${slug}`, linePercent: 95 },
  );

describe('WhyChanged', () => {
  it('says why a share moved from one usage table to the next', async () => {
    const { getByRole } = await renderFeature('has');
    const table = within(getByRole('table', { name: /^How the share of :has\(\) changed/ }));
    const rows = table.getAllByRole('row');

    expect(rows).toHaveLength(6);
    expect(rows[1]).toHaveTextContent(/^2026-11-10.*Browser mix changed: /);
    expect(getByRole('link', { name: 'All changes' })).toHaveAttribute('href', '/changes');
  });

  it('blames the usage source where it counts a browser by far more or fewer people', async () => {
    const { getByRole } = await renderFeature('has');
    const table = getByRole('table', { name: /^How the share of :has\(\) changed/ });
    const sentences = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
      .filter((text) => /Chrome [+−](?:[5-9]|\d\d)\.\d/.test(text));

    expect(sentences.length).toBeGreaterThan(0);
    for (const text of sentences)
      expect(text).toContain('The usage source counts browsers differently: ');
  });

  it('says a share moved by the difference of the shares that are shown', async () => {
    for (const slug of ['has', 'subgrid', 'view-transitions', 'grid', 'dialog', 'popover']) {
      const { getByRole, unmount } = await renderFeature(slug);
      const rows = within(getByRole('table', { name: /^How the share of/ })).getAllByRole('row');
      const cells = rows.slice(1).map((row) => within(row).getAllByRole('cell'));
      const shares = cells.map(([share]) => parseFloat(share!.textContent));
      const points = cells.map((cell) => parseFloat(cell[1]!.textContent.replace('−', '-')));
      for (const [index, earlier] of shares.slice(1).entries())
        expect(`${slug} ${points[index]}`).toBe(
          `${slug} ${Number((shares[index]! - earlier).toFixed(1))}`,
        );
      unmount();
    }
  });
});
