import { graphql, useFragment } from 'react-relay/hooks';

import type { AudienceHeader_audience$key } from '@/__generated__/AudienceHeader_audience.graphql';
import { countOf } from '@/domain/formatCount';
import { formatPercent } from '@/domain/formatPercent';
import { Link } from '@/relay/Link';
import { usePreferences } from '@/relay/RouteRoot';
import { addressWith } from '@/screens/sections/addressWith';
import { audienceHref } from '@/screens/sections/audienceHref';
import { PageMeta } from '@/screens/sections/PageMeta';
import { DefinitionFacts } from '@/ui/DefinitionFacts';
import { PageTitle } from '@/ui/PageTitle';

import styles from './AudienceHeader.module.css';

export function AudienceHeader(props: { audience: AudienceHeader_audience$key }) {
  const { key, name, trackedShare, releaseCount, worldShare, sourceNote, endsOn, unmapped } =
    useFragment(
      graphql`
        fragment AudienceHeader_audience on Audience @throwOnFieldError {
          key
          name
          trackedShare
          releaseCount
          worldShare
          sourceNote
          endsOn
          unmapped {
            name
            share
          }
        }
      `,
      props.audience,
    );
  const { linePercent } = usePreferences();
  const named = unmapped
    .slice(0, MAX_NAMED)
    .map((part) => `${part.name} (${formatPercent(part.share)})`);
  const rest = unmapped.length - named.length;
  return (
    <>
      <PageMeta
        title={name}
        description={`Which browsers ${name} uses, how old they are, and what can be shipped to it.`}
        path={audienceHref(key)}
      />
      <PageTitle
        crumbs={[{ label: 'Audiences', href: '/audiences' }]}
        title={name}
        lede={<p>{sourceNote}</p>}
      />
      <p className={styles.use}>
        <Link href={addressWith('/features', { audience: key, line: String(linePercent) })}>
          See what this audience can use
        </Link>
      </p>
      <DefinitionFacts
        layout="wide"
        facts={[
          { term: 'Tracked', detail: `${formatPercent(trackedShare)} of the audience` },
          {
            term: 'Of the world',
            detail: worldShare != null && `${formatPercent(worldShare)} of its page views`,
          },
          { term: 'Made of', detail: countOf(releaseCount, 'release') },
          { term: 'Kept', detail: endsOn != null && `until ${endsOn}, longer if used` },
        ]}
      />
      {named.length > 0 && (
        <p
          className={styles.unknown}
        >{`Always unknown: ${named.join(', ')}${rest > 0 ? `, and ${rest} more` : ''}.`}</p>
      )}
    </>
  );
}

const MAX_NAMED = 12;
