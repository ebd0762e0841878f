import { useRouter } from 'next/router';
import type { MissingScreenQuery } from '@/__generated__/MissingScreenQuery.graphql';
import { NotFound } from '@/client/sections/NotFound';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';

export const missingScreenQuery = graphql`
  query MissingScreenQuery($wanted: String!) @throwOnFieldError {
    featureNearMatches(slug: $wanted, first: 5) @catch(to: NULL) {
      slug
      name
    }
  }
`;

/** For unknown URLs, most often a feature's name typed after the slash. */
export function MissingScreen({ queryRef }: ScreenProps<MissingScreenQuery>) {
  const { featureNearMatches } = usePreloadedQuery<MissingScreenQuery>(
    missingScreenQuery,
    queryRef,
  );
  const [path = ''] = useRouter().asPath.split(/[?#]/);
  const wanted = readable(path);
  const matches = featureNearMatches
    ?.filter(({ slug }) => isPlausible(slug, wanted))
    .map(({ slug, name }) => ({ href: href.feature(slug), label: name }));
  return <NotFound what="page" wanted={wanted} matches={matches} />;
}

export const missingScreen: ScreenDefinition<MissingScreenQuery> = {
  Screen: MissingScreen,
  query: missingScreenQuery,
  variables: (url) => ({ wanted: url.params('missing').at(-1) ?? '' }),
  outcome: () => ({ status: 404 }),
};

/**
 * Right after the slash, a part of a name is enough (`/container`). Deeper in a path, any word may
 * stand, and only a misspelled name is one.
 */
function isPlausible(slug: string, path: string): boolean {
  const [, first, ...rest] = path.split('/');
  const last = rest.at(-1) ?? first ?? '';
  return rest.length === 0 || Math.abs(slug.length - last.length) <= MAX_TYPOS;
}

/** In characters. */
const MAX_TYPOS = 2;

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
