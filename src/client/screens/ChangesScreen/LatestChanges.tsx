import type {
  LatestChanges_query$data,
  LatestChanges_query$key,
} from '@/__generated__/LatestChanges_query.graphql';
import { ChangeParts } from '@/client/sections/ChangeParts';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { TimeText } from '@/client/ui/TimeText';
import { formatPercent, formatPoints } from '@/domain/format';
import { changesHref } from '@/domain/routes/changes';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';

type Edge = Caught<LatestChanges_query$data>['latestChanges']['edges'][number];

/** The largest shifts of the last few months, with their causes. */
export function LatestChanges(props: { readonly query: LatestChanges_query$key }) {
  const result = useFragment(
    graphql`
      fragment LatestChanges_query on Query @catch {
        latestChanges(audience: $audience, first: 8) {
          from {
            name
          }
          to {
            name
          }
          edges {
            node {
              slug
              name
              beforeShare
              afterShare
              parts {
                ...ChangeParts_parts
              }
            }
          }
        }
      }
    `,
    props.query,
  );
  if (!result.ok) return <SectionFailure what="The latest changes" errors={result.errors} />;
  const { from, to, edges } = result.value.latestChanges;
  // Features of which only the Baseline status changed come last.
  const moved = edges.filter(({ node }) => node.parts.length > 0);
  return (
    <Section
      title={
        <>
          Since <TimeText date={from.name} style="day" />
        </>
      }
      aside={
        <Link href={changesHref({ from: from.name, to: to.name })}>All changes since then</Link>
      }
    >
      <Shifts edges={moved} />
    </Section>
  );
}

function Shifts({ edges }: { readonly edges: readonly Edge[] }) {
  if (edges.length === 0) return <EmptyState title="No coverage changed for this audience." />;
  return (
    <DataTable
      caption="The largest changes of coverage, and why"
      columns={COLUMNS}
      rows={edges}
      getKey={({ node }) => node.slug}
    />
  );
}

const COLUMNS: readonly Column<Edge>[] = [
  {
    heading: 'Feature',
    cell: ({ node: { slug, name } }) => <Link href={href.feature(slug)}>{name}</Link>,
  },
  { heading: 'Now', className: cells.number, cell: ({ node }) => formatPercent(node.afterShare) },
  {
    heading: 'Points',
    className: cells.spare,
    cell: ({ node: { beforeShare, afterShare } }) => formatPoints(afterShare - beforeShare),
  },
  {
    heading: 'Why',
    className: cells.below,
    cell: ({ node }) => <ChangeParts parts={node.parts} />,
  },
];
