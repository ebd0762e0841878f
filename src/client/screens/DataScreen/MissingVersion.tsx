import { useRouter } from 'next/router';
import type { MissingVersion_query$key } from '@/__generated__/MissingVersion_query.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Note } from '@/client/ui/Note';
import { graphql, useFragment } from '@/relay/hooks';

/** Shown if the address names data that this server does not have; offers the data it has. */
export function MissingVersion(props: { readonly query: MissingVersion_query$key }) {
  const { missing, wanted } = useRouter().query;
  const result = useFragment(
    graphql`
      fragment MissingVersion_query on Query @catch {
        dataVersions(first: 100) {
          edges {
            node {
              version
              status
              asOf
            }
          }
        }
      }
    `,
    props.query,
  );
  if (typeof missing !== 'string') return null;
  if (!result.ok) return <SectionFailure what="The data versions" errors={result.errors} />;
  const path =
    typeof wanted === 'string' && /^\/features\/[^/?#]+$/.test(wanted) ? wanted : undefined;
  const versions = result.value.dataVersions.edges
    .map(({ node }) => node)
    .filter(({ status }) => status !== 'FETCHED' && status !== 'REJECTED');
  return (
    <Note tone="warning" title={`Data version ${missing.slice(0, 64)} is not kept here`}>
      <p>Check the address. These versions are kept:</p>
      <ul>
        {versions.map(({ version, asOf }) => (
          <li key={version}>
            {path === undefined ? version : <a href={`${path}?as-of=${version}`}>{version}</a>}
            {`, of ${asOf}`}
          </li>
        ))}
      </ul>
      {path !== undefined && <a href={path}>See the page with today’s data</a>}
    </Note>
  );
}
