import type {
  AudienceDetail_audience$data,
  AudienceDetail_audience$key,
} from '@/__generated__/AudienceDetail_audience.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { Section } from '@/client/ui/Section';
import { ShareBars } from '@/client/ui/ShareBars';
import { formatCount, formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { addressWith } from '@/domain/routes/ownAddress';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { AndroidSpread } from './AndroidSpread';
import styles from './AudienceDetail.module.css';
import { useReturnAddress } from './useReturnAddress';

export function AudienceDetail(props: { audience: AudienceDetail_audience$key }) {
  const result = useFragment(
    graphql`
      fragment AudienceDetail_audience on Audience @catch {
        ...AndroidSpread_audience
        key
        name
        trackedShare
        worldShare
        releaseCount
        sourceNote
        unmapped {
          name
          share
        }
        browsers {
          browser {
            slug
            name
          }
          share
        }
      }
    `,
    props.audience,
  );
  const from = useReturnAddress();
  const line = String(usePreferences().linePercent);
  if (!result.ok)
    return <SectionFailure what="The details of the audience" errors={result.errors} />;
  const audience = result.value;
  return (
    <Section
      title={`Current: ${audience.name}`}
      aside={
        from !== '/' && (
          <Link href={addressWith(from, { audience: audience.key, line })}>
            Back with this audience
          </Link>
        )
      }
    >
      <Facts audience={audience} />
      <Sources audience={audience} />
      <AndroidSpread audience={audience} />
      <BrowserBars audience={audience} />
    </Section>
  );
}

type Audience = Caught<AudienceDetail_audience$data>;

function Facts({ audience }: { readonly audience: Audience }) {
  const { trackedShare, worldShare, releaseCount } = audience;
  return (
    <DefinitionFacts
      layout="wide"
      facts={[
        {
          term: 'Version known for',
          detail: `${formatPercent(trackedShare)} of the audience`,
        },
        {
          term: 'Of the world',
          detail: worldShare != null && `${formatPercent(worldShare)} of its page views`,
        },
        { term: 'Releases', detail: formatCount(releaseCount) },
      ]}
    />
  );
}

function Sources({ audience: { key, sourceNote } }: { readonly audience: Audience }) {
  return (
    <>
      <p className={styles.source}>{sourceNote}</p>
      <p className={styles.source}>
        <Link href={href.audience(key)}>
          Audience details: browser age and the cost of old versions
        </Link>
      </p>
    </>
  );
}

function BrowserBars({ audience: { name, browsers, unmapped } }: { readonly audience: Audience }) {
  return (
    <>
      <ShareBars
        caption={`Share of ${name}, by browser`}
        bars={browsers.map(({ browser, share }) => ({
          key: browser.slug,
          label: <Link href={href.browser(browser.slug)}>{browser.name}</Link>,
          share,
        }))}
      />
      {unmapped.length > 0 && <Unmapped parts={unmapped} />}
    </>
  );
}

function Unmapped({
  parts,
}: {
  parts: readonly { readonly name: string; readonly share: number }[];
}) {
  const named = parts.map(({ name, share }) => `${name} (${formatPercent(share)})`).join(', ');
  return (
    <p className={styles.source}>{`Not matched to a version, so always unknown: ${named}.`}</p>
  );
}
