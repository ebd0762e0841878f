import type { QueryTermTable_terms$key } from '@/__generated__/QueryTermTable_terms.graphql';
import { Table } from '@/client/ui/Table';
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
    <Table caption="Terms of the query language">
      <thead>
        <tr>
          <th scope="col">Term</th>
          <th scope="col">Finds</th>
          <th scope="col">Value</th>
          <th scope="col">Example</th>
        </tr>
      </thead>
      <tbody>
        {terms.map(({ name, value, meaning, example }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}:</code>
            </th>
            <td>{meaning}</td>
            <td>{value}</td>
            <td>
              <Link href={href.features({ query: example })}>
                <code>{example}</code>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
