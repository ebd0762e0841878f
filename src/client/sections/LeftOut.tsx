import type {
  LeftOut_coverage$data,
  LeftOut_coverage$key,
} from '@/__generated__/LeftOut_coverage.graphql';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { Explained } from '@/client/ui/Explained';
import { cells } from '@/client/ui/Table';
import { formatCount, formatList, formatPercent } from '@/domain/format';
import { formatDate } from '@/domain/formatDate';
import { noOneSentence } from '@/domain/noOneSentence';
import { href } from '@/domain/routes/href';
import { versionRange } from '@/domain/versionRange';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './LeftOut.module.css';
import { SectionFailure } from './SectionFailure';

type Range = Caught<LeftOut_coverage$data>['blockerRanges'][number];

/** A short table is easier to read, and lighter; the rest is behind a button. */
const ROWS_SHOWN = 8;

const REASONS: Readonly<Record<Range['reason'], string>> = {
  NOT_SUPPORTED: 'Not supported',
  PARTIAL_IMPLEMENTATION: 'Partial support',
  PREFIXED: 'Needs a prefix',
  RENAMED: 'Under another name',
  BEHIND_FLAG: 'Behind a flag',
  REMOVED: 'Removed',
};

/** The releases that are left out, the reason, and their share of the audience. */
export function LeftOut(props: { readonly coverage: LeftOut_coverage$key }) {
  const result = useFragment(
    graphql`
      fragment LeftOut_coverage on Coverage @catch {
        unknownShare
        blockerRanges {
          from {
            version
            releasedOn
          }
          to {
            version
            releasedOn
            browser {
              slug
              name
            }
          }
          isOldest
          isNewest
          share
          class
          reason
          partialReason
          isEstimated
          countedByEngine
        }
      }
    `,
    props.coverage,
  );
  if (!result.ok)
    return <SectionFailure what="The list of who lacks full support" errors={result.errors} />;
  const { blockerRanges, unknownShare } = result.value;
  if (blockerRanges.length === 0) return <p>{noOneSentence(unknownShare)}</p>;

  const isEstimated = blockerRanges.some((range) => range.isEstimated);
  return (
    <>
      <RangeTable
        caption="Versions without full support, largest share first"
        ranges={blockerRanges.slice(0, ROWS_SHOWN)}
      />
      {isEstimated && <EstimateNote />}
      <MoreRanges ranges={blockerRanges.slice(ROWS_SHOWN)} />
    </>
  );
}

function EstimateNote() {
  return (
    <p className={styles.note}>
      {
        '≈ Estimate. caniuse counts browsers on Android without versions, so we assume the same engines as on desktop. '
      }
      <Link href={href.audiences()}>Assume it’s up to date instead</Link>
    </p>
  );
}

interface RangesProps {
  readonly ranges: readonly Range[];
}

function MoreRanges({ ranges }: RangesProps) {
  if (ranges.length === 0) return null;
  const share = ranges.reduce((sum, range) => sum + range.share, 0);
  return (
    <details className={styles.more}>
      <summary>{`${formatCount(ranges.length)} more (${formatPercent(share)} of your audience)`}</summary>
      <RangeTable
        caption="More versions without full support, largest share first"
        ranges={ranges}
      />
    </details>
  );
}

function RangeTable({ caption, ranges }: RangesProps & { readonly caption: string }) {
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS}
      rows={ranges}
      getKey={({ to }) => `${to.browser.slug} ${to.version}`}
    />
  );
}

const COLUMNS: readonly Column<Range>[] = [
  {
    heading: 'Browser',
    cell: (range) => (
      <>
        {`${nameRange(range)} `}
        {range.countedByEngine.length > 0 && (
          <span className={styles.also}>{`includes ${formatList(range.countedByEngine)}`}</span>
        )}
      </>
    ),
  },
  { heading: 'Released', className: cells.spare, cell: releaseMonths },
  {
    heading: 'Why',
    cell: (range) => (
      <span className={range.class === 'PARTIAL' ? styles.partial : styles.no}>
        <Explained label={REASONS[range.reason]} explanation={range.partialReason} />
      </span>
    ),
  },
  {
    heading: 'Share',
    className: cells.number,
    cell: ({ isEstimated, share }) => (
      <>
        {isEstimated && <span data-tip="ESTIMATE">≈ </span>}
        {formatPercent(share)}
      </>
    ),
  },
];

function nameRange({ isOldest, isNewest, ...range }: Range): string {
  const { name } = range.to.browser;
  if (isOldest && isNewest) return `${name}, all versions`;
  return `${name} ${isNewest ? `${range.from.version} and newer` : versionRange({ ...range, isOldest })}`;
}

/** The newest date only, and nothing for all versions: there is nothing to distinguish. */
function releaseMonths({ from, to, isOldest, isNewest }: Range): string {
  if (isOldest && isNewest) return '';
  const [first, last] = [from, to].map(({ releasedOn }) =>
    releasedOn ? formatDate(releasedOn, 'month') : undefined,
  );
  if (isNewest) return first === undefined ? 'date unknown' : `since ${first}`;
  if (last === undefined) return 'date unknown';
  return isOldest ? `up to ${last}` : last;
}
