import type { DataHistory_query$key } from '@/__generated__/DataHistory_query.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { Table } from '@/client/ui/Table';
import { graphql, useFragment } from '@/relay/hooks';

/** Which version was served from when on, and who activated it. */
export function DataHistory(props: { readonly query: DataHistory_query$key }) {
  const result = useFragment(
    graphql`
      fragment DataHistory_query on Query @catch {
        dataActivations(first: 50) {
          version
          at
          by
        }
      }
    `,
    props.query,
  );
  if (!result.ok) return <SectionFailure what="The history" errors={result.errors} />;
  const activations = result.value.dataActivations;
  return (
    <Section title="History">
      {activations.length === 0 ? (
        <EmptyState title="Nothing has been activated: the data that came with the program has been served from the start." />
      ) : (
        <Table caption="When each data version was activated, latest first">
          <thead>
            <tr>
              <th scope="col">Activated</th>
              <th scope="col">Version</th>
              <th scope="col">By</th>
            </tr>
          </thead>
          <tbody>
            {activations.map(({ version, at, by }) => (
              <tr key={at}>
                <th scope="row">
                  <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`}</time>
                </th>
                <td>
                  <code>{version}</code>
                </td>
                <td>{by ?? 'not recorded'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}
