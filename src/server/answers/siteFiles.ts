// GET /robots.txt, /sitemap.xml, /opensearch.xml, /manifest.webmanifest: what crawlers and browsers
// ask a site for.
import { href } from '@/routes/href';
import type { AnswerKind, Asked } from './Answer';
import { markup } from './markup';
import { buildAddress } from './parseOptions';

const SEARCH_TERMS = '{searchTerms}';

export const robots: AnswerKind = {
  pattern: /^\/robots\.txt$/,
  parameters: [],
  type: 'text/plain; charset=utf-8',
  // Copies of a page for one audience or line say nothing a crawler needs.
  write: ({ origin }) =>
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /*?*audience=',
      'Disallow: /*?*line=',
      `Sitemap: ${origin}/sitemap.xml`,
      '',
    ].join('\n'),
  refuse: ({ message }) => `# ${message}\n`,
};

export const sitemap: AnswerKind = {
  pattern: /^\/sitemap\.xml$/,
  parameters: [],
  type: 'application/xml; charset=utf-8',
  write: (asked) =>
    markup`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listPaths(asked).map((path) => markup`<url><loc>${buildAddress(asked, path)}</loc></url>\n`)}</urlset>
`.text,
  refuse: ({ message }) => markup`<error>${message}</error>\n`.text,
};

/** Every page about one thing; 50,000 is the most a sitemap may hold. */
function listPaths({ catalogue }: Asked): string[] {
  const { features, browsers, groups, dataKeyIndexes } = catalogue;
  return [
    href.home(),
    href.features(),
    href.browsers(),
    href.groups(),
    href.baseline(),
    href.stats(),
    href.audiences(),
    href.developers(),
    href.forecast(),
    ...features.map(({ slug }) => href.feature(slug)),
    ...groups.map(({ path }) => href.group(path)),
    ...browsers.map(({ slug }) => href.browser(slug)),
    ...Array.from(dataKeyIndexes, (index) => href.compat(catalogue.keyAt(index).path)),
  ];
}

export const openSearch: AnswerKind = {
  pattern: /^\/opensearch\.xml$/,
  parameters: [],
  type: 'application/opensearchdescription+xml; charset=utf-8',
  write: ({ origin }) =>
    markup`<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Plimsoll</ShortName>
<Description>Can we ship this web-platform feature?</Description>
<Image type="image/svg+xml">${origin}/icon.svg</Image>
<Url type="text/html" template="${origin}${href.search()}?q=${SEARCH_TERMS}"/>
</OpenSearchDescription>
`.text,
  refuse: ({ message }) => markup`<error>${message}</error>\n`.text,
};

export const manifest: AnswerKind = {
  pattern: /^\/manifest\.webmanifest$/,
  parameters: [],
  type: 'application/manifest+json; charset=utf-8',
  write: () =>
    `${JSON.stringify({
      name: 'Plimsoll',
      description: 'Can we ship this web-platform feature? Answered for your own audience.',
      start_url: href.home(),
      scope: href.home(),
      display: 'minimal-ui',
      icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
    })}\n`,
  refuse: ({ message }) => `${JSON.stringify({ error: message })}\n`,
};
