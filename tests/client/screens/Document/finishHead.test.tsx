import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { finishHead } from '@/client/screens/Document/finishHead';
import { LinkPreviewTags } from '@/client/screens/Document/LinkPreviewTags';
import { linkPreview } from '@/server/api/answers/linkPreview';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const ORIGIN = 'https://plimsoll.example';
const HEAD = [
  createElement('title', { key: 't' }, ':has()'),
  createElement('meta', { key: 'd', name: 'description', content: 'old' }),
  createElement('meta', { key: 'o', property: 'og:description', content: 'old' }),
  createElement('link', { key: 'c', rel: 'canonical', href: '/features/has' }),
];

const previewOf = (address: string) =>
  linkPreview(loadCatalogue(), address, '2026-11-21', new Map());

describe('finishHead', () => {
  it('makes the verdict the description and the canonical address absolute', () => {
    const html = renderToStaticMarkup(finishHead(HEAD, ORIGIN, previewOf('/features/has')));

    expect(html).not.toContain('old');
    expect(html.match(/content=":has\(\): Yes\. /g)).toHaveLength(2);
    expect(html).toContain('rel="canonical" href="https://plimsoll.example/features/has"');
    expect(html).toContain('<title>:has()</title>');
  });

  it('leaves the description of other pages as it is', () => {
    expect(renderToStaticMarkup(finishHead(HEAD, ORIGIN, undefined))).toContain('content="old"');
  });
});

describe('LinkPreviewTags', () => {
  const render = (address: string) =>
    renderToStaticMarkup(
      createElement(LinkPreviewTags, {
        origin: ORIGIN,
        head: finishHead(HEAD, ORIGIN, undefined),
        preview: previewOf(address),
      }),
    );

  it('shows a picture of the verdict, with its size and the way to the page', () => {
    const html = render('/features/dialog?audience=region:DE');
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)!;
    const data = JSON.parse(json) as { itemListElement: { name: string; item: string }[] };

    expect(html).toContain(
      'content="https://plimsoll.example/preview/features/dialog.png?audience=region:DE"',
    );
    expect(html).toContain('property="og:image:width" content="1200"');
    expect(data.itemListElement.at(-1)).toMatchObject({
      name: '<dialog>',
      item: 'https://plimsoll.example/features/dialog',
    });
  });

  it('shows the picture of the site for all other pages', () => {
    const html = render('/groups');

    expect(html).toContain('content="https://plimsoll.example/og.png"');
    expect(html).not.toContain('ld+json');
  });
});
