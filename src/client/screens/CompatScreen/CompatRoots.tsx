import type { CompatRoots_query$key } from '@/__generated__/CompatRoots_query.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';

const CompatRootTable = lazySection(
  async () =>
    (await import(/* webpackChunkName: "compat-sections" */ './CompatRootTable')).CompatRootTable,
);

export function CompatRoots(props: { readonly query: CompatRoots_query$key }) {
  const result = useFragment(
    graphql`
      fragment CompatRoots_query on Query @catch {
        compatRoots {
          descendantCount
          ...CompatRootTable_roots
        }
      }
    `,
    props.query,
  );
  const total =
    result.ok && result.value.compatRoots.reduce((sum, root) => sum + root.descendantCount, 0);
  return (
    <>
      <PageMeta
        title="Compat data"
        description="Browser support for every API, CSS value, element, header and method, key by key."
        path={href.compat()}
      />
      <PageTitle
        title="Compat data"
        lede={
          <p>{`Support for ${total === false ? 'all' : formatCount(total)} parts of the web platform, down to a single CSS value or method.`}</p>
        }
      />
      {result.ok ? (
        <CompatRootTable roots={result.value.compatRoots} />
      ) : (
        <SectionFailure what="The list of compat keys" errors={result.errors} />
      )}
    </>
  );
}
