import type {
  LeftOut_coverage$data,
  LeftOut_coverage$key,
} from '@/__generated__/LeftOut_coverage.graphql';
import { cells, Table } from '@/client/ui/Table';
import { Tag } from '@/client/ui/Tag';
import { TimeText } from '@/client/ui/TimeText';
import { formatCount, formatList, formatPercent } from '@/domain/format';
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
          share
          class
          reason
          isEstimated
          countedByEngine
        }
      }
    `,
    props.coverage,
  );
  if (!result.ok)
    return <SectionFailure what="The list of who can’t use it" errors={result.errors} />;
  const { blockerRanges, unknownShare } = result.value;
  if (blockerRanges.length === 0) return <p>{noOneSentence(unknownShare)}</p>;

  const rest = blockerRanges.slice(ROWS_SHOWN);
  const restShare = rest.reduce((sum, { share }) => sum + share, 0);
  return (
    <>
      <RangeTable
        caption="Releases without full support, largest share first"
        ranges={blockerRanges.slice(0, ROWS_SHOWN)}
      />
      {blockerRanges.some(({ isEstimated }) => isEstimated) && (
        <p className={styles.note}>
          {
            '≈ Estimated: caniuse reports Chrome on Android as “latest” only, so its releases are taken from desktop Chrome. '
          }
          <Link href={href.audiences()}>Assume it’s up to date instead</Link>
        </p>
      )}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{`${formatCount(rest.length)} more (${formatPercent(restShare)} of your audience)`}</summary>
          <RangeTable
            caption="More releases without full support, largest share first"
            ranges={rest}
          />
        </details>
      )}
    </>
  );
}

function RangeTable({
  caption,
  ranges,
}: {
  readonly caption: string;
  readonly ranges: readonly Range[];
}) {
  return (
    <Table caption={caption} narrow="wrap">
      <thead>
        <tr>
          <th scope="col">Releases</th>
          <th scope="col" className={cells.spare}>
            Released
          </th>
          <th scope="col">Why</th>
          <th scope="col" className={cells.number}>
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {ranges.map((range) => (
          <tr key={`${range.to.browser.slug} ${range.to.version}`}>
            <th scope="row">
              {`${range.to.browser.name} ${versionRange(range)} `}
              {range.countedByEngine.length > 0 && (
                <span className={styles.also}>
                  <Tag>{`with ${formatList(range.countedByEngine)}`}</Tag>
                </span>
              )}
            </th>
            <td className={cells.spare}>
              <ReleaseDays range={range} />
            </td>
            <td className={range.class === 'PARTIAL' ? styles.partial : styles.no}>
              {REASONS[range.reason]}
            </td>
            <td className={cells.number}>
              {`${range.isEstimated ? '≈ ' : ''}${formatPercent(range.share)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function ReleaseDays({ range: { from, to, isOldest } }: { readonly range: Range }) {
  if (!to.releasedOn && !from.releasedOn) return 'date unknown';
  if (!to.releasedOn) {
    return (
      <>
        {'from '}
        <TimeText date={from.releasedOn ?? ''} />
      </>
    );
  }
  if (from.version === to.version || !from.releasedOn) return <TimeText date={to.releasedOn} />;
  if (isOldest)
    return (
      <>
        {'until '}
        <TimeText date={to.releasedOn} />
      </>
    );
  return (
    <>
      <TimeText date={from.releasedOn} />
      {' to '}
      <TimeText date={to.releasedOn} />
    </>
  );
}
