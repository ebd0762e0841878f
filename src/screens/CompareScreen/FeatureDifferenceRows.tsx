import type { FeatureDifferenceRows_edges$key } from '@/__generated__/FeatureDifferenceRows_edges.graphql';
import { supportWords } from '@/domain/SupportClass';
import { graphql, useFragment } from '@/relay/hooks';
import { requireAll } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { href } from '@/routes/href';
import { BaselineMark } from '@/sections/BaselineMark';
import { SectionFailure } from '@/sections/SectionFailure';
import { cells } from '@/ui/Table';

/** Features, each with the other release's support. */
export function FeatureDifferenceRows(props: { readonly edges: FeatureDifferenceRows_edges$key }) {
  const rows = useFragment(
    graphql`
      fragment FeatureDifferenceRows_edges on FeatureDifferenceEdge @relay(plural: true) {
        ... @alias(as: "row") @catch {
          otherClass
          node {
            slug
            name
            baseline {
              ...BaselineMark_baseline
            }
          }
        }
      }
    `,
    props.edges,
  );
  const result = requireAll(rows);
  if (!result.ok)
    return (
      <tr>
        <td colSpan={3}>
          <SectionFailure what="The list of features" errors={result.errors} />
        </td>
      </tr>
    );
  return result.value.map(({ otherClass, node: { slug, name, baseline } }) => (
    <tr key={slug}>
      <th scope="row">
        <Link href={href.feature(slug)}>{name}</Link>
      </th>
      <td className={cells.spare}>
        <BaselineMark baseline={baseline} />
      </td>
      <td className={cells.whole}>{supportWords(otherClass)}</td>
    </tr>
  ));
}
