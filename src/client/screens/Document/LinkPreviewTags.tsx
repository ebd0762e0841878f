import type { JSX } from 'react';
import type { previewOfPage } from '@/relay/route/serverSide';
import { getCanonical } from './finishHead';

interface LinkPreviewTagsProps {
  readonly origin: string;
  readonly head: readonly (JSX.Element | null)[];
  readonly preview: Awaited<ReturnType<typeof previewOfPage>>;
}

/** Tags for other sites and search engines, which need absolute addresses. */
export function LinkPreviewTags({ origin, head, preview }: LinkPreviewTagsProps) {
  const canonical = getCanonical(head);
  const image = preview?.image ?? SITE_IMAGE;
  return (
    <>
      <meta property="og:image" content={`${origin}${image.path}`} />
      <meta property="og:image:alt" content={preview?.description ?? IMAGE_ALT} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(image.height)} />
      <meta name="twitter:card" content="summary_large_image" />
      {preview && (
        <script type="application/ld+json">{toJsonLd(origin, preview.breadcrumbs)}</script>
      )}
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
    </>
  );
}

const SITE_IMAGE = { path: '/og.png', width: 1200, height: 630 };
const IMAGE_ALT =
  'Plimsoll: Can we ship this feature? Answers for any web-platform feature and your own audience.';

type Breadcrumbs = NonNullable<LinkPreviewTagsProps['preview']>['breadcrumbs'];

/** Search engines show it in place of the address. */
function toJsonLd(origin: string, breadcrumbs: Breadcrumbs): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
    // React does not escape the text of a script, and no name may end the script.
  }).replaceAll('<', '\\u003c');
}
