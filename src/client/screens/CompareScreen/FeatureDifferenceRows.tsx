import type { FeatureDifferenceRows_edges$key } from '@/__generated__/FeatureDifferenceRows_edges.graphql';
import { BaselineMark } from '@/client/sections/BaselineMark';
import { CoverageBar } from '@/client/sections/CoverageBar';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { BreakableText } from '@/client/ui/BreakableText';
import { cells } from '@/client/ui/Table';
import { href } from '@/domain/routes/href';
import { supportWords } from '@/domain/SupportClass';
import { graphql, useFragment } from '@/relay/hooks';
import { requireAll } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';

interface FeatureDifferenceRowsProps {
  readonly edges: FeatureDifferenceRows_edges$key;
  readonly isBaselineShown: boolean;
}

/** Features, each with its coverage and the other release's support. */
export function FeatureDifferenceRows({ isBaselineShown, ...props }: FeatureDifferenceRowsProps) {
  const rows = useFragment(
    graphql`
      fragment FeatureDifferenceRows_edges on FeatureDifferenceEdge @relay(plural: true) {
        ... @alias(as: "row") @catch {
          otherClass
          node {
            slug
            name
            coverage(audience: $audience) {
              ...CoverageBar_coverage
            }
            baseline {
              ...BaselineMark_baseline
            }
          }
        }
      }
    `,
    props.edges,
  );
  const { linePercent } = usePreferences();
  const result = requireAll(rows);
  if (!result.ok)
    return (
      <tr>
        <td colSpan={4}>
          <SectionFailure what="The list of features" errors={result.errors} />
        </td>
      </tr>
    );
  return result.value.map(({ otherClass, node: { slug, name, coverage, baseline } }) => (
    <tr key={slug}>
      <th scope="row">
        <Link href={href.feature(slug)}>
          <BreakableText text={name} />
        </Link>
      </th>
      <CoverageBar isCell coverage={coverage} linePercent={linePercent} />
      {isBaselineShown && (
        <td className={cells.spare}>
          <BaselineMark baseline={baseline} />
        </td>
      )}
      <td className={cells.whole}>{supportWords(otherClass)}</td>
    </tr>
  ));
}
