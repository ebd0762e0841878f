import type {
  VersionPairs_query$data,
  VersionPairs_query$key,
} from '@/__generated__/VersionPairs_query.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { Table } from '@/client/ui/Table';
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
        <EmptyState title="This server has one data version, the one that came with the program, so there is no earlier one to compare it with.">
          <p>
            Once newer data is added, this lists each version with the one before it. Until then,
            compare days.
          </p>
        </EmptyState>
      ) : (
        <Table caption="Data versions, each with the one before it">
          <thead>
            <tr>
              <th scope="col">Data of</th>
              <th scope="col">Since</th>
              <th scope="col">Packages that differ</th>
            </tr>
          </thead>
          <tbody>
            {versions.slice(0, -1).map((version, position) => (
              <PairRow key={version.version} from={versions[position + 1]!} to={version} />
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}

function PairRow({ from, to }: { readonly from: Version; readonly to: Version }) {
  const differing = to.packages.flatMap(({ name, version }) => {
    const before = from.packages.find((one) => one.name === name)?.version;
    return before === version ? [] : [`${name} ${before} → ${version}`];
  });
  return (
    <tr>
      <th scope="row">
        <Link href={changesHref({ from: from.version, to: to.version })}>
          {to.asOf ?? to.version}
        </Link>
      </th>
      <td>{from.asOf && <TimeText date={from.asOf} />}</td>
      <td>{differing.join(', ')}</td>
    </tr>
  );
}
