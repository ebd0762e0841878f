import type { AppProps } from 'next/app';
import { useEffect } from 'react';
import { startTelemetry } from '@/browser/telemetry/telemetry';
import { Failure } from '@/client/sections/Failure';
import { AnchorProvider } from '@/client/ui/Anchor';
import { fontClassNames } from '@/client/ui/fonts';
import { PageMain } from '@/client/ui/PageMain';
import { Link } from '@/relay/route/Link';
import { replayEdits, replayPress } from '@/relay/route/replayEdits';
import type { RouteProps } from '@/relay/route/RouteProps';
import { RouteRoot } from '@/relay/route/RouteRoot';
import { Frame } from './Frame';
import { Loading } from './Loading';

interface PageProps {
  /** Absent on the static error page. */
  readonly relay?: RouteProps;
}

const fallbacks = { Loading, Failure };

/** Wraps every page and never remounts: the environment, the reader's preferences and the frame. */
export function App({ Component, pageProps }: AppProps<PageProps>) {
  const { relay } = pageProps;
  // After hydration: effects of the outermost component run last.
  useEffect(() => {
    replayEdits(document);
    replayPress();
    startTelemetry();
  }, []);
  const page = <Component {...pageProps} />;
  return (
    <RouteRoot relay={relay} fallbacks={fallbacks}>
      <AnchorProvider value={Link}>
        <div className={fontClassNames}>
          {isBare(Component) ? (
            <PageMain>{page}</PageMain>
          ) : (
            <Frame hasData={relay !== undefined && isAnswered(relay)}>{page}</Frame>
          )}
        </div>
      </AnchorProvider>
    </RouteRoot>
  );
}

/** True for pages without the site around them, such as those for a team's customers. */
function isBare(page: object): boolean {
  return 'isBare' in page && page.isBare === true;
}

/**
 * Only a page that failed on the server can lack the frame's data; in the browser it is fetched if
 * missing.
 */
function isAnswered({ status, site }: RouteProps): boolean {
  return status !== 500 || site.payload !== undefined;
}
