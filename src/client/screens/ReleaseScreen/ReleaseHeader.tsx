import type { ReleaseHeader_release$key } from '@/__generated__/ReleaseHeader_release.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';

export function ReleaseHeader(props: { readonly release: ReleaseHeader_release$key }) {
  const { version, browser } = useFragment(
    graphql`
      fragment ReleaseHeader_release on Release {
        version
        browser {
          slug
          name
        }
      }
    `,
    props.release,
  );
  const title = `${browser.name} ${version}`;
  const crumbs = [
    { label: 'Browsers', href: href.browsers() },
    { label: browser.name, href: href.browser(browser.slug) },
  ];
  return (
    <>
      <PageMeta
        title={`What’s new in ${title}`}
        description={`Web features and compat keys that ${title} was the first release of ${browser.name} to support.`}
        path={href.release(browser.slug, version)}
      />
      <PageTitle crumbs={crumbs} title={title} />
    </>
  );
}
