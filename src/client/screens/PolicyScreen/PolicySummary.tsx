import { Button } from '@/client/ui/Button';
import { LargeLoadLine } from '@/client/ui/LargeLoadLine';
import { formatDistance, formatPercent } from '@/domain/format';
import { policyHref, type PolicyView } from '@/domain/routes/policy';
import { Link } from '@/relay/route/Link';
import styles from './PolicyFloors.module.css';
import type { MovedFloors } from './useMovedFloors';

interface PolicySummaryProps {
  /** Of those whose version is known, 0–1: that is what the line counts. */
  readonly knownShare: number;
  /** The same for the floors that the rule sets. */
  readonly automaticShare: number;
  readonly linePercent: number;
  readonly view: PolicyView;
  readonly moved: MovedFloors;
}

/** The load line of all supported browsers, which stays in view while a reader moves floors. */
export function PolicySummary({
  knownShare,
  automaticShare,
  linePercent,
  view,
  moved,
}: PolicySummaryProps) {
  const isMoved = moved.floors.length > 0;
  return (
    <div className={styles.summary}>
      <LargeLoadLine
        shares={{
          supportedShare: knownShare,
          partialShare: 0,
          unsupportedShare: 1 - knownShare,
          unknownShare: 0,
        }}
        linePercent={linePercent}
      />
      <p className={styles.ways}>
        <span role="status">{isMoved && changeWords(knownShare, automaticShare)}</span>
        {moved.hasMoved && (
          <Button
            variant="quiet"
            aria-disabled={moved.undo === undefined}
            onClick={() => moved.undo?.()}
          >
            Undo
          </Button>
        )}
        {isMoved && (
          <Link
            href={policyHref({ ...view, floors: [] })}
            scroll={false}
            onClick={(event) => {
              event.preventDefault();
              moved.reset();
            }}
          >
            Reset to automatic
          </Link>
        )}
      </p>
    </div>
  );
}

/** "Your versions: 69.2 %, automatic: 92.8 % (23.6 points less)" */
function changeWords(share: number, automatic: number): string {
  const distance = formatDistance(share, automatic * 100);
  const compared =
    distance === undefined
      ? 'as many as'
      : `${distance} ${share < automatic ? 'less than' : 'more than'}`;
  return `${formatPercent(share)} of everyone whose version we know: ${compared} with automatic versions.`;
}
