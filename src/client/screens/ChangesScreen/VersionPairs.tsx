import type {
  VersionPairs_query$data,
  VersionPairs_query$key,
} from '@/__generated__/VersionPairs_query.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { TimeText } from '@/client/ui/TimeText';
import { changesHref } from '@/domain/routes/changes';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';

type Version = Caught<VersionPairs_query$data>['dataVersions']['edges'][number]['node'];

/** Data versions that can be compared, each with the one before it. */
export function VersionPairs(props: { readonly query: VersionPairs_query$key }) {
  const result = useFragment(
    graphql`
      fragment VersionPairs_query on Query @catch {
        dataVersions(first: 100) {
          edges {
            node {
              version
              status
              asOf
              packages {
                name
                version
              }
            }
          }
        }
      }
    `,
    props.query,
  );
  if (!result.ok) return <SectionFailure what="The data versions" errors={result.errors} />;
  const versions = result.value.dataVersions.edges
    .map(({ node }) => node)
    .filter(({ status }) => status !== 'REJECTED' && status !== 'FETCHED');
  return (
    <Section
      title="Between two data versions"
      id="versions"
      aside={<Link href={href.data()}>All data versions</Link>}
    >
      {versions.length < 2 ? (
        <NoPairs />
      ) : (
        <DataTable
          caption="Data versions, each with the one before it"
          columns={COLUMNS}
          rows={versions
            .slice(0, -1)
            .map((to, position) => ({ from: versions[position + 1]!, to }))}
          getKey={({ to }) => to.version}
        />
      )}
    </Section>
  );
}

function NoPairs() {
  return (
    <EmptyState title="This server has only its bundled data version, so there is no earlier one to compare it with.">
      <p>
        Once newer data is added, this lists each version with the one before it. Until then,
        compare dates.
      </p>
    </EmptyState>
  );
}

interface Pair {
  readonly from: Version;
  readonly to: Version;
}

const COLUMNS: readonly Column<Pair>[] = [
  {
    heading: 'Data from',
    cell: ({ from, to }) => (
      <Link href={changesHref({ from: from.version, to: to.version })}>
        {to.asOf ?? to.version}
      </Link>
    ),
  },
  { heading: 'Since', cell: ({ from }) => from.asOf && <TimeText date={from.asOf} /> },
  { heading: 'Packages that differ', cell: (pair) => listDifferingPackages(pair).join(', ') },
];

const listDifferingPackages = ({ from, to }: Pair): readonly string[] =>
  to.packages.flatMap(({ name, version }) => {
    const before = from.packages.find((one) => one.name === name)?.version;
    return before === version ? [] : [`${name} ${before} → ${version}`];
  });
