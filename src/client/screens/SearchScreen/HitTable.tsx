/* eslint-disable relay/unused-fields -- The status goes whole to BaselineStatusMark. */
import type { HitTable_nodes$key } from '@/__generated__/HitTable_nodes.graphql';
import { BaselineStatusMark } from '@/client/sections/BaselineStatusMark';
import { CoverageBar } from '@/client/sections/CoverageBar';
import { Highlighted } from '@/client/sections/Highlighted';
import { HIT_KIND_NOUNS } from '@/client/sections/hitKinds';
import { HitName } from '@/client/sections/HitName';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { cells, Table } from '@/client/ui/Table';
import type { SearchHit } from '@/domain/SearchHit';
import { graphql, useFragment } from '@/relay/hooks';
import { requireAll } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './HitTable.module.css';

interface HitTableProps {
  readonly hits: readonly SearchHit[];
  /** The hits that have coverage: features and keys. */
  readonly nodes: HitTable_nodes$key;
}

/** The results, best first. */
export function HitTable({ hits, ...props }: HitTableProps) {
  const rows = useFragment(
    graphql`
      fragment HitTable_nodes on Node @relay(plural: true) {
        ... @alias(as: "row") @catch {
          id
          ... on Feature {
            baseline {
              status
            }
            coverage(audience: $audience) {
              ...CoverageBar_coverage
            }
          }
          ... on CompatKey {
            keyBaseline: baseline {
              status
            }
            coverage(audience: $audience) {
              ...CoverageBar_coverage
            }
          }
        }
      }
    `,
    props.nodes,
  );
  const { linePercent } = usePreferences();
  const result = requireAll(rows);
  const facts = new Map(result.ok ? result.value.map((node) => [node.id, node]) : []);
  return (
    <>
      {!result.ok && <SectionFailure what="The shares of your audience" errors={result.errors} />}
      <Table
        caption="Results, best first: type, share of your audience and Baseline status"
        narrow="wrap"
      >
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col" className={cells.spare}>
              Type
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
                  <CoverageBar isCell coverage={known.coverage} linePercent={linePercent} />
                ) : (
                  <td />
                )}
                <td>{baseline && <BaselineStatusMark baseline={baseline} />}</td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </>
  );
}

/** Specifications link to an external site. */
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
