import { graphql, useFragment } from 'react-relay/hooks';

import type { HitTable_nodes$key } from '@/__generated__/HitTable_nodes.graphql';
import type { SearchHit } from '@/domain/SearchHit';
import { Link } from '@/relay/Link';
import { usePreferences } from '@/relay/RouteRoot';
import { CoverageCell } from '@/screens/sections/CoverageCell';
import { Highlighted } from '@/screens/sections/Highlighted';
import { HIT_KIND_NOUNS } from '@/screens/sections/hitKinds';
import { HitName } from '@/screens/sections/HitName';
import { BaselineMark } from '@/ui/BaselineMark';
import { cells, Table } from '@/ui/Table';

import styles from './HitTable.module.css';

interface HitTableProps {
  readonly hits: readonly SearchHit[];
  /** Those of them that an audience can or cannot use. */
  readonly nodes: HitTable_nodes$key;
}

/** What was found, the best first. */
export function HitTable({ hits, ...props }: HitTableProps) {
  const nodes = useFragment(
    graphql`
      fragment HitTable_nodes on Node @relay(plural: true) {
        id
        ... on Feature {
          baseline {
            status
          }
          coverage(audience: $audience) {
            supportedShare
            partialShare
            unsupportedShare
            unknownShare
          }
        }
        ... on CompatKey {
          keyBaseline: baseline {
            status
          }
          coverage(audience: $audience) {
            supportedShare
            partialShare
            unsupportedShare
            unknownShare
          }
        }
      }
    `,
    props.nodes,
  );
  const { linePercent } = usePreferences();
  const facts = new Map(nodes.map((node) => [node.id, node]));
  return (
    <Table
      caption="What was found, the best first: what it is, the share of your audience and the Baseline status"
      narrow="wrap"
    >
      <thead>
        <tr>
          <th scope="col">Found</th>
          <th scope="col" className={cells.spare}>
            Kind
          </th>
          <th scope="col">Your audience</th>
          <th scope="col">Baseline</th>
        </tr>
      </thead>
      <tbody>
        {hits.map((hit) => {
          const known = facts.get(hit.objectID);
          const baseline = known?.baseline ?? known?.keyBaseline;
          return (
            <tr key={hit.objectID}>
              <th scope="row" className={styles.name}>
                <HitLink hit={hit} />
                {hit.description && (
                  <p className={styles.description}>
                    <Highlighted
                      marked={hit._highlightResult?.description?.value ?? hit.description}
                    />
                  </p>
                )}
              </th>
              <td className={`${cells.spare} ${cells.whole}`}>{HIT_KIND_NOUNS[hit.kind]}</td>
              {known?.coverage ? (
                <CoverageCell shares={known.coverage} linePercent={linePercent} />
              ) : (
                <td />
              )}
              <td>{baseline && <BaselineMark baseline={{ status: baseline.status }} />}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

/** A specification stands elsewhere. */
function HitLink({ hit }: { readonly hit: SearchHit }) {
  const name = <HitName hit={hit} />;
  return hit.url.startsWith('/') ? (
    <Link href={hit.url} prefetch="view">
      {name}
    </Link>
  ) : (
    <a href={hit.url}>{name}</a>
  );
}
