import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import { useSite } from '@/relay/route/RouteRoot';
import { usePageAddress } from '@/relay/route/usePageAddress';
import { href } from '@/routes/href';
import { Notice } from '@/ui/Notice';
import { PageMain } from '@/ui/PageMain';
import { SkipLink } from '@/ui/SkipLink';
import { AgeNotice } from './AgeNotice';
import { ConnectionNotice } from './ConnectionNotice';
import { SiteHeader } from './SiteHeader';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { WhenIdle } from './WhenIdle';

const SiteFooter = lazySection(
  async () => (await import(/* webpackChunkName: "frame-sections" */ './SiteFooter')).SiteFooter,
);

const LinkNotice = lazySection(
  async () => (await import(/* webpackChunkName: "frame-sections" */ './LinkNotice')).LinkNotice,
);

const loadServiceWorkerNotice = async () =>
  (await import(/* webpackChunkName: "offline" */ './ServiceWorkerNotice')).ServiceWorkerNotice;
/** Most readers have no stack. */
const loadStackTray = async () =>
  (await import(/* webpackChunkName: "stack" */ './StackTray')).StackTray;

interface FrameProps {
  /** Whether the server could load the frame's own data. */
  readonly hasData: boolean;
  readonly children: ReactNode;
}

export function Frame({ hasData, children }: FrameProps) {
  const site = useSite();
  const address = usePageAddress();
  const { query } = useRouter();
  const isBrought = query['audience'] !== undefined || query['line'] !== undefined;
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <SiteHeader
        hasData={hasData}
        notices={
          <>
            {site?.notice === undefined ? (
              isBrought && <LinkNotice />
            ) : (
              <Notice
                action={<Link href={href.audiences({ from: address })}>Choose an audience</Link>}
              >
                {site.notice}
              </Notice>
            )}
            <ConnectionNotice />
            <AgeNotice />
            <WhenIdle load={loadServiceWorkerNotice} />
          </>
        }
      />
      <PageMain>{children}</PageMain>
      <WhenIdle load={loadStackTray} />
      <SiteFooter hasData={hasData} />
    </>
  );
}
