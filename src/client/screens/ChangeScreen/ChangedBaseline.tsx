import type {
  ChangedBaseline_query$data,
  ChangedBaseline_query$key,
} from '@/__generated__/ChangedBaseline_query.graphql';
import { BaselineStatusMark } from '@/client/sections/BaselineStatusMark';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { Table } from '@/client/ui/Table';
import { causeWords } from '@/domain/ChangeCause';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';

type Edge = Caught<ChangedBaseline_query$data>['up']['edges'][number];

/** Features whose Baseline status rose or fell, with the cause. */
export function ChangedBaseline(props: { readonly query: ChangedBaseline_query$key }) {
  const result = useFragment(
    graphql`
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
    `,
    props.query,
  );
  if (!result.ok) return <SectionFailure what="The Baseline changes" errors={result.errors} />;
  const { up, down } = result.value;
  const edges = [...down.edges, ...up.edges];
  return (
    <Section title="Baseline" id="baseline">
      {edges.length === 0 ? (
        <EmptyState title="No feature’s Baseline status changed." />
      ) : (
        <Table caption="Features whose Baseline status changed">
          <thead>
            <tr>
              <th scope="col">Feature</th>
              <th scope="col">Status</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {edges.map((edge) => (
              <Row key={edge.node.slug} edge={edge} />
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}

function Row({ edge: { node } }: { readonly edge: Edge }) {
  const { slug, name, baseline } = node;
  if (!baseline) return null;
  return (
    <tr>
      <th scope="row">
        <Link href={href.feature(slug)}>{name}</Link>
      </th>
      <td>
        <BaselineStatusMark baseline={{ status: baseline.before }} />
        {' → '}
        <BaselineStatusMark baseline={{ status: baseline.after }} />
      </td>
      <td>{causeWords(baseline.cause)}</td>
    </tr>
  );
}
