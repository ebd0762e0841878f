import { useRouter } from 'next/router';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { MissingScreenQuery } from '@/__generated__/MissingScreenQuery.graphql';
import type { ScreenProps } from '@/relay/route';
import { NotFound } from '@/screens/sections/NotFound';

export const missingScreenQuery = graphql`
  query MissingScreenQuery($wanted: String!) @throwOnFieldError {
    featureNearMatches(slug: $wanted, first: 5) {
      slug
      name
    }
  }
`;

/** An address that names nothing: most often a feature's name typed after the slash. */
export function MissingScreen({ queryRef }: ScreenProps<MissingScreenQuery>) {
  const { featureNearMatches } = usePreloadedQuery<MissingScreenQuery>(
    missingScreenQuery,
    queryRef,
  );
  const [path = ''] = useRouter().asPath.split(/[?#]/);
  const matches = featureNearMatches.map(({ slug, name }) => ({
    href: `/features/${slug}`,
    label: name,
  }));
  return <NotFound what="page" wanted={readable(path)} matches={matches} />;
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
