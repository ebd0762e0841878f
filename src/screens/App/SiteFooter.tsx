import { useSyncExternalStore } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';

import type { SiteFooter_query$key } from '@/__generated__/SiteFooter_query.graphql';
import { themeOf } from '@/domain/Theme';
import { Link } from '@/relay/Link';
import { OwnTelemetrySwitch } from '@/screens/sections/OwnTelemetrySwitch';
import { FooterLayout } from '@/ui/FooterLayout';
import { ThemeSwitch } from '@/ui/ThemeSwitch';
import { TimeText } from '@/ui/TimeText';

import { SiteData } from './SiteData';

export function SiteFooter({ hasData }: { hasData: boolean }) {
  const bare = <FooterLayout packages={[]} switches={switches} links={links} />;
  return hasData ? <SiteData fallback={bare}>{(query) => <AnsweredFooter query={query} />}</SiteData> : bare;
}

function AnsweredFooter({ query }: { query: SiteFooter_query$key }) {
  const { catalogue, baselineNow, audience } = useFragment(
    graphql`
      fragment SiteFooter_query on Query {
        catalogue {
          packages {
            name
            version
            license
          }
        }
        baselineNow {
          asOf
        }
        audience(key: $audience) {
          name
        }
      }
    `,
    query,
  );
  const computed = (
    <>
      Computed on <TimeText date={baselineNow.asOf} />
      {audience && ` for ${audience.name}`}
    </>
  );
  return <FooterLayout packages={catalogue.packages} computed={computed} switches={switches} links={links} />;
}

const links = (
  <>
    <a href="/developers">The API and its explorer</a>
    <Link href="/privacy">Privacy</Link>
  </>
);

const switches = (
  <>
    <ReaderThemeSwitch />
    <OwnTelemetrySwitch />
  </>
);

/** Only where scripts run: without them nothing could be switched, and the device's own setting decides. */
function ReaderThemeSwitch() {
  const hasScripts = useSyncExternalStore(neverChanges, () => true, () => false);
  return hasScripts && <ThemeSwitch value={themeOf(document.documentElement.dataset['theme'])} />;
}

const neverChanges = () => () => undefined;
