import type { AudienceName_query$key } from '@/__generated__/AudienceName_query.graphql';
import { graphql, useFragment } from '@/relay/hooks';

export function AudienceName({ query }: { readonly query: AudienceName_query$key }) {
  const { audience } = useFragment(
    graphql`
      fragment AudienceName_query on Query {
        audience(key: $audience) {
          name
        }
      }
    `,
    query,
  );
  return audience?.name ?? 'Audience';
}
