import { graphql, useFragment } from 'react-relay/hooks';

import type { FeatureDifferenceRows_edges$key } from '@/__generated__/FeatureDifferenceRows_edges.graphql';
import { supportWords } from '@/domain/SupportClass';
import { Link } from '@/relay/Link';
import { BaselineMark } from '@/ui/BaselineMark';
import { cells } from '@/ui/Table';

/** Features, and what the other release can do with each. */
export function FeatureDifferenceRows(props: { readonly edges: FeatureDifferenceRows_edges$key }) {
  const edges = useFragment(
    graphql`
      fragment FeatureDifferenceRows_edges on FeatureDifferenceEdge @relay(plural: true) {
        otherClass
        node {
          slug
          name
          baseline {
            status
            newlyOn
            widelyOn
            isNewlyOnUpperBound
          }
        }
      }
    `,
    props.edges,
  );
  return edges.map(({ otherClass, node: { slug, name, baseline } }) => (
    <tr key={slug}>
      <th scope="row">
        <Link href={`/features/${slug}`}>{name}</Link>
      </th>
      <td className={cells.spare}>
        <BaselineMark baseline={baseline} />
      </td>
      <td className={cells.whole}>{supportWords(otherClass)}</td>
    </tr>
  ));
}
