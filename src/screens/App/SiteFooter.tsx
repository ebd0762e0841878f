import { graphql, useFragment } from 'react-relay/hooks';

import type { SiteFooter_query$key } from '@/__generated__/SiteFooter_query.graphql';
import { Link } from '@/relay/Link';
import { OwnTelemetrySwitch } from '@/screens/sections/OwnTelemetrySwitch';
import { OwnThemeSwitch } from '@/screens/sections/OwnThemeSwitch';
import { FooterLayout } from '@/ui/FooterLayout';
import { TimeText } from '@/ui/TimeText';

import { SiteData } from './SiteData';

export function SiteFooter({ hasData }: { hasData: boolean }) {
  const bare = <FooterLayout packages={[]} switches={switches} links={links} />;
  return hasData ? (
    <SiteData fallback={bare}>{(query) => <AnsweredFooter query={query} />}</SiteData>
  ) : (
    bare
  );
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
  return (
    <FooterLayout
      packages={catalogue.packages}
      computed={computed}
      switches={switches}
      links={links}
    />
  );
}

const links = (
  <>
    <Link href="/stats">Statistics</Link>
    <a href="/about/forecast">How forecasts are made</a>
    <a href="/developers">The API and its explorer</a>
    <Link href="/privacy">Privacy</Link>
    <Link href="/account">This browser</Link>
  </>
);

const switches = (
  <>
    <OwnThemeSwitch />
    <OwnTelemetrySwitch />
  </>
);
