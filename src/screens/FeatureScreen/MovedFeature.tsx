import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';

import type { MovedFeature_moved$key } from '@/__generated__/MovedFeature_moved.graphql';
import { Link, useSharedHref } from '@/relay/Link';
import { PageMeta } from '@/screens/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';

/** A feature that has another name now. The server redirects; a link followed within the site arrives here and goes on by itself. */
export function MovedFeature(props: { readonly moved: MovedFeature_moved$key }) {
  const { slug, movedTo } = useFragment(
    graphql`
      fragment MovedFeature_moved on MovedFeature {
        slug
        movedTo {
          slug
          name
        }
      }
    `,
    props.moved,
  );
  const router = useRouter();
  const href = useSharedHref(`/features/${movedTo.slug}`);
  useEffect(() => {
    void router.replace(href);
  }, [router, href]);
  return (
    <>
      <PageMeta
        title={movedTo.name}
        description={`The feature “${slug}” is called ${movedTo.name} now.`}
        path={`/features/${movedTo.slug}`}
      />
      <PageTitle
        title={movedTo.name}
        lede={
          <p>
            {`“${slug}” has another name now: `}
            <Link href={`/features/${movedTo.slug}`}>{movedTo.name}</Link>.
          </p>
        }
      />
    </>
  );
}
