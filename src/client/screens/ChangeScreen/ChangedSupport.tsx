import type {
  ChangedSupport_query$data,
  ChangedSupport_query$key,
} from '@/__generated__/ChangedSupport_query.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Table } from '@/client/ui/Table';
import type { ChangesView } from '@/domain/routes/changes';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { ChangeSection } from './ChangeSection';

type Edge = Caught<ChangedSupport_query$data>['support']['edges'][number];

interface ChangedSupportProps {
  readonly query: ChangedSupport_query$key;
  readonly view: ChangesView;
}

const changedSupport = graphql`
  fragment ChangedSupport_query on Query @catch {
    support: changes(
      from: $from
      to: $to
      audience: $audience
      kind: SUPPORT
      first: 50
      skip: $skip
    ) {
      totalCount
      edges {
        node {
          slug
          name
          support {
            browserName
            browserSlug
            before
            after
            source
            sourceUrl
          }
        }
      }
    }
  }
`;

/** Each browser whose support changed, before and after, with the file that says so. */
export function ChangedSupport({ view, ...props }: ChangedSupportProps) {
  const result = useFragment(changedSupport, props.query);
  if (!result.ok) return <SectionFailure what="The support changes" errors={result.errors} />;
  const { totalCount, edges } = result.value.support;
  return (
    <ChangeSection
      title="Browser support"
      id="support"
      total={totalCount}
      empty="No browser’s support changed."
      view={view}
    >
      {edges.length > 0 && (
        <Table caption="Browsers whose support of a feature changed" columns={COLUMNS}>
          <tbody>
            {edges.map((edge) => (
              <Rows key={edge.node.slug} edge={edge} />
            ))}
          </tbody>
        </Table>
      )}
    </ChangeSection>
  );
}

const COLUMNS = [
  { heading: 'Feature' },
  { heading: 'Browser' },
  { heading: 'Before' },
  { heading: 'After' },
  { heading: 'Source' },
];

function Rows({ edge: { node } }: { readonly edge: Edge }) {
  const { slug, name, support } = node;
  return support.map(({ browserName, browserSlug, before, after, source, sourceUrl }, position) => (
    <tr key={browserSlug}>
      {position === 0 && (
        <th scope="rowgroup" rowSpan={support.length}>
          <Link href={href.feature(slug)}>{name}</Link>
        </th>
      )}
      <td>{browserName}</td>
      <td>{before}</td>
      <td>{after}</td>
      <td>
        <a href={sourceUrl}>{source}</a>
      </td>
    </tr>
  ));
}
