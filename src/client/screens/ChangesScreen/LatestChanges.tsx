import type { LatestChanges_query$key } from '@/__generated__/LatestChanges_query.graphql';
import { ChangeParts } from '@/client/sections/ChangeParts';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { TimeText } from '@/client/ui/TimeText';
import { formatPercent, formatPoints } from '@/domain/format';
import { changesHref } from '@/domain/routes/changes';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';

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
  // Features whose Baseline status alone changed come last.
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
      {moved.length === 0 ? (
        <EmptyState title="No coverage changed for this audience." />
      ) : (
        <Table caption="The largest shifts of coverage, and why">
          <thead>
            <tr>
              <th scope="col">Feature</th>
              <th scope="col" className={cells.number}>
                Now
              </th>
              <th scope="col" className={cells.spare}>
                Points
              </th>
              <th scope="col" className={cells.below}>
                Why
              </th>
            </tr>
          </thead>
          <tbody>
            {moved.map(({ node: { slug, name, beforeShare, afterShare, parts } }) => (
              <tr key={slug}>
                <th scope="row">
                  <Link href={href.feature(slug)}>{name}</Link>
                </th>
                <td className={cells.number}>{formatPercent(afterShare)}</td>
                <td className={cells.spare}>{formatPoints(afterShare - beforeShare)}</td>
                <td className={cells.below}>
                  <ChangeParts parts={parts} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}
