/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { AudienceComparisonScreenQuery } from '@/__generated__/AudienceComparisonScreenQuery.graphql';
import {
  AudienceComparisonScreen,
  audienceComparisonScreenQuery,
} from '@/client/screens/AudienceComparisonScreen/AudienceComparisonScreen';
import { audienceComparisonVariables } from '@/client/screens/AudienceComparisonScreen/audienceComparisonVariables';
import { differenceSentence } from '@/client/screens/AudienceComparisonScreen/differenceSentence';
import { formatPercent } from '@/domain/format';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { dataOf } from '../../support/askGraph';
import { renderScreen } from '../../support/renderScreen';

const variablesOf = (slug: string, audience?: string | string[]) =>
  audienceComparisonVariables(
    parseRouteUrl({
      query: { slug, ...(audience && { audience }) },
      req: { headers: {} } as never,
    }),
  );

const renderComparison = (slug: string, audience?: string | string[], search = '') =>
  renderScreen<AudienceComparisonScreenQuery>(
    AudienceComparisonScreen,
    audienceComparisonScreenQuery,
    variablesOf(slug, audience),
    { path: `/features/${slug}/audiences${search}` },
  );

describe('AudienceComparisonScreen', () => {
  it('shows the same share for each audience as the feature’s own page', async () => {
    const { getByRole } = await renderComparison('view-transitions', 'world,region:DE');
    const { feature } = dataOf<{
      feature: Record<'world' | 'germany', { supportedShare: number }>;
    }>(
      `{ feature(slug: "view-transitions") { ... on Feature {
        world: coverage(audience: "world") { supportedShare }
        germany: coverage(audience: "region:DE") { supportedShare }
      } } }`,
    );

    for (const [name, share] of [
      ['World', feature.world.supportedShare],
      ['Germany', feature.germany.supportedShare],
    ] as const) {
      const section = getByRole('heading', { level: 2, name }).closest('section')!;
      expect(section).toHaveTextContent(
        `${formatPercent(share, 95).replace(/\s/, ' ')} can use it`,
      );
      expect(within(section).getByRole('img')).toBeInTheDocument();
    }
  });

  it('says how an audience differs from the first, and in which browsers', async () => {
    const { getByRole } = await renderComparison('view-transitions', 'world,region:DE');

    expect(
      getByRole('heading', { level: 2, name: 'Germany' }).closest('section'),
    ).toHaveTextContent(/\d points? (?:more|less) than World/);
    expect(
      within(getByRole('table'))
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Browser', 'World', 'Germany']);
  });

  it('accepts sets, and names an unknown audience but compares the others', async () => {
    const { getByRole, getAllByRole } = await renderComparison('has,subgrid', [
      'world',
      'region:XX',
      'region:FR',
    ]);

    expect(getByRole('note')).toHaveTextContent('“region:XX”: not an audience we know.');
    expect(getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
      expect.arrayContaining(['World', 'France']),
    );
  });

  it('names several unknown audiences', async () => {
    const { getByRole } = await renderComparison('has', ['region:XX', 'nope']);

    expect(getByRole('note')).toHaveTextContent(
      '“region:XX” and “nope”: not audiences we know. Choose one below.',
    );
  });

  it('says which audiences it leaves out, and how many stand side by side', async () => {
    const keys = ['world', 'region:DE', 'region:FR', 'region:IT', 'region:ES', 'region:PL'];
    const { getByRole } = await renderComparison('has', keys, `?audience=${keys.join()}`);

    expect(getByRole('note')).toHaveTextContent(
      'At most 4 audiences fit side by side, so “region:ES” and “region:PL” are left out. Remove others to add them.',
    );
  });

  it('offers near matches of a feature that does not exist, for the same audiences', async () => {
    const { getByRole } = await renderComparison(
      'subgird',
      ['world', 'region:DE'],
      '?audience=world,region:DE&line=90',
    );

    expect(getByRole('link', { name: 'Subgrid' })).toHaveAttribute(
      'href',
      '/features/subgrid/audiences?audience=world&audience=region:DE&line=90',
    );
  });

  it('offers a form that keeps the chosen audiences', async () => {
    const { getByRole, container } = await renderComparison('has', 'world,region:DE');
    const kept = [...container.querySelectorAll<HTMLInputElement>('form input[name=audience]')];

    expect(kept.map(({ value }) => value)).toEqual(['world', 'region:DE']);
    expect(within(getByRole('combobox')).queryByRole('option', { name: 'Germany' })).toBeNull();
  });

  it('reads commas between audiences but not inside a browserslist query', () => {
    expect(
      variablesOf('has', 'browserslist:last 2 versions, not dead,region:DE').audiences,
    ).toEqual(['browserslist:last 2 versions, not dead', 'region:DE']);
    expect(variablesOf('has', ['a', 'b', 'c', 'd', 'e']).audiences).toHaveLength(4);
    expect(variablesOf('has', 'region:DE').audiences).toEqual(['region:DE', 'world']);
  });
});

describe('differenceSentence', () => {
  const anAnswer = (name: string, supportedShare: number, firefox: number, partialShare = 0) => ({
    audience: { name },
    supportedShare,
    partialShare,
    unknownShare: 0.02,
    browsers: [
      { slug: 'firefox', name: 'Firefox', share: firefox, partialShare: 0 },
      { slug: 'safari', name: 'Safari', share: partialShare, partialShare },
    ],
  });

  it('compares the shares that govern, and blames nobody who is in them', () => {
    expect(
      differenceSentence(anAnswer('World', 0.1, 0.05, 0.8), anAnswer('Shop', 0.1, 0.35, 0.5), 95),
    ).toBe('30.0 points less than World. More people here lack it with Firefox (30.0 points).');
  });

  it('names the browser that makes the difference', () => {
    expect(
      differenceSentence(anAnswer('World', 0.958, 0.01), anAnswer('Shop', 0.928, 0.04), 95),
    ).toBe('3.0 points less than World. More people here lack it with Firefox (3.0 points).');
    expect(
      differenceSentence(anAnswer('Shop', 0.928, 0.04), anAnswer('World', 0.958, 0.01), 95),
    ).toBe('3.0 points more than Shop. Fewer people here lack it with Firefox (3.0 points).');
  });

  it('calls equal shares the same', () => {
    expect(differenceSentence(anAnswer('World', 0.9, 0.1), anAnswer('Shop', 0.9, 0.1), 95)).toBe(
      'The same share as World.',
    );
  });

  it('is the difference of the shares above it, as they are rounded', () => {
    const compare = (first: number, other: number) =>
      differenceSentence(anAnswer('World', first, 0), anAnswer('Shop', other, 0), 95);

    expect(compare(0.93849, 0.93151)).toBe('0.6 points less than World.');
    expect(compare(0.9384, 0.9386)).toBe('0.1 points more than World.');
    expect(compare(0.9476, 0.94999)).toBe('0.1 points more than World.');
    expect(compare(0.9385, 0.9394)).toBe('The same share as World.');
  });
});
