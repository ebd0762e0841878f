import type { ComparisonHeader_comparison$key } from '@/__generated__/ComparisonHeader_comparison.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import type { CompareView } from '@/domain/routes/browsers';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { releaseName } from './releaseName';

interface ComparisonHeaderProps {
  /** Null if a requested release doesn't exist. */
  readonly comparison: ComparisonHeader_comparison$key | null | undefined;
  readonly view: CompareView;
}

export function ComparisonHeader({ view, ...props }: ComparisonHeaderProps) {
  const comparison = useFragment(
    graphql`
      fragment ComparisonHeader_comparison on ReleaseComparison {
        left {
          ...releaseName_release
        }
        right {
          ...releaseName_release
        }
      }
    `,
    props.comparison,
  );
  const title = comparison
    ? `${releaseName(comparison.left)} and ${releaseName(comparison.right)}`
    : 'Compare releases';
  return (
    <>
      <PageMeta
        title={comparison ? `${title} compared` : title}
        description="Compare two browser releases: web features and compat keys that only one of them supports."
        path={href.compare({ ...view, page: 1 })}
      />
      <PageTitle
        crumbs={[{ label: 'Browsers', href: href.browsers() }]}
        title={title}
        lede={<p>Features that only one of the two fully supports.</p>}
      />
    </>
  );
}
