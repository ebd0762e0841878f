import type { DataHistory_query$key } from '@/__generated__/DataHistory_query.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DataTable } from '@/client/ui/DataTable';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';

/** The versions served so far, with the start of each and who activated it. */
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
        <EmptyState title="Nothing has been activated. This server has used its bundled data from the start." />
      ) : (
        <DataTable
          caption="When each data version was activated, latest first"
          columns={[
            {
              heading: 'Activated',
              cell: ({ at }) => (
                <time dateTime={at}>{`${at.slice(0, 10)} ${at.slice(11, 16)} UTC`}</time>
              ),
            },
            { heading: 'Version', cell: ({ version }) => <code>{version}</code> },
            { heading: 'By', cell: ({ by }) => by ?? 'unknown' },
          ]}
          rows={activations}
          getKey={({ at }) => at}
        />
      )}
    </Section>
  );
}
