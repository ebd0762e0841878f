import type { KeyDifferenceRows_edges$key } from '@/__generated__/KeyDifferenceRows_edges.graphql';
import { Identifier } from '@/client/ui/Identifier';
import { cells } from '@/client/ui/Table';
import { href } from '@/domain/routes/href';
import { supportWords } from '@/domain/SupportClass';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';

/** Compat keys, each with the other release's support. */
export function KeyDifferenceRows(props: { readonly edges: KeyDifferenceRows_edges$key }) {
  const edges = useFragment(
    graphql`
      fragment KeyDifferenceRows_edges on CompatKeyDifferenceEdge @relay(plural: true) {
        otherClass
        node {
          path
        }
      }
    `,
    props.edges,
  );
  return edges.map(({ otherClass, node: { path } }) => (
    <tr key={path}>
      <th scope="row">
        <Link href={href.compat(path)}>
          <Identifier name={path} />
        </Link>
      </th>
      <td className={cells.whole}>{supportWords(otherClass)}</td>
    </tr>
  ));
}
