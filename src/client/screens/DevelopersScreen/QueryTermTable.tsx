import type { QueryTermTable_terms$key } from '@/__generated__/QueryTermTable_terms.graphql';
import { DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';

/** The server's query terms, each with an example link. */
export function QueryTermTable(props: { readonly terms: QueryTermTable_terms$key }) {
  const terms = useFragment(
    graphql`
      fragment QueryTermTable_terms on QueryTerm @relay(plural: true) {
        name
        value
        meaning
        example
      }
    `,
    props.terms,
  );
  return (
    <DataTable
      caption="Terms of the query language"
      columns={[
        { heading: 'Term', cell: ({ name }) => <code>{name}:</code> },
        { heading: 'Finds', className: cells.below, cell: ({ meaning }) => meaning },
        { heading: 'Value', className: cells.below, cell: ({ value }) => value },
        {
          heading: 'Example',
          className: cells.below,
          cell: ({ example }) => (
            <Link href={href.features({ query: example })}>
              <code>{example}</code>
            </Link>
          ),
        },
      ]}
      rows={terms}
      getKey={({ name }) => name}
    />
  );
}
