import type { KeysAboveLine_compatKeys$key } from '@/__generated__/KeysAboveLine_compatKeys.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Note } from '@/client/ui/Note';
import { reachesLine } from '@/domain/CoverageShares';
import { formatCount } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import { requireAll } from '@/relay/requireAll';

interface KeysAboveLineProps {
  readonly compatKeys: KeysAboveLine_compatKeys$key;
  /** Those who can use all of the feature, 0–1. */
  readonly featureShare: number;
  /** True if its verdict counts partial support, too. */
  readonly isInPart: boolean;
  readonly linePercent: number;
}

/** Says which keys of the current page reach the line although the feature doesn't. */
export function KeysAboveLine({
  featureShare,
  isInPart,
  linePercent,
  ...props
}: KeysAboveLineProps) {
  const rows = useFragment(
    graphql`
      fragment KeysAboveLine_compatKeys on CompatKey @relay(plural: true) {
        ... @alias(as: "row") @catch {
          readableName
          coverage(audience: $audience) {
            supportedShare
          }
        }
      }
    `,
    props.compatKeys,
  );
  const result = requireAll(rows);
  if (!result.ok)
    return <SectionFailure what="The list of keys at your line" errors={result.errors} />;
  const keys = result.value;
  if (reachesLine(featureShare, linePercent)) return null;
  const above = keys.filter(({ coverage }) => reachesLine(coverage.supportedShare, linePercent));
  const [first] = above;
  if (!first) return null;
  return (
    <Note tone="warning">
      <p>
        {above.length === 1
          ? 'One part reaches'
          : `${formatCount(above.length)} of the parts below reach`}
        {` your line, although the feature as a whole does not${isInPart ? ' in full' : ''}`}
        {above.length === 1 ? ': ' : ', among them '}
        {first.readableName}.
      </p>
    </Note>
  );
}
