import type { AudienceFacts_audience$key } from '@/__generated__/AudienceFacts_audience.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { formatCountWithNoun, formatPercent } from '@/domain/format';
import { formatValueShare } from '@/domain/valueShare';
import { graphql, useFragment } from '@/relay/hooks';
import styles from './AudienceFacts.module.css';

export function AudienceFacts(props: { audience: AudienceFacts_audience$key }) {
  const result = useFragment(
    graphql`
      fragment AudienceFacts_audience on Audience @catch {
        trackedShare
        releaseCount
        worldShare
        endsOn
        value {
          name
          step
          knownShare
        }
        unmapped {
          name
          share
        }
      }
    `,
    props.audience,
  );
  if (!result.ok)
    return <SectionFailure what="The facts about the audience" errors={result.errors} />;
  const { trackedShare, releaseCount, worldShare, endsOn, value, unmapped } = result.value;
  const named = unmapped
    .slice(0, MAX_NAMED)
    .map((part) => `${part.name} (${formatPercent(part.share)})`);
  const rest = unmapped.length - named.length;
  return (
    <>
      <DefinitionFacts
        layout="wide"
        facts={[
          {
            term: 'Known to the release',
            detail: `${formatPercent(trackedShare)} of the audience`,
          },
          {
            term: 'Of the world',
            detail: worldShare != null && `${formatPercent(worldShare)} of its page views`,
          },
          {
            term: 'Worth',
            detail:
              value &&
              `the browser release is known for ${formatValueShare(value.knownShare, value.step)} of ${value.name}`,
          },
          { term: 'Releases', detail: formatCountWithNoun(releaseCount, 'release') },
          { term: 'Stored', detail: endsOn != null && `until ${endsOn}, or longer if used` },
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
