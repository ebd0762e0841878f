/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import { getRequest } from 'relay-runtime';
import type {
  FeatureScreenQuery,
  FeatureScreenQuery$data,
} from '@/__generated__/FeatureScreenQuery.graphql';
import {
  featureOutcome,
  FeatureScreen,
  featureScreenQuery,
} from '@/client/screens/FeatureScreen/FeatureScreen';
import { featureVariables } from '@/client/screens/FeatureScreen/featureVariables';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { executeOnServer } from '@/relay/route/serverSide';
import { renderScreen } from '../../support/renderScreen';

function renderFeature(slug: string, { keysSkip = 0, linePercent = 95 } = {}) {
  return renderScreen<FeatureScreenQuery>(
    FeatureScreen,
    featureScreenQuery,
    { slug, keysSkip },
    { path: `/features/${slug}`, linePercent },
  );
}

/** The HTTP response to a feature's address. */
async function outcomeOf(slug: string, search: Record<string, string> = {}) {
  const url = parseRouteUrl({ query: { slug, ...search } });
  const { data } = await executeOnServer(getRequest(featureScreenQuery).params, {
    ...featureVariables(url),
    audience: 'world',
    linePercent: 95,
  });
  return featureOutcome(data as FeatureScreenQuery$data, url);
}

