import NextDocument, { Head, Html, Main, NextScript, type DocumentContext } from 'next/document';

import { cookieValue, THEME_COOKIE } from '@/domain/preferences';
import { themeOf, type Theme } from '@/domain/Theme';
import { headOfPage } from '@/relay/serverNetwork';

interface DocumentOwnProps {
  readonly theme: Theme;
  /** Which trace the page's telemetry continues. */
  readonly trace: Awaited<ReturnType<typeof headOfPage>>;
}

/** The page's outermost markup. The theme is read here, so that a dark page is never white first. */
export class Document extends NextDocument<DocumentOwnProps> {
  static override async getInitialProps(context: DocumentContext) {
    const initial = await NextDocument.getInitialProps(context);
    return { ...initial, theme: themeOf(cookieValue(context.req?.headers.cookie, THEME_COOKIE)), trace: await headOfPage(context) };
  }

  override render() {
    const { theme, trace } = this.props;
    return (
      <Html lang="en" data-theme={theme === 'system' ? undefined : theme}>
        <Head>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" media="(prefers-color-scheme: light)" content={theme === 'dark' ? DARK_PAPER : LIGHT_PAPER} />
          <meta name="theme-color" media="(prefers-color-scheme: dark)" content={theme === 'light' ? LIGHT_PAPER : DARK_PAPER} />
          <meta property="og:site_name" content="Plimsoll" />
          <meta property="og:type" content="website" />
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

/** `--paper` of ui/tokens.css: the browser's own chrome cannot read custom properties. */
const LIGHT_PAPER = '#fbfaf6';
const DARK_PAPER = '#0e1720';
