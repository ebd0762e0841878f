/* eslint-disable relay/unused-fields -- The shares go whole to LoadLine, which knows no Relay. */
import type { EvidenceToday_evidence$key } from '@/__generated__/EvidenceToday_evidence.graphql';
import { LoadLine } from '@/client/ui/LoadLine';
import { Section } from '@/client/ui/Section';
import { formatPercent } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';

/** The numbers to decide by, before anything is decided. */
export function EvidenceToday(props: { readonly evidence: EvidenceToday_evidence$key }) {
  const { linePercent, audienceName, blockers, ...shares } = useFragment(
    graphql`
      fragment EvidenceToday_evidence on Evidence {
        supportedShare
        partialShare
        unsupportedShare
        unknownShare
        linePercent
        audienceName
        blockers {
          release
        }
      }
    `,
    props.evidence,
  );
  const [first] = blockers;
  return (
    <Section title="Today">
      <LoadLine shares={shares} linePercent={linePercent} />
      <p>
        {`${formatPercent(shares.supportedShare, linePercent)} of ${audienceName} can use it. `}
        {first ? `Largest share left out: ${first.release}.` : 'No one is left out.'}
      </p>
    </Section>
  );
}
