import type {
  AudienceGains_audience$data,
  AudienceGains_audience$key,
} from '@/__generated__/AudienceGains_audience.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { classNames } from '@/client/ui/classNames';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { formatLine, formatPercent } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './AudienceGains.module.css';

type Gain = Caught<AudienceGains_audience$data>['dropGains'][number];

/** The features a team would gain by dropping the oldest releases. */
export function AudienceGains(props: { audience: AudienceGains_audience$key }) {
  const result = useFragment(
    graphql`
      fragment AudienceGains_audience on Audience @catch {
        dropGains(linePercent: $linePercent) {
          before
          ageMonths
          droppedShare
          releaseCount
          gainedCount
        }
      }
    `,
    props.audience,
  );
  const { linePercent } = usePreferences();
  if (!result.ok)
    return <SectionFailure what="The gain from dropping old versions" errors={result.errors} />;
  const { dropGains } = result.value;
  return (
    <Section title="Without old versions">
      {dropGains.length === 0 ? (
        <EmptyState title="No one in this audience uses a version older than a year." />
      ) : (
        <>
          <p
            className={styles.caption}
          >{`If you drop old versions: features that would then reach ${formatLine(linePercent)}.`}</p>
          <DataTable
            caption="Cost and gain of dropping old versions"
            columns={COLUMNS}
            rows={dropGains}
            getKey={({ before }) => before}
          />
        </>
      )}
    </Section>
  );
}

const COLUMNS: readonly Column<Gain>[] = [
  { heading: 'Drop versions older than', cell: ({ ageMonths }) => formatMonths(ageMonths) },
  {
    heading: 'Share dropped',
    className: cells.number,
    cell: ({ droppedShare }) => formatPercent(droppedShare),
  },
  {
    heading: 'Versions',
    className: classNames(cells.number, cells.spare),
    cell: ({ releaseCount }) => releaseCount,
  },
  { heading: 'Features gained', className: cells.number, cell: ({ gainedCount }) => gainedCount },
];

function formatMonths(months: number): string {
  if (months === 12) return '1 year';
  return months % 12 === 0 ? `${months / 12} years` : `${months} months`;
}
