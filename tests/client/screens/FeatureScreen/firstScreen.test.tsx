/** @jest-environment jsdom */
import { within } from '@testing-library/react';
import type { FeatureScreenQuery } from '@/__generated__/FeatureScreenQuery.graphql';
import { FeatureScreen, featureScreenQuery } from '@/client/screens/FeatureScreen/FeatureScreen';
import { renderScreen } from '../../../support/renderScreen';

const renderFeature = (slug: string, { linePercent = 95 } = {}) =>
  renderScreen<FeatureScreenQuery>(
    FeatureScreen,
    featureScreenQuery,
    { slug, keysSkip: 0 },
    { path: `/features/${slug}`, linePercent },
  );

describe('first screen of a feature', () => {
  it('shows below the load line, in one row, which browsers have it since when', async () => {
    const { getByRole } = await renderFeature('anchor-positioning');
    const verdict = getByRole('region', { name: /^Verdict for/ });
    const items = within(
      within(verdict).getByRole('list', { name: 'Browsers with Anchor positioning' }),
    ).getAllByRole('listitem');

    expect(items).toHaveLength(7);
    expect(items[0]).toHaveTextContent(/^✓ Chrome \d+: supported$/);
    expect(items[0]).toHaveAttribute(
      'title',
      expect.stringMatching(/^Supported since Chrome \d+, /),
    );
    expect(items.find(({ textContent }) => textContent.includes('Firefox'))).toHaveTextContent(
      /^~ Firefox \d+: partial support$/,
    );
  });

  it('marks a browser without it by a cross, in words, too', async () => {
    const { getByRole } = await renderFeature('css-typed-om');
    const row = getByRole('list', { name: /^Browsers with/ });

    expect(within(row).getAllByText('Firefox')[0]).toHaveTextContent('✕ Firefox: not supported');
  });

  it('quotes what is missing from the compat data, with who lacks it', async () => {
    const { getByRole } = await renderFeature('overscroll-behavior');
    const section = getByRole('heading', { name: 'What’s missing' }).closest('section')!;

    expect(within(section).getAllByRole('listitem')[0]).toHaveTextContent(
      /^“The property has no effect .*”Safari on iOS .* · \d+\.\d % of your audience$/,
    );
  });

  it('says to ship what reaches the line, and nothing else', async () => {
    const { getByRole } = await renderFeature('has', { linePercent: 80 });
    const section = getByRole('heading', { name: 'What to do' }).closest('section')!;

    expect(section).toHaveTextContent('Ship it. Your line is reached, so it needs no fallback.');
    expect(within(section).getAllByRole('listitem')).toHaveLength(1);
  });

  it('says to write the prefixed name as well, where that is what browsers need', async () => {
    const { getByRole } = await renderFeature('box-decoration-break');
    const section = getByRole('heading', { name: 'What to do' }).closest('section')!;

    expect(section).toHaveTextContent(
      /Write the prefixed name as well\. \d+\.\d.% of your audience use browsers that need -webkit-\. Put the standard name last, so that it wins where both work\./,
    );
  });

  it('offers a polyfill with its price, and code that loads it where it is needed', async () => {
    const { getByRole } = await renderFeature('popover');
    const section = getByRole('heading', { name: 'What to do' }).closest('section')!;

    expect(section).toHaveTextContent(
      /Load a polyfill where it’s missing\. @oddbird\/popover-polyfill [\d.]+ is [\d.]+ kB \(minified, Brotli\) for [\d.]+.% of your audience; the others load nothing\./,
    );
    expect(section).toHaveTextContent(
      "if (!('popover' in HTMLElement.prototype)) { await import('@oddbird/popover-polyfill'); }",
    );
    expect(
      within(section).getByRole('button', { name: 'Copy the loader of a polyfill for Popover' }),
    ).toBeVisible();
  });

  it('offers a build tool that rewrites the feature for older browsers', async () => {
    const { getByRole } = await renderFeature('nesting');
    const section = getByRole('heading', { name: 'What to do' }).closest('section')!;

    expect(section).toHaveTextContent(
      /Rewrite it when you build\. lightningcss [\d.]+ rewrites it for older browsers\. A sample went from 28 bytes to 30 bytes\./,
    );
  });

  it('offers a test to copy and a month to wait for below the line', async () => {
    const { getByRole } = await renderFeature('subgrid', { linePercent: 97 });
    const section = getByRole('heading', { name: 'What to do' }).closest('section')!;

    expect(section).toHaveTextContent(/Ship it behind a test\. It passes for 9\d\.\d %/);
    expect(within(section).getByText(/^@supports/)).toBeInTheDocument();
    expect(
      within(section).getByRole('button', { name: 'Copy the test for Subgrid' }),
    ).toHaveTextContent('Copy');
    expect(section).toHaveTextContent(/Wait until|Don’t plan on waiting/);
  });

  it('names what code inside the test may use as well, three of many', async () => {
    const { getByRole } = await renderFeature('scroll-driven-animations');
    const section = getByRole('heading', { name: 'What to do' }).closest('section')!;
    const sentence = within(section).getByText(/^Inside this test you can also use/);

    expect(sentence).toHaveTextContent(
      /use .+, .+, .+ and more, which are below your line: every browser version that passes it has them\.$/,
    );
    expect(within(sentence).getAllByRole('link')).toHaveLength(4);
    expect(within(sentence).getByRole('link', { name: /more$/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/features\?q=proven_by%3Ascroll-driven-animations/),
    );
  });

  it('names parts as people do, by kind, with the path on hover', async () => {
    const { getByRole } = await renderFeature('dialog-closedby');
    const table = getByRole('table', { name: /^Parts of/ });
    const names = within(table).getAllByRole('link');

    expect(within(table).getByText('Web APIs')).toBeInTheDocument();
    expect(within(table).getByText('HTML elements')).toBeInTheDocument();
    expect(names.map(({ textContent, title }) => [textContent, title])).toEqual(
      expect.arrayContaining([
        ['HTMLDialogElement.closedBy', 'api.HTMLDialogElement.closedBy'],
        ['<dialog closedby>', 'html.elements.dialog.closedby'],
      ]),
    );
  });

  it('links to the feature’s own MDN page first, by title, and counts the others', async () => {
    const { getByText } = await renderFeature('temporal');
    const pages = within(getByText('MDN').nextElementSibling as HTMLElement);

    expect(pages.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Temporal',
      expect.not.stringContaining('/'),
      expect.not.stringContaining('/'),
      expect.stringMatching(/^and \d+ more, by part$/),
    ]);
  });
});