describe('FeatureScreen', () => {
  it('answers first whether the audience can use it', async () => {
    const { getByRole } = await renderFeature('has');
    const verdict = getByRole('region', { name: /^Verdict for/ });

    expect(getByRole('heading', { level: 1 })).toHaveTextContent(':has()');
    expect(verdict.querySelector('p')).toHaveTextContent(
      /^Yes\. 9\d\.\d % of your audience can use it, .* above your line\..*since/,
    );
    expect(
      within(verdict).getByRole('img', { name: /supported.*your line is at 95/ }),
    ).toBeInTheDocument();
  });

  it('turns to “not yet” for a team with a higher line', async () => {
    const { getByText } = await renderFeature('subgrid', { linePercent: 99 });

    expect(getByText('Not yet.')).toBeInTheDocument();
  });

  it('lists who is left out by release range, with release dates', async () => {
    const { getByRole } = await renderFeature('has');
    const table = getByRole('table', { name: /^Versions without full support/ });

    const row = within(table).getByRole('row', { name: /^Chrome on Android 104 and older / });
    expect(row).toHaveTextContent('up to August 2022');
    expect(row).toHaveTextContent('Not supported');
  });

  it('names the missing browser if there is one', async () => {
    const { getByText } = await renderFeature('css-typed-om');

    expect(getByText('Limited availability: missing in one browser')).toBeInTheDocument();
    expect(getByText('Firefox is the only major browser without it.')).toBeInTheDocument();
  });

  it('shows both Baseline dates, and marks upper bounds', async () => {
    const { getAllByText } = await renderFeature('output');

    expect(getAllByText(/^on or before/).map(({ textContent }) => textContent)).toEqual([
      'on or before 2018-10-02',
      'on or before 2021-04-02',
    ]);
  });

  it('says once when each browser gained support, with version and date', async () => {
    const { getByRole, queryByRole } = await renderFeature('subgrid');
    const table = getByRole('table', { name: /^First version of each browser/ });

    expect(within(table).getByRole('row', { name: /Firefox on Android/ })).toHaveTextContent(
      '792020-07-28',
    );
    expect(within(table).getAllByRole('rowheader')).toHaveLength(14);
    expect(queryByRole('heading', { name: 'Support by browser' })).toBeNull();
  });

  it('folds all but the lowest keys, and marks a difference only if it is rare', async () => {
    const { getByRole, getByText, queryAllByText } = await renderFeature('anchor-positioning');
    const table = getByRole('table', { name: 'Parts of Anchor positioning' });

    expect(within(table).getAllByRole('rowheader')).toHaveLength(12);
    expect(getByText('313 more').closest('details')).not.toHaveAttribute('open');
    expect(queryAllByText('differs from the feature')).toEqual([]);
  });

  it('marks derived support, its source, and browsers without data', async () => {
    const { getByRole, getByText } = await renderFeature('has');
    const table = getByRole('table', { name: /^First version of each browser/ });

    expect(within(table).getByRole('row', { name: /^Samsung Internet/ })).toHaveTextContent(
      '20.0 derived',
    );
    expect(within(table).getByRole('row', { name: /^Chrome 105/ })).not.toHaveTextContent(
      'derived',
    );
    expect(
      getByText(/^Versions in italics .* No data for Bun, Deno and Node\.js\.$/),
    ).toBeInTheDocument();
  });

  it('lists its compat keys a hundred per page, each with a link', async () => {
    const { getByRole } = await renderFeature('svg', { keysSkip: 600 });
    const table = getByRole('table', { name: /^Parts/ });

    expect(within(table).getAllByRole('rowheader')).toHaveLength(10);
    expect(within(table).getAllByRole('link')[0]!.getAttribute('href')).toMatch(/^\/compat\/svg\//);
    expect(getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/features/svg?keys=6#keys',
    );
  });

  it('says which parts reach the line and which differ if the whole does not', async () => {
    const { getByRole, getAllByText } = await renderFeature('cursor');

    expect(getByRole('note')).toHaveTextContent(
      /^\d+ of the parts below reach your line, although the feature as a whole does not/,
    );
    expect(getAllByText('differs from the feature').length).toBeGreaterThan(0);
  });

  it('does not single out parts if the whole reaches the line', async () => {
    const { queryByRole } = await renderFeature('has');

    expect(queryByRole('note')).not.toBeInTheDocument();
  });

  it('says if a feature has no keys', async () => {
    const { getByText, queryByRole } = await renderFeature('http2');

    expect(getByText(/^The compat data has no parts for this feature/)).toBeInTheDocument();
    expect(queryByRole('table', { name: /^Parts/ })).not.toBeInTheDocument();
  });

  it('warns of a discouraged feature: the reason, its removal and alternatives', async () => {
    const { getByRole } = await renderFeature('mutation-events');
    const note = getByRole('note');

    expect(note).toHaveTextContent('Discouraged');
    expect(note).toHaveTextContent('Browsers removed it on 15 September 2025.');
    expect(within(note).getByRole('link', { name: /mutation/i })).toHaveAttribute(
      'href',
      '/features/mutationobserver',
    );
  });

  it('says which parts hold a feature back, and marks the share without them', async () => {
    const { getByRole, getByText } = await renderFeature('anchor-positioning');

    expect(getByText(/don’t fully support|doesn’t fully support/)).toHaveTextContent(
      /^Firefox doesn’t fully support position-visibility: anchor-valid and position-visibility: anchor-visible\./,
    );
    expect(getByText('Avoid 2 parts.').closest('li')).toHaveTextContent(
      /\d\d\.\d % can use the rest, without position-visibility: anchor-valid and position-visibility: anchor-visible\.$/,
    );
    expect(getByRole('img', { name: /\d\d\.\d.% if you avoid 2 parts/ })).toBeInTheDocument();
    expect(
      within(getByRole('table', { name: /^Parts/ })).getAllByRole('rowheader')[0],
    ).toHaveTextContent('position-visibility: anchor-valid');
  });

  it('says that all parts work, although web-features does not count them', async () => {
    const { getByText } = await renderFeature('media-pseudos');

    expect(
      getByText(/^All its parts work in Chrome, but web-features doesn’t count the feature/),
    ).toBeInTheDocument();
  });

  it('says what is computed from newer data, what is published, and the keys between', async () => {
    const { getByText, getByRole } = await renderFeature('scroll-driven-animations');

    expect(getByText(/web-features has not published this yet/)).toHaveTextContent(
      'Newly available since 27 October 2026, computed from MDN’s data from 12 November 2026; web-features has not published this yet: there it is limited availability.',
    );
    expect(getByText(/^Changed since/)).toHaveTextContent(/ and \d+ more keys\.$/);
    expect(getByRole('link', { name: 'api.ScrollTimeline' })).toHaveAttribute(
      'href',
      '/compat/api/ScrollTimeline',
    );
  });

  it('says nothing of publication where newer data change nothing', async () => {
    const { queryByText } = await renderFeature('has');

    expect(queryByText(/not published this yet/)).not.toBeInTheDocument();
  });

  it('names keys that the newest data has no longer', async () => {
    const { getByText } = await renderFeature('align-content-block');

    expect(getByText(/^The newest data of MDN no longer has \d+ keys?/)).toBeInTheDocument();
  });

  it('says nothing about the parts of a feature if none has gaps', async () => {
    const { queryByText } = await renderFeature('has');

    expect(queryByText(/fully support/)).not.toBeInTheDocument();
  });

  it('offers near matches for a feature that does not exist, with status 404', async () => {
    const { getByRole } = await renderFeature('subgird');

    expect(getByRole('link', { name: 'Subgrid' })).toHaveAttribute('href', '/features/subgrid');
    expect(await outcomeOf('subgird')).toEqual({ status: 404 });
  });

  it('says where caniuse disagrees, and nothing if it agrees', async () => {
    const { getByText, unmount } = await renderFeature('pointer-lock');

    expect(getByText(/^caniuse says/)).toHaveTextContent(
      'caniuse says 36.4 % of the world, because it doesn’t count Chrome on Android and our data does.',
    );
    unmount();
    expect((await renderFeature('subgrid')).queryByText(/^It says/)).not.toBeInTheDocument();
  });

  it('redirects a moved feature to its new name and keeps audience and language', async () => {
    const { getByRole } = await renderFeature('masonry');

    expect(getByRole('link')).toHaveAttribute('href', '/features/grid-lanes');
    expect(await outcomeOf('masonry', { audience: 'region:DE', lang: 'de' })).toEqual({
      status: 308,
      location: '/features/grid-lanes?lang=de&audience=region:DE',
    });
  });

  it('lists the successors of a split feature, with status 410', async () => {
    const { getAllByRole } = await renderFeature('text-wrap-style');

    expect(getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/text-wrap$/),
        expect.stringMatching(/balance/),
        expect.stringMatching(/pretty/),
      ]),
    );
    expect(await outcomeOf('text-wrap-style')).toEqual({ status: 410 });
  });
});
