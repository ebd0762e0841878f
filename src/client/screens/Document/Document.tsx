import NextDocument, { type DocumentContext, Head, Html, Main, NextScript } from 'next/document';
import { LoadLineDefs } from '@/client/ui/LoadLineDefs';
import { parseTheme, type Theme } from '@/client/ui/Theme';
import { AS_OF_HEADER } from '@/domain/asOf';
import { DEFAULT_LOCALE, type Locale } from '@/domain/messages/locale';
import { cookieValue, THEME_COOKIE } from '@/domain/preferences';
import { DEVELOPMENT_NONCE, EARLY_PRESS_SCRIPT, MEMBER_COOKIE } from '@/domain/protocol';
import { type AlternateLink, alternateLinks } from '@/domain/routes/answers';
import { isWholeInLocale, localeOfPage } from '@/domain/routes/translated';
import { headOfPage, previewOfPage, siteOrigin } from '@/relay/route/serverSide';
import { finishHead } from './finishHead';
import { InertHead } from './InertHead';
import { LinkPreviewTags } from './LinkPreviewTags';

interface DocumentOwnProps {
  readonly theme: Theme;
  /** A reader is signed in, so the header shows their menu’s link. */
  readonly isMember: boolean;
  /**
   * True if the page shows earlier data. Such a page runs no script, because a script would fetch
   * and save today's data.
   */
  readonly isInert: boolean;
  /** Of the page as a whole; of a page that has only a verdict in it, English. */
  readonly locale: Locale;
  /** Absent on static pages, which are built before the origin is known. */
  readonly origin: string | undefined;
  /** Only for pages that exist. */
  readonly alternates: readonly AlternateLink[];
  /** For a page about a feature or key. */
  readonly preview: Awaited<ReturnType<typeof previewOfPage>>;
  /** The trace that the page's telemetry continues. */
  readonly trace: Awaited<ReturnType<typeof headOfPage>>;
}

/** The HTML document. It sets the theme on the server, so that a dark page never flashes white. */
export class Document extends NextDocument<DocumentOwnProps> {
  static override async getInitialProps(context: DocumentContext) {
    const initial = await NextDocument.getInitialProps(context);
    const origin = context.req && (await siteOrigin());
    const isFound = origin !== undefined && context.res?.statusCode === 200;
    const preview = isFound ? await previewOfPage(context.asPath ?? '/') : undefined;
    return {
      ...initial,
      ...(origin !== undefined && { head: finishHead(initial.head ?? [], origin, preview) }),
      isInert: context.req?.headers[AS_OF_HEADER] !== undefined,
      theme: parseTheme(cookieValue(context.req?.headers.cookie, THEME_COOKIE)),
      isMember: cookieValue(context.req?.headers.cookie, MEMBER_COOKIE) === '1',
      locale: localeOfDocument(context),
      origin,
      alternates: isFound ? alternateLinks(context.asPath ?? '/', origin) : [],
      preview,
      trace: await headOfPage(context),
    };
  }

  override render() {
    const { theme, isMember, isInert, locale, origin, alternates, head, preview, trace } =
      this.props;
    const PageHead = isInert ? InertHead : Head;
    return (
      <Html
        lang={locale}
        data-theme={theme === 'system' ? undefined : theme}
        data-member={isMember ? '' : undefined}
      >
        <PageHead>
          {isInert && <meta name="robots" content="noindex" />}
          <link rel="icon" href="/favicon.ico" sizes="32x32" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="manifest" href="/manifest.webmanifest" />
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            title="Plimsoll"
            href="/opensearch.xml"
          />
          <meta name="color-scheme" content="light dark" />
          {themeColors(theme)}
          <meta property="og:site_name" content="Plimsoll" />
          <meta property="og:type" content="website" />
          {alternates.map(({ type, title, href }) => (
            <link key={href} rel="alternate" type={type} title={title} href={href} />
          ))}
          {origin !== undefined && (
            <LinkPreviewTags origin={origin} head={head ?? []} preview={preview} />
          )}
          {trace.map(({ name, content }) => (
            <meta key={name} name={name} content={content} />
          ))}
        </PageHead>
        <body>
          {!isInert && <script dangerouslySetInnerHTML={{ __html: EARLY_PRESS_SCRIPT }} />}
          <LoadLineDefs />
          <Main />
          {!isInert && (
            <NextScript
              {...(process.env.NODE_ENV === 'development' && { nonce: DEVELOPMENT_NONCE })}
            />
          )}
        </body>
      </Html>
    );
  }
}

function localeOfDocument({ asPath = '/', req }: DocumentContext): Locale {
  const language = localeOfPage(asPath, req?.headers['accept-language']);
  return language && isWholeInLocale(asPath) ? language.locale : DEFAULT_LOCALE;
}

/** `--paper` in ui/tokens.css, repeated because `theme-color` can't use custom properties. */
const LIGHT_PAPER = '#fbfaf6';
const DARK_PAPER = '#0e1720';

/** Elements rather than a component, because Next’s <Head> looks at its own children. */
function themeColors(theme: Theme) {
  return (
    <>
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
    </>
  );
}
