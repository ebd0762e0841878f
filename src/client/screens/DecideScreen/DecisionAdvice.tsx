import type { DecisionAdvice_evidence$key } from '@/__generated__/DecisionAdvice_evidence.graphql';
import { Notice } from '@/client/ui/Notice';
import { getBriefShare } from '@/domain/briefShare';
import { type CoverageShares, reachesLine } from '@/domain/CoverageShares';
import { formatLine } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';

interface DecisionAdviceProps {
  /** The chosen state. */
  readonly state: string;
  /** Undefined as long as nothing was changed. */
  readonly rationale: string | undefined;
  readonly evidence: DecisionAdvice_evidence$key | null | undefined;
  readonly linePercent: number;
}

/** Second thoughts before a decision is saved. They keep no one from saving it. */
export function DecisionAdvice({ state, rationale, linePercent, ...props }: DecisionAdviceProps) {
  const evidence = useFragment(
    graphql`
      fragment DecisionAdvice_evidence on Evidence {
        supportedShare
        partialShare
        unsupportedShare
        unknownShare
      }
    `,
    props.evidence,
  );
  const advice = [
    state === 'WAITING' && evidence && waitingAdvice(evidence, linePercent),
    state !== 'PROPOSED' &&
      rationale?.trim() === '' &&
      'It has no reason yet. A later review will have only the numbers.',
  ];
  return advice.map((text) => text && <Notice key={text}>{text}</Notice>);
}

function waitingAdvice(
  { supportedShare, partialShare, unsupportedShare, unknownShare }: CoverageShares,
  linePercent: number,
): string | undefined {
  const shares = { supportedShare, partialShare, unsupportedShare, unknownShare };
  const { share, percent, can } = getBriefShare(shares, linePercent);
  if (!reachesLine(share, linePercent)) return undefined;
  return `${percent} ${can} today, at or above the line of ${formatLine(linePercent)}. Say under “Why” what you wait for, or adopt it.`;
}
