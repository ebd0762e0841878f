import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { PageMain } from '@/client/ui/PageMain';
import { SkipLink } from '@/client/ui/SkipLink';
import { lazySection } from '@/relay/route/lazySection';
import { useSite } from '@/relay/route/RouteRoot';
import { ConnectionNotice } from './ConnectionNotice';
import { SiteHeader } from './SiteHeader';
import { useFocusOnNavigation } from './useFocusOnNavigation';
import { WhenIdle } from './WhenIdle';

const SiteFooter = lazySection(
  async () => (await import(/* webpackChunkName: "frame-sections" */ './SiteFooter')).SiteFooter,
);

const AudienceNotice = lazySection(
  async () =>
    (await import(/* webpackChunkName: "frame-sections" */ './AudienceNotice')).AudienceNotice,
);

const loadIdleNotices = async () =>
  (await import(/* webpackChunkName: "offline" */ './IdleNotices')).IdleNotices;
/** Parts that most readers don't need: few have a stack. */
const loadIdleParts = async () =>
  (await import(/* webpackChunkName: "stack" */ './IdleParts')).IdleParts;

interface FrameProps {
  /** The server could load the frame's own data. */
  readonly hasData: boolean;
  readonly children: ReactNode;
}

export function Frame({ hasData, children }: FrameProps) {
  const { audience, line } = useRouter().query;
  const isNoted = (useSite()?.notice ?? audience ?? line) !== undefined;
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <SiteHeader
        hasData={hasData}
        notices={
          <>
            {isNoted && <AudienceNotice />}
            <ConnectionNotice />
            <WhenIdle load={loadIdleNotices} />
          </>
        }
      />
      <PageMain>{children}</PageMain>
      <WhenIdle load={loadIdleParts} />
      <SiteFooter hasData={hasData} />
    </>
  );
}
