import type { BrowserHeader_browser$key } from '@/__generated__/BrowserHeader_browser.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';

export function BrowserHeader(props: { readonly browser: BrowserHeader_browser$key }) {
  const { slug, name } = useFragment(
    graphql`
      fragment BrowserHeader_browser on Browser {
        slug
        name
      }
    `,
    props.browser,
  );
  return (
    <>
      <PageMeta
        title={`${name}: releases`}
        description={`Every release of ${name}: its date, its engine, how many web features it added, and the share of your audience that uses it.`}
        path={href.browser(slug)}
      />
      <PageTitle crumbs={[{ label: 'Browsers', href: href.browsers() }]} title={name} />
    </>
  );
}
