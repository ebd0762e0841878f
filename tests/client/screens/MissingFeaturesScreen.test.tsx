/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { MissingFeaturesScreenQuery } from '@/__generated__/MissingFeaturesScreenQuery.graphql';
import {
  MissingFeaturesScreen,
  missingFeaturesScreen,
} from '@/client/screens/MissingFeaturesScreen/MissingFeaturesScreen';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { dataOf } from '../../support/askGraph';
import { renderScreen } from '../../support/renderScreen';

const { query, variables, outcome } = missingFeaturesScreen;

function renderMissing(slug: string, version?: string) {
  const url = parseRouteUrl({
    query: { slug, ...(version && { version }) },
    req: { headers: {} } as never,
  });
  return renderScreen<MissingFeaturesScreenQuery>(MissingFeaturesScreen, query, variables(url));
}

describe('MissingFeaturesScreen', () => {
  it('lists what a release lacks, the largest share first', async () => {
    const { getByRole } = await renderMissing('safari', '15.6');
    const table = getByRole('table');
    const { release } = dataOf<{
      release: {
        missingFeatures: {
          edges: { node: { name: string; coverage: { verdict: { share: number } } } }[];
        };
      };
    }>(
      `{ release(browser: "safari", version: "15.6") { missingFeatures(audience: "world", first: 100) {
        edges { node { name coverage(audience: "world") { verdict(linePercent: 95) { share } } } }
      } } }`,
    );
    const missing = release.missingFeatures.edges.map(({ node }) => node);
    const shares = missing.map(({ coverage }) => coverage.verdict.share);
    const names = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('link')[0]!.textContent);

    expect(getByRole('heading', { level: 1 })).toHaveTextContent(
      'What you can’t use in Safari 15.6',
    );
    expect(within(table).getByRole('link', { name: 'Permissions' })).toHaveAttribute(
      'href',
      '/features/permissions',
    );
    expect(within(table).queryByRole('link', { name: ':has()' })).toBeNull();
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(names).toEqual(missing.slice(0, names.length).map(({ name }) => name));
  });

  it('agrees with the versions on the features’ own pages', () => {
    const { release } = dataOf<{
      release: { missingFeatures: { totalCount: number; edges: { node: { slug: string } }[] } };
    }>(
      `{ release(browser: "safari", version: "15.6") {
        missingFeatures(audience: "world", first: 100) { totalCount edges { node { slug } } }
      } }`,
    );
    const { features } = dataOf<{
      features: {
        edges: {
          node: { slug: string; support: { browser: { slug: string }; version: string }[] };
        }[];
      };
    }>(
      `{ features(first: 100, sort: COVERAGE_DESC) { edges { node { slug support { browser { slug } version } } } } }`,
    );
    const missing = release.missingFeatures.edges.map(({ node }) => node.slug);
    const late = features.edges
      .filter(({ node }) =>
        node.support.every(
          ({ browser, version }) => browser.slug !== 'safari' || Number.parseFloat(version) > 15.6,
        ),
      )
      .map(({ node }) => node.slug);

    expect(release.missingFeatures.totalCount).toBeGreaterThan(100);
    expect(missing).toEqual(expect.arrayContaining(late));
  });

  it('shows the current release until another one is chosen', async () => {
    const { getByRole } = await renderMissing('safari');
    const select = getByRole('combobox', { name: 'I must support Safari' });

    expect(getByRole('heading', { level: 1 })).toHaveTextContent(/Safari \d+/);
    expect(within(select).getByRole('option', { name: '15.6' })).toBeInTheDocument();
  });

  it('is a 404 for a release that does not exist', async () => {
    const { getByRole } = await renderMissing('safari', '15.99');

    expect(getByRole('heading', { level: 1 })).toHaveTextContent(
      'No release called “Safari 15.99”',
    );
    expect(outcome?.({ browser: null, release: null }, {} as never)).toEqual({
      status: 404,
    });
  });
});
