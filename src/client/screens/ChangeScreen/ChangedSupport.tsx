import type {
  ChangedSupport_query$data,
  ChangedSupport_query$key,
} from '@/__generated__/ChangedSupport_query.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { EmptyState } from '@/client/ui/EmptyState';
import { Pagination } from '@/client/ui/Pagination';
import { Section } from '@/client/ui/Section';
import { Table } from '@/client/ui/Table';
import { formatCountWithNoun } from '@/domain/format';
import { changesHref, type ChangesView } from '@/domain/routes/changes';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { CHANGES_PER_PAGE } from './changesPage';

type Edge = Caught<ChangedSupport_query$data>['support']['edges'][number];

interface ChangedSupportProps {
  readonly query: ChangedSupport_query$key;
  readonly view: ChangesView;
}

/** Each browser whose support changed, before and after, with the file that says so. */
export function ChangedSupport({ view, ...props }: ChangedSupportProps) {
  const result = useFragment(
    graphql`
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
    `,
    props.query,
  );
  if (!result.ok) return <SectionFailure what="The support changes" errors={result.errors} />;
  const { totalCount, edges } = result.value.support;
  return (
    <Section
      title="Browser support"
      id="support"
      aside={totalCount > 0 && formatCountWithNoun(totalCount, 'feature')}
    >
      {edges.length === 0 ? (
        <EmptyState
          title={totalCount === 0 ? 'No browser’s support changed.' : 'Nothing more on this page.'}
        />
      ) : (
        <Table caption="Browsers whose support of a feature changed">
          <thead>
            <tr>
              <th scope="col">Feature</th>
              <th scope="col">Browser</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {edges.map((edge) => (
              <Rows key={edge.node.slug} edge={edge} />
            ))}
          </tbody>
        </Table>
      )}
      {totalCount > CHANGES_PER_PAGE && (
        <Pagination
          label="Browser support"
          page={view.page ?? 1}
          pageSize={CHANGES_PER_PAGE}
          total={totalCount}
          getHref={(page) => changesHref({ ...view, page })}
        />
      )}
    </Section>
  );
}

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
