import type { SiteFooter_query$key } from '@/__generated__/SiteFooter_query.graphql';
import { DataDays } from '@/client/sections/DataDays';
import { OwnTelemetrySwitch } from '@/client/sections/OwnTelemetrySwitch';
import { OwnThemeSwitch } from '@/client/sections/OwnThemeSwitch';
import { FooterLayout } from '@/client/ui/FooterLayout';
import { TimeText } from '@/client/ui/TimeText';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { SiteData } from './SiteData';
import styles from './SiteFooter.module.css';

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
        catalogue @catch(to: NULL) {
          ...DataDays_catalogue
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
      {catalogue && (
        <>
          <Link href={href.data()}>Data</Link>: <DataDays catalogue={catalogue} />
          {'. '}
        </>
      )}
      Computed on <TimeText date={baselineNow.asOf} style="day" />
      {audience && ` for ${audience.name}`}
    </>
  );
  const packages = catalogue?.packages.map(({ name, version, license }) => ({
    name,
    version,
    license,
  }));
  return (
    <FooterLayout packages={packages ?? []} computed={computed} switches={switches} links={links} />
  );
}

const links = [
  <Link href={href.compat()}>Compat data</Link>,
  <Link href={href.scan()}>Scan your code</Link>,
  <Link href={href.policy()}>Support policy</Link>,
  <Link href={href.workspaces()}>Teams</Link>,
  <Link href={href.audiences()}>Audiences</Link>,
  <Link href={href.stats()}>Statistics</Link>,
  <Link href={href.changes()}>Changes</Link>,
  <a href={href.forecast()}>How forecasts work</a>,
  <a href={href.developers()}>API and explorer</a>,
  <Link href={href.privacy()}>Privacy</Link>,
  <Link href={href.account()}>Your data in this browser</Link>,
];

const switches = (
  <>
    <p className={styles.keys}>
      Press <kbd>?</kbd> to see the keys of this site.
    </p>
    <OwnThemeSwitch />
    <OwnTelemetrySwitch />
  </>
);
