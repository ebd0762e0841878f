import type {
  PolicyLede_policy$data,
  PolicyLede_policy$key,
} from '@/__generated__/PolicyLede_policy.graphql';
import { formatDistance, formatLine, formatPercent } from '@/domain/format';
import { formatValueShare } from '@/domain/valueShare';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';

interface PolicyLedeProps {
  readonly policy: PolicyLede_policy$key;
  /** The share of the audience that its browsers cover, 0–1, which may be ahead of the policy. */
  readonly covered: number;
}

/** How many people the policy covers, and its name for tools. */
export function PolicyLede({ covered, ...props }: PolicyLedeProps) {
  const policy = useFragment(
    graphql`
      fragment PolicyLede_policy on Policy {
        hash
        value {
          name
          step
          supportedShare
          unknownShare
        }
        audience {
          name
          trackedShare
        }
      }
    `,
    props.policy,
  );
  const { linePercent } = usePreferences();
  return (
    <p>
      {coverSentence(policy, covered, linePercent)}
      {worthSentence(policy.value)}
      {' Policy '}
      <code>{policy.hash}</code>.
    </p>
  );
}

/** Floors hold the line up to the noise of sums. */
const NOISE_PERCENT = 1e-6;

/** "These browsers cover 92.8 % of World: 95.1 % of everyone whose version is known, which …" */
function coverSentence(
  { audience: { name, trackedShare } }: PolicyLede_policy$data,
  covered: number,
  linePercent: number,
): string {
  if (trackedShare === 0)
    return `We don’t know which browser versions ${name} uses, so this policy has none. Choose another audience.`;
  const known = covered / trackedShare;
  const isMet = known * 100 >= linePercent - NOISE_PERCENT;
  const line = isMet
    ? `which meets your line of ${formatLine(linePercent)}`
    : `${formatDistance(known, linePercent) ?? 'just'} below your line of ${formatLine(linePercent)}`;
  const shown = formatPercent(covered, trackedShare < 1 ? undefined : linePercent);
  const cover = `These browsers cover ${shown} of ${name}`;
  return trackedShare < 1
    ? `${cover}: ${formatPercent(known, linePercent)} of everyone whose version is known, ${line}.`
    : `${cover}, ${line}.`;
}

/** The revenue that the floors keep, if the audience's file had such a column. */
function worthSentence(value: PolicyLede_policy$data['value']): string {
  if (!value) return '';
  const { name, step, supportedShare, unknownShare } = value;
  const unknown =
    unknownShare > 0
      ? `, and the version is unknown for ${formatValueShare(unknownShare, step)}`
      : '';
  return ` They bring ${formatValueShare(supportedShare, step)} of ${name}${unknown}.`;
}
