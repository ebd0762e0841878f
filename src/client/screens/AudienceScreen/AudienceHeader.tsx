import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import type { AudienceHeader_audience$key } from '@/__generated__/AudienceHeader_audience.graphql';
import { rememberAudience } from '@/browser/device/rememberPreferences';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { addressWith } from '@/domain/routes/ownAddress';
import { graphql, useFragment } from '@/relay/hooks';
import { isForBrowser, Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './AudienceHeader.module.css';

/**
 * Opening features from here chooses the audience for every page; without scripts, the address
 * carries it.
 */
export function AudienceHeader(props: { audience: AudienceHeader_audience$key }) {
  const { key, name, sourceNote } = useFragment(
    graphql`
      fragment AudienceHeader_audience on Audience {
        key
        name
        sourceNote
      }
    `,
    props.audience,
  );
  const { linePercent } = usePreferences();
  const router = useRouter();

  function choose(event: MouseEvent<HTMLAnchorElement>) {
    if (isForBrowser(event)) return;
    event.preventDefault();
    rememberAudience(key);
    void router.push(href.features());
  }

  return (
    <>
      <PageMeta
        title={name}
        description={`Which browsers ${name} uses, how old they are, and which features reach it.`}
        path={href.audience(key)}
      />
      <PageTitle
        crumbs={[{ label: 'Audiences', href: href.audiences() }]}
        title={name}
        lede={<p>{sourceNote}</p>}
      />
      <p className={styles.use}>
        <Link
          href={addressWith(href.features(), { audience: key, line: String(linePercent) })}
          onClick={choose}
        >
          See features for this audience
        </Link>
      </p>
    </>
  );
}
