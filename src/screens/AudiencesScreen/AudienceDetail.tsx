import { graphql, useFragment } from 'react-relay/hooks';

import type { AudienceDetail_audience$key } from '@/__generated__/AudienceDetail_audience.graphql';
import { countOf } from '@/domain/formatCount';
import { formatPercent } from '@/domain/formatPercent';
import { Link } from '@/relay/Link';
import { usePreferences } from '@/relay/RouteRoot';
import { addressWith } from '@/screens/sections/addressWith';
import { audienceHref } from '@/screens/sections/audienceHref';
import { DefinitionFacts } from '@/ui/DefinitionFacts';
import { Section } from '@/ui/Section';
import { ShareBars } from '@/ui/ShareBars';

import { AndroidSpread } from './AndroidSpread';
import styles from './AudienceDetail.module.css';
import { useReturnAddress } from './useReturnAddress';

/** The audience in force: how much of it is known, and which browsers it is made of. */
export function AudienceDetail(props: { audience: AudienceDetail_audience$key }) {
  const audience = useFragment(
    graphql`
      fragment AudienceDetail_audience on Audience @throwOnFieldError {
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
  const bars = audience.browsers.map(({ browser, share }) => ({
    key: browser.slug,
    label: <Link href={`/browsers/${browser.slug}`}>{browser.name}</Link>,
    share,
  }));
  return (
    <Section
      title={`Now: ${audience.name}`}
      aside={
        from !== '/' && (
          <Link href={addressWith(from, { audience: audience.key, line })}>
            Back with this audience
          </Link>
        )
      }
    >
      <DefinitionFacts
        layout="wide"
        facts={[
          { term: 'Tracked', detail: `${formatPercent(audience.trackedShare)} of the audience` },
          {
            term: 'Of the world',
            detail:
              audience.worldShare != null &&
              `${formatPercent(audience.worldShare)} of its page views`,
          },
          { term: 'Made of', detail: countOf(audience.releaseCount, 'release') },
        ]}
      />
      <p className={styles.source}>{audience.sourceNote}</p>
      <p className={styles.source}>
        <Link href={audienceHref(audience.key)}>
          More about this audience: how old its browsers are, and what the oldest cost
        </Link>
      </p>
      <AndroidSpread audience={audience} />
      <ShareBars caption={`Share of ${audience.name}, by browser`} bars={bars} />
      {audience.unmapped.length > 0 && <Unmapped parts={audience.unmapped} />}
    </Section>
  );
}

function Unmapped({
  parts,
}: {
  parts: readonly { readonly name: string; readonly share: number }[];
}) {
  const named = parts.map(({ name, share }) => `${name} (${formatPercent(share)})`).join(', ');
  return (
    <p
      className={styles.source}
    >{`Not tracked release by release, so always unknown: ${named}.`}</p>
  );
}
