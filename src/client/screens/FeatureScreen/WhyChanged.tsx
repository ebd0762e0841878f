import type {
  WhyChanged_feature$data,
  WhyChanged_feature$key,
} from '@/__generated__/WhyChanged_feature.graphql';
import { ChangeParts } from '@/client/sections/ChangeParts';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { formatPercent, formatPoints, shownPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';

/** Earlier changes matter less. */
const ROWS = 5;

/** Explains why the share moved from one usage table to the next. */
export function WhyChanged(props: { readonly feature: WhyChanged_feature$key }) {
  const result = useFragment(
    graphql`
      fragment WhyChanged_feature on Feature @catch {
        name
        shareHistory(audience: $audience, linePercent: $linePercent, first: 8) {
          to
          beforeShare
          afterShare
          parts {
            ...ChangeParts_parts
          }
        }
      }
    `,
    props.feature,
  );
  const { linePercent } = usePreferences();
  if (!result.ok) return <SectionFailure what="The reasons for changes" errors={result.errors} />;
  const { name, shareHistory } = result.value;
  const moved = shareHistory.filter(({ parts }) => parts.length > 0).slice(0, ROWS);
  if (moved.length === 0 && shareHistory.length > 0) return null;
  return (
    <Section
      title="Why did this number change?"
      id="why"
      aside={<Link href={href.changes()}>All changes</Link>}
    >
      {moved.length === 0 ? (
        <EmptyState title="We have no earlier usage data for this audience. What browsers have shipped since then is under “All changes”." />
      ) : (
        <DataTable
          caption={`How the share of ${name} changed, latest first, and why`}
          columns={getColumns(linePercent)}
          rows={moved}
          getKey={({ to }) => to}
        />
      )}
    </Section>
  );
}

type Change = Caught<WhyChanged_feature$data>['shareHistory'][number];

function getColumns(linePercent: number): readonly Column<Change>[] {
  return [
    { heading: 'Up to', cellClassName: cells.whole, cell: ({ to }) => to },
    {
      heading: 'Share',
      className: cells.number,
      cell: ({ afterShare }) => formatPercent(afterShare, linePercent),
    },
    {
      heading: 'Points',
      className: cells.spare,
      // Readers subtract the shares that are shown, so this does, too.
      cell: ({ beforeShare, afterShare }) =>
        formatPoints(
          (shownPercent(afterShare, linePercent) - shownPercent(beforeShare, linePercent)) / 100,
        ),
    },
    { heading: 'Why', cell: ({ parts }) => <ChangeParts parts={parts} /> },
  ];
}
