import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { MovedFeature_moved$key } from '@/__generated__/MovedFeature_moved.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link, useSharedHref } from '@/relay/route/Link';

/** A renamed feature. The server redirects; after a client navigation, this component does. */
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
  const target = useSharedHref(href.feature(movedTo.slug));
  useEffect(() => {
    void router.replace(target);
  }, [router, target]);
  return (
    <>
      <PageMeta
        title={movedTo.name}
        description={`The feature “${slug}” is now called ${movedTo.name}.`}
        path={href.feature(movedTo.slug)}
      />
      <PageTitle
        title={movedTo.name}
        lede={
          <p>
            {`“${slug}” has a new name: `}
            <Link href={href.feature(movedTo.slug)}>{movedTo.name}</Link>.
          </p>
        }
      />
    </>
  );
}
