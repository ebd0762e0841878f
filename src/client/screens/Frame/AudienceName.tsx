import type { AudienceName_query$key } from '@/__generated__/AudienceName_query.graphql';
import { graphql, useFragment } from '@/relay/hooks';
import { SiteData } from './SiteData';

/** The name of the page's audience. */
export function AudienceName({ otherwise }: { readonly otherwise: string }) {
  return (
    <SiteData fallback={otherwise}>
      {(query) => <KnownName query={query} otherwise={otherwise} />}
    </SiteData>
  );
}

interface KnownNameProps {
  readonly query: AudienceName_query$key;
  readonly otherwise: string;
}

function KnownName({ otherwise, ...props }: KnownNameProps) {
  const { audience } = useFragment(
    graphql`
      fragment AudienceName_query on Query {
        audience(key: $audience) {
          name
        }
      }
    `,
    props.query,
  );
  return audience?.name ?? otherwise;
}
