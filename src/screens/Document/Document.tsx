import NextDocument, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { isValidElement, type JSX } from 'react';
import { cookieValue, THEME_COOKIE } from '@/domain/preferences';
import { parseTheme, type Theme } from '@/domain/Theme';
import { headOfPage, siteOrigin } from '@/relay/network/serverNetwork';
import { type AlternateLink, alternateLinks } from '@/routes/alternateLinks';

interface DocumentOwnProps {
  readonly theme: Theme;
  /** Absent on static pages, which are built before the origin is known. */
  readonly origin: string | undefined;
  /** Only for pages that exist. */
  readonly alternates: readonly AlternateLink[];
  /** The trace that the page's telemetry continues. */
  readonly trace: Awaited<ReturnType<typeof headOfPage>>;
}

/** The HTML document. It sets the theme on the server, so that a dark page never flashes white. */
export class Document extends NextDocument<DocumentOwnProps> {
  static override async getInitialProps(context: DocumentContext) {
    const initial = await NextDocument.getInitialProps(context);
    const origin = context.req && (await siteOrigin());
    return {
      ...initial,
      theme: parseTheme(cookieValue(context.req?.headers.cookie, THEME_COOKIE)),
      origin,
      alternates:
        origin !== undefined && context.res?.statusCode === 200
          ? alternateLinks(context.asPath ?? '/', origin)
          : [],
      trace: await headOfPage(context),
    };
  }

  override render() {
    const { theme, origin, alternates, head, trace } = this.props;
    return (
      <Html lang="en" data-theme={theme === 'system' ? undefined : theme}>
        <Head>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="manifest" href="/manifest.webmanifest" />
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            title="Plimsoll"
            href="/opensearch.xml"
          />
          <meta name="color-scheme" content="light dark" />
          <meta
            name="theme-color"
            media="(prefers-color-scheme: light)"
            content={theme === 'dark' ? DARK_PAPER : LIGHT_PAPER}
          />
          <meta
            name="theme-color"
            media="(prefers-color-scheme: dark)"
            content={theme === 'light' ? LIGHT_PAPER : DARK_PAPER}
          />
          <meta property="og:site_name" content="Plimsoll" />
          <meta property="og:type" content="website" />
          {alternates.map(({ type, title, href }) => (
            <link key={href} rel="alternate" type={type} title={title} href={href} />
          ))}
          {origin !== undefined && <AbsoluteAddresses origin={origin} head={head ?? []} />}
          {trace.map(({ name, content }) => (
            <meta key={name} name={name} content={content} />
          ))}
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}

/** Metadata that requires absolute URLs, such as link previews. */
function AbsoluteAddresses({
  origin,
  head,
}: {
  readonly origin: string;
  readonly head: readonly (JSX.Element | null)[];
}) {
  const canonical = head.find(
    (element) =>
      isValidElement<{ rel?: string; href?: string }>(element) && element.props.rel === 'canonical',
  );
  return (
    <>
      <meta property="og:image" content={`${origin}/og.png`} />
      <meta property="og:image:alt" content={IMAGE_ALT} />
      {canonical && (
        <meta
          property="og:url"
          content={`${origin}${(canonical.props as { href: string }).href}`}
        />
      )}
    </>
  );
}

const IMAGE_ALT =
  'Plimsoll: Can we ship this feature? Answers for any web-platform feature and your own audience.';

/** `--paper` in ui/tokens.css, repeated because `theme-color` can't use custom properties. */
const LIGHT_PAPER = '#fbfaf6';
const DARK_PAPER = '#0e1720';
