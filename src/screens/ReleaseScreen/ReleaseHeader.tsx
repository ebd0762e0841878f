import { graphql, useFragment } from 'react-relay/hooks';

import type { ReleaseHeader_release$key } from '@/__generated__/ReleaseHeader_release.graphql';
import { formatPercent } from '@/domain/formatPercent';
import { Link } from '@/relay/Link';
import { compareHref } from '@/screens/sections/compareHref';
import { PageMeta } from '@/screens/sections/PageMeta';
import { releaseHref } from '@/screens/sections/releaseHref';
import { DefinitionFacts } from '@/ui/DefinitionFacts';
import { PageTitle } from '@/ui/PageTitle';
import { TimeText } from '@/ui/TimeText';

import styles from './ReleaseHeader.module.css';

export function ReleaseHeader(props: { readonly release: ReleaseHeader_release$key }) {
  const {
    version,
    releasedOn,
    status,
    engine,
    engineVersion,
    notesUrl,
    share,
    browser,
    previous,
    next,
  } = useFragment(
    graphql`
      fragment ReleaseHeader_release on Release {
        version
        releasedOn
        status
        engine
        engineVersion
        notesUrl
        share(audience: $audience)
        browser {
          slug
          name
        }
        previous {
          version
        }
        next {
          version
        }
      }
    `,
    props.release,
  );
  const title = `${browser.name} ${version}`;
  const crumbs = [
    { label: 'Browsers', href: '/browsers' },
    { label: browser.name, href: `/browsers/${browser.slug}` },
  ];
  const facts = [
    { term: 'Released', detail: releasedOn && <TimeText date={releasedOn} /> },
    { term: 'Status', detail: status },
    { term: 'Engine', detail: engine && [engine, engineVersion].filter(Boolean).join(' ') },
    { term: 'Share of your audience', detail: formatPercent(share) },
    {
      term: 'Release notes',
      detail: notesUrl && (
        <a href={notesUrl} rel="noreferrer">
          {new URL(notesUrl).hostname}
        </a>
      ),
    },
  ];
  return (
    <>
      <PageMeta
        title={`What ${title} brought`}
        description={`The web features and compat keys that ${title} was the first release of ${browser.name} to support.`}
        path={releaseHref(browser.slug, version)}
      />
      <PageTitle crumbs={crumbs} title={title} />
      <div className={styles.facts}>
        <DefinitionFacts facts={facts} layout="wide" />
      </div>
      <nav aria-label="Neighbouring releases" className={styles.neighbours}>
        {previous && (
          <Link href={releaseHref(browser.slug, previous.version)} rel="prev">
            {`Before: ${previous.version}`}
          </Link>
        )}
        {next && (
          <Link href={releaseHref(browser.slug, next.version)} rel="next">
            {`After: ${next.version}`}
          </Link>
        )}
        <Link
          href={compareHref(
            { browser: browser.slug, version },
            { browser: browser.slug, version: previous?.version ?? '' },
          )}
        >
          Compare with another release
        </Link>
      </nav>
    </>
  );
}
