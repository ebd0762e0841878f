import type { ShareHeader_feature$key } from '@/__generated__/ShareHeader_feature.graphql';
import type { ShareHeader_query$key } from '@/__generated__/ShareHeader_query.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatLine } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';

interface ShareHeaderProps {
  readonly feature: ShareHeader_feature$key;
  readonly query: ShareHeader_query$key;
}

export function ShareHeader(props: ShareHeaderProps) {
  const { slug, name } = useFragment(
    graphql`
      fragment ShareHeader_feature on Feature {
        slug
        name
      }
    `,
    props.feature,
  );
  const { audience } = useFragment(
    graphql`
      fragment ShareHeader_query on Query {
        audience(key: $audience) {
          name
        }
      }
    `,
    props.query,
  );
  const { audience: key, linePercent } = usePreferences();
  return (
    <>
      <PageMeta
        title={`Share ${name}`}
        description={`Badge, card, feeds and files for ${name}, for other sites and tools.`}
        path={href.share(slug)}
      />
      <PageTitle
        crumbs={[
          { label: 'Features', href: href.features() },
          { label: name, href: href.feature(slug) },
        ]}
        title={`Share ${name}`}
        lede={`Everything here uses ${audience?.name ?? key} and a ${formatLine(linePercent)} line; change them above. Embeds update themselves and don’t track your readers.`}
      />
    </>
  );
}
