/** @jest-environment jsdom */
import type { ShareScreenQuery } from '@/__generated__/ShareScreenQuery.graphql';
import { ShareScreen, shareScreenQuery } from '@/client/screens/ShareScreen/ShareScreen';
import { badgeHtml, badgeMarkdown } from '@/client/sections/pasteTexts';
import { renderScreen } from '../../support/renderScreen';

const ORIGIN = 'http://localhost:3000';

const share = (slug: string, audience = 'world', linePercent = 95) =>
  renderScreen<ShareScreenQuery>(
    ShareScreen,
    shareScreenQuery,
    { slug, audience },
    { path: `/features/${slug}/share`, linePercent },
  );

describe('ShareScreen', () => {
  it('offers texts ready to paste, for the reader’s audience and line', async () => {
    const { getByText, getByRole } = await share('has', 'region:DE', 90);

    expect(
      getByText(
        `[![:has(): browser support](${ORIGIN}/badge/features/has.svg?audience=region:DE&line=90)](${ORIGIN}/features/has?audience=region:DE&line=90)`,
      ),
    ).toBeInTheDocument();
    expect(
      getByText(
        /^<iframe src="http:\/\/localhost:3000\/embed\/features\/has\?audience=region:DE&amp;line=90" title=":has\(\) on Plimsoll" width="480"/,
      ),
    ).toBeInTheDocument();
    expect(getByRole('img', { name: ':has(): browser support' })).toHaveAttribute(
      'src',
      '/badge/features/has.svg?audience=region:DE&line=90',
    );
  });

  it('links to feeds, data and configuration', async () => {
    const { getByRole } = await share('grid');
    const addressOf = (name: string) => getByRole('link', { name }).getAttribute('href');

    expect(addressOf('JSON')).toBe('/features/grid.json');
    expect(addressOf('Tell me when Grid reaches my line')).toBe(
      '/feeds/query?q=id:grid+coverage:%3E%3D95',
    );
    expect(addressOf('.browserslistrc')).toBe('/exports/browserslistrc?features=grid');
    expect(addressOf('ESLint')).toBe('/exports/eslint.json?features=grid');
    expect(addressOf('Stylelint')).toBe('/exports/stylelint.json?features=grid');
  });

  it('suggests similar features to share for an unknown slug', async () => {
    const { getByRole } = await share('hass');
    expect(getByRole('heading', { level: 1 })).toHaveTextContent('No feature called “hass”');
    expect(getByRole('link', { name: ':has()' })).toHaveAttribute('href', '/features/has/share');
  });

  it('escapes feature names in pasted markup', () => {
    const picture = {
      alt: '<dialog> & [x]',
      src: 'https://p.example/b.svg?a=1&b=2',
      href: 'https://p.example/',
    };
    expect(badgeMarkdown(picture)).toBe(
      '[![\\<dialog\\> \\& \\[x\\]](https://p.example/b.svg?a=1&b=2)](https://p.example/)',
    );
    expect(badgeHtml(picture)).toBe(
      '<a href="https://p.example/"><img src="https://p.example/b.svg?a=1&amp;b=2" alt="&lt;dialog&gt; &amp; [x]" height="20"></a>',
    );
  });
});
