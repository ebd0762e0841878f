import { graphql, useFragment } from 'react-relay/hooks';

import type { BrowserHeader_browser$key } from '@/__generated__/BrowserHeader_browser.graphql';
import { formatCount } from '@/domain/formatCount';
import { formatPercent } from '@/domain/formatPercent';
import { Link } from '@/relay/Link';
import { browserTypeWords } from '@/screens/sections/browserTypeWords';
import { PageMeta } from '@/screens/sections/PageMeta';
import { releaseHref } from '@/screens/sections/releaseHref';
import { DefinitionFacts } from '@/ui/DefinitionFacts';
import { PageTitle } from '@/ui/PageTitle';
import { TimeText } from '@/ui/TimeText';

import styles from './BrowserHeader.module.css';

export function BrowserHeader(props: { readonly browser: BrowserHeader_browser$key }) {
  const { slug, name, type, isCore, upstream, releaseCount, currentRelease, share } = useFragment(
    graphql`
      fragment BrowserHeader_browser on Browser {
        slug
        name
        type
        isCore
        upstream {
          slug
          name
        }
        releaseCount
        currentRelease {
          version
          releasedOn
          engine
          engineVersion
        }
        share(audience: $audience)
      }
    `,
    props.browser,
  );
  const facts = [
    { term: 'Share of your audience', detail: formatPercent(share) },
    {
      term: 'Current release',
      detail: currentRelease && (
        <>
          <Link
            href={releaseHref(slug, currentRelease.version)}
          >{`${name} ${currentRelease.version}`}</Link>
          {currentRelease.releasedOn && ', '}
          {currentRelease.releasedOn && <TimeText date={currentRelease.releasedOn} />}
        </>
      ),
    },
    {
      term: 'Engine',
      detail:
        currentRelease?.engine &&
        [currentRelease.engine, currentRelease.engineVersion].filter(Boolean).join(' '),
    },
    { term: 'Kind', detail: browserTypeWords(type) },
    {
      term: 'Built on',
      detail: upstream && <Link href={`/browsers/${upstream.slug}`}>{upstream.name}</Link>,
    },
    { term: 'Decides Baseline', detail: isCore && 'one of the seven core browsers' },
    { term: 'Releases', detail: formatCount(releaseCount) },
  ];
  return (
    <>
      <PageMeta
        title={`${name}: releases`}
        description={`Every release of ${name}: when it came, its engine, how many web features it brought, and the share of your audience that uses it.`}
        path={`/browsers/${slug}`}
      />
      <PageTitle crumbs={[{ label: 'Browsers', href: '/browsers' }]} title={name} />
      <div className={styles.facts}>
        <DefinitionFacts facts={facts} layout="wide" />
      </div>
    </>
  );
}
