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
  return (
    <>
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
          { term: 'Worth', detail: value && worthSentence(value) },
          { term: 'Releases', detail: formatCountWithNoun(releaseCount, 'release') },
          { term: 'Stored', detail: endsOn != null && `until ${endsOn}, or longer if used` },
        ]}
      />
      {unmapped.length > 0 && (
        <p className={styles.unknown}>{`Always unknown: ${nameUnmapped(unmapped)}.`}</p>
      )}
    </>
  );
}

interface Value {
  readonly name: string;
  readonly step: number;
  readonly knownShare: number;
}

const worthSentence = ({ name, step, knownShare }: Value): string =>
  `the browser version is known for ${formatValueShare(knownShare, step)} of ${name}`;

const MAX_NAMED = 12;

interface Unmapped {
  readonly name: string;
  readonly share: number;
}

/** "Opera TV (0.1 %), KaiOS (0.1 %), and 3 more" */
function nameUnmapped(parts: readonly Unmapped[]): string {
  const named = parts
    .slice(0, MAX_NAMED)
    .map(({ name, share }) => `${name} (${formatPercent(share)})`)
    .join(', ');
  const rest = parts.length - MAX_NAMED;
  return rest > 0 ? `${named}, and ${rest} more` : named;
}
