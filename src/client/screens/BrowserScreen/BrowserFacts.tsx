import type { BrowserFacts_browser$key } from '@/__generated__/BrowserFacts_browser.graphql';
import { browserTypeWords } from '@/client/sections/browserTypeWords';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { TimeText } from '@/client/ui/TimeText';
import { formatCount, formatPercent } from '@/domain/format';
import { missingFeaturesHref } from '@/domain/routes/browsers';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from './BrowserFacts.module.css';

/** What a browser is, and how much of the reader's audience uses it. */
export function BrowserFacts({
  dataOn,
  ...props
}: {
  readonly browser: BrowserFacts_browser$key;
  /** ISO day on which the data was made. */
  readonly dataOn: string;
}) {
  const result = useFragment(
    graphql`
      fragment BrowserFacts_browser on Browser @catch {
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
  if (!result.ok)
    return <SectionFailure what="The facts about the browser" errors={result.errors} />;
  const { slug, name, type, isCore, upstream, releaseCount, currentRelease, share } = result.value;
  const facts = [
    { term: 'Share of your audience', detail: share === 0 ? 'none' : formatPercent(share) },
    {
      term: 'Current release',
      detail: currentRelease && (
        <>
          <Link
            href={href.release(slug, currentRelease.version)}
          >{`${name} ${currentRelease.version}`}</Link>
          {currentRelease.releasedOn && ', '}
          {currentRelease.releasedOn && <TimeText date={currentRelease.releasedOn} />}
          {currentRelease.releasedOn &&
            currentRelease.releasedOn > dataOn &&
            ` (planned day; the data is of ${dataOn})`}
        </>
      ),
    },
    {
      term: 'Engine',
      detail:
        currentRelease?.engine &&
        [currentRelease.engine, currentRelease.engineVersion].filter(Boolean).join(' '),
    },
    { term: 'Type', detail: browserTypeWords(type) },
    {
      term: 'Based on',
      detail: upstream && <Link href={href.browser(upstream.slug)}>{upstream.name}</Link>,
    },
    { term: 'Counts towards Baseline', detail: isCore && 'yes' },
    { term: 'Releases', detail: formatCount(releaseCount) },
    {
      term: 'I must support an old one',
      detail: <Link href={missingFeaturesHref(slug)}>What can’t I use?</Link>,
    },
  ];
  return (
    <div className={styles.facts}>
      <DefinitionFacts facts={facts} layout="wide" />
    </div>
  );
}
