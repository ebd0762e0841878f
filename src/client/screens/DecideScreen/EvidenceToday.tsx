import type { EvidenceToday_evidence$key } from '@/__generated__/EvidenceToday_evidence.graphql';
import { LoadLine } from '@/client/ui/LoadLine';
import { Section } from '@/client/ui/Section';
import { getShareWords } from '@/domain/shareWords';
import { graphql, useFragment } from '@/relay/hooks';

/** Today's evidence, as long as nothing is decided. */
export function EvidenceToday(props: { readonly evidence: EvidenceToday_evidence$key }) {
  const {
    supportedShare,
    partialShare,
    unsupportedShare,
    unknownShare,
    linePercent,
    audienceName,
    blockers,
  } = useFragment(
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
  const release = blockers[0]?.release;
  const shares = { supportedShare, partialShare, unsupportedShare, unknownShare };
  const { claim, rest } = getShareWords({ shares, linePercent, who: audienceName });
  return (
    <Section title="Today">
      <LoadLine shares={shares} linePercent={linePercent} />
      <p>
        {`${rest === undefined ? claim : `${claim}; ${rest}`}. `}
        {release === undefined ? 'No one is left out.' : `Largest share left out: ${release}.`}
      </p>
    </Section>
  );
}
