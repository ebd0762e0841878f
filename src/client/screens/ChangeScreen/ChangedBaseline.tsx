import type {
  ChangedBaseline_query$data,
  ChangedBaseline_query$key,
} from '@/__generated__/ChangedBaseline_query.graphql';
import { BaselineStatusMark } from '@/client/sections/BaselineStatusMark';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { causeWords } from '@/domain/ChangeCause';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';

type Edge = Caught<ChangedBaseline_query$data>['up']['edges'][number];

const changedBaseline = graphql`
  fragment ChangedBaseline_query on Query @catch {
    up: changes(from: $from, to: $to, audience: $audience, kind: BASELINE_UP, first: 100) {
      edges {
        node {
          slug
          name
          baseline {
            before
            after
            cause
          }
        }
      }
    }
    down: changes(from: $from, to: $to, audience: $audience, kind: BASELINE_DOWN, first: 100) {
      edges {
        node {
          slug
          name
          baseline {
            before
            after
            cause
          }
        }
      }
    }
  }
`;

/** Features whose Baseline status rose or fell, with the cause. */
export function ChangedBaseline(props: { readonly query: ChangedBaseline_query$key }) {
  const result = useFragment(changedBaseline, props.query);
  if (!result.ok) return <SectionFailure what="The Baseline changes" errors={result.errors} />;
  const { up, down } = result.value;
  const edges = [...down.edges, ...up.edges].filter(({ node }) => node.baseline);
  return (
    <Section title="Baseline" id="baseline">
      {edges.length === 0 ? (
        <EmptyState title="No feature’s Baseline status changed." />
      ) : (
        <DataTable
          caption="Features whose Baseline status changed"
          columns={COLUMNS}
          rows={edges}
          getKey={({ node }) => node.slug}
        />
      )}
    </Section>
  );
}

const COLUMNS: readonly Column<Edge>[] = [
  {
    heading: 'Feature',
    cell: ({ node: { slug, name } }) => <Link href={href.feature(slug)}>{name}</Link>,
  },
  {
    heading: 'Status',
    cell: ({ node: { baseline } }) =>
      baseline && (
        <>
          <BaselineStatusMark baseline={{ status: baseline.before }} />
          {' → '}
          <BaselineStatusMark baseline={{ status: baseline.after }} />
        </>
      ),
  },
  { heading: 'Why', cell: ({ node: { baseline } }) => baseline && causeWords(baseline.cause) },
];
