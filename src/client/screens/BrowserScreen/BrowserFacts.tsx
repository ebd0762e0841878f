import type {
  BrowserFacts_browser$data,
  BrowserFacts_browser$key,
} from '@/__generated__/BrowserFacts_browser.graphql';
import { browserTypeWords } from '@/client/sections/browserTypeWords';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { TimeText } from '@/client/ui/TimeText';
import { formatCount, formatPercent } from '@/domain/format';
import { missingFeaturesHref } from '@/domain/routes/browsers';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './BrowserFacts.module.css';

type Browser = Caught<BrowserFacts_browser$data>;

/** A browser's type, engine and current release, and the share of the audience that uses it. */
export function BrowserFacts(props: { readonly browser: BrowserFacts_browser$key }) {
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
  const facts = listFacts(result.value);
  return (
    <div className={styles.facts}>
      <DefinitionFacts facts={facts} layout="wide" />
    </div>
  );
}

function listFacts(browser: Browser) {
  const { slug, name, type, isCore, upstream, releaseCount, currentRelease, share } = browser;
  return [
    { term: 'Share of your audience', detail: share === 0 ? 'none' : formatPercent(share) },
    {
      term: 'Current release',
      detail: currentRelease && <CurrentRelease {...{ slug, name }} release={currentRelease} />,
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
}

interface CurrentReleaseProps extends Pick<Browser, 'slug' | 'name'> {
  readonly release: NonNullable<Browser['currentRelease']>;
}

function CurrentRelease({ slug, name, release }: CurrentReleaseProps) {
  const { version, releasedOn } = release;
  return (
    <>
      <Link href={href.release(slug, version)}>{`${name} ${version}`}</Link>
      {releasedOn && ', '}
      {releasedOn && <TimeText date={releasedOn} />}
    </>
  );
}
