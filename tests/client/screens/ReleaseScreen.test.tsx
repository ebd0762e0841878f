/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { ReleaseScreenQuery } from '@/__generated__/ReleaseScreenQuery.graphql';
import {
  ReleaseScreen,
  releaseScreenOutcome,
  releaseScreenQuery,
  releaseScreenVariables,
} from '@/client/screens/ReleaseScreen/ReleaseScreen';
import { parseRouteUrl } from '@/relay/route/RouteUrl';
import { renderScreen } from '../../support/renderScreen';

function renderRelease(slug: string, version: string, page = '1') {
  const url = parseRouteUrl({ query: { slug, version, page }, req: { headers: {} } as never });
  return renderScreen<ReleaseScreenQuery>(
    ReleaseScreen,
    releaseScreenQuery,
    releaseScreenVariables(url),
  );
}

describe('ReleaseScreen', () => {
  it('lists a release’s new features and keys', async () => {
    const { getByRole } = await renderRelease('safari', '15.4');
    const features = within(getByRole('table', { name: 'New features in Safari 15.4' }));
    const keys = within(getByRole('table', { name: 'New compat keys in Safari 15.4' }));

    expect(getByRole('heading', { level: 1 })).toHaveTextContent('Safari 15.4');
    expect(features.getByRole('link', { name: ':has()' })).toHaveAttribute('href', '/features/has');
    // By text: where a name may break counts as a space in names here, but not in browsers.
    const link = keys
      .getAllByRole('link')
      .find(({ textContent }) => textContent === 'api.BroadcastChannel');
    expect(link).toHaveAttribute('href', '/compat/api/BroadcastChannel');
  });

  it('links to the previous and next release', async () => {
    const { getByRole } = await renderRelease('safari', '15.4');
    const neighbors = within(getByRole('navigation', { name: 'Neighboring releases' }));

    expect(neighbors.getByRole('link', { name: 'Previous: 15.3' })).toHaveAttribute(
      'href',
      '/browsers/safari/15.3',
    );
    expect(neighbors.getByRole('link', { name: 'Next: 15.5' })).toHaveAttribute('rel', 'next');
  });

  it('pages through a long list', async () => {
    const { getByRole } = await renderRelease('edge', '12', '2');

    expect(getByRole('navigation', { name: 'What’s new in Edge 12, pages' })).toHaveTextContent(
      /^101–200 of \d,\d{3}/,
    );
    expect(getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/browsers/edge/12');
  });

  it('links from an unknown version to real ones', async () => {
    const { getByRole } = await renderRelease('safari', '15.45');

    expect(getByRole('heading', { level: 1 })).toHaveTextContent(
      'No release called “Safari 15.45”',
    );
    expect(getByRole('link', { name: 'All releases of Safari' })).toHaveAttribute(
      'href',
      '/browsers/safari',
    );
  });

  it('links from an unknown browser to ones with similar names', async () => {
    const { getByRole } = await renderRelease('safary', '15.4');

    expect(getByRole('link', { name: 'Safari' })).toHaveAttribute('href', '/browsers/safari');
    expect(releaseScreenOutcome({ release: null, browser: null, browserNearMatches: [] })).toEqual({
      status: 404,
    });
  });
});
