// GET /opensearch.xml, /manifest.webmanifest: what browsers ask a site for.
import { href } from '@/domain/routes/href';
import { markup } from '@/server/platform/atom/markup';
import type { AnswerKind } from './Answer';

const SEARCH_TERMS = '{searchTerms}';

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
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: '/icon-maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    })}\n`,
  refuse: ({ message }) => `${JSON.stringify({ error: message })}\n`,
};
