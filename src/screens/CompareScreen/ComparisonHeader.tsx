import { graphql, useFragment } from 'react-relay/hooks';

import type { ComparisonHeader_comparison$key } from '@/__generated__/ComparisonHeader_comparison.graphql';
import { PageMeta } from '@/screens/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';

import { viewHref, type CompareView } from './compareAddress';

interface ComparisonHeaderProps {
  /** Null where a release that was asked for does not exist. */
  readonly comparison: ComparisonHeader_comparison$key | null | undefined;
  readonly view: CompareView;
}

export function ComparisonHeader({ view, ...props }: ComparisonHeaderProps) {
  const comparison = useFragment(
    graphql`
      fragment ComparisonHeader_comparison on ReleaseComparison {
        left {
          version
          browser {
            name
          }
        }
        right {
          version
          browser {
            name
          }
        }
      }
    `,
    props.comparison,
  );
  const title = comparison
    ? `${nameOf(comparison.left)} and ${nameOf(comparison.right)}`
    : 'Compare releases';
  return (
    <>
      <PageMeta
        title={comparison ? `${title} compared` : title}
        description="Two browser releases side by side: which web features and compat keys one of them supports and the other does not."
        path={viewHref({ ...view, page: 1 })}
      />
      <PageTitle
        crumbs={[{ label: 'Browsers', href: '/browsers' }]}
        title={title}
        lede={<p>What one supports in full and the other does not.</p>}
      />
    </>
  );
}

function nameOf({
  browser,
  version,
}: {
  readonly browser: { readonly name: string };
  readonly version: string;
}): string {
  return `${browser.name} ${version}`;
}
