import type { EvidenceCard_evidence$key } from '@/__generated__/EvidenceCard_evidence.graphql';
import { LargeLoadLine } from '@/client/ui/LargeLoadLine';
import { reachesLine } from '@/domain/CoverageShares';
import { formatDistance, formatList, formatPercent } from '@/domain/format';
import { measuredWords, toMeasured } from '@/domain/measuredWords';
import { getShareWords } from '@/domain/shareWords';
import { graphql, useFragment } from '@/relay/hooks';

/** More would hide the decision below them. */
const BLOCKERS = 3;

/** The facts that a decision would rest on today: for a project's own audience and line. */
export function EvidenceCard(props: { readonly evidence: EvidenceCard_evidence$key }) {
  const {
    supportedShare,
    partialShare,
    unsupportedShare,
    unknownShare,
    linePercent,
    audienceName,
    visitCount,
    shareError,
    blockers,
  } = useFragment(
    graphql`
      fragment EvidenceCard_evidence on Evidence {
        supportedShare
        partialShare
        unsupportedShare
        unknownShare
        linePercent
        audienceName
        visitCount
        shareError
        blockers {
          release
          share
        }
      }
    `,
    props.evidence,
  );
  const shares = { supportedShare, partialShare, unsupportedShare, unknownShare };
  const { claim, rest, share } = getShareWords({ shares, linePercent, who: audienceName });
  const measured = toMeasured(visitCount, shareError);
  const distance = formatDistance(share, linePercent);
  const side = reachesLine(share, linePercent) ? 'above' : 'below';
  const place = distance === undefined ? 'exactly at the line' : `${distance} ${side} the line`;
  return (
    <>
      <p>
        {`${claim}, ${place}${rest === undefined ? '' : `; ${rest}`}. `}
        {writeBlockers(blockers)}
        {measured && ` Measured: ${measuredWords(measured)}.`}
      </p>
      <LargeLoadLine shares={shares} linePercent={linePercent} />
    </>
  );
}

function writeBlockers(
  blockers: readonly { readonly release: string; readonly share: number }[],
): string {
  const lacking = blockers
    .slice(0, BLOCKERS)
    .map(({ release, share }) => `${release} (${formatPercent(share)})`);
  return lacking.length === 0
    ? 'Everyone has full support.'
    : `Most used without full support: ${formatList(lacking)}.`;
}
