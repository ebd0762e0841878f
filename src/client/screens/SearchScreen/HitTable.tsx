import type {
  HitTable_nodes$data,
  HitTable_nodes$key,
} from '@/__generated__/HitTable_nodes.graphql';
import { BaselineStatusMark } from '@/client/sections/BaselineStatusMark';
import { CoverageBar } from '@/client/sections/CoverageBar';
import { Highlighted } from '@/client/sections/Highlighted';
import { HIT_KIND_NOUNS } from '@/client/sections/hitKinds';
import { HitName } from '@/client/sections/HitName';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { cells, Table } from '@/client/ui/Table';
import type { SearchHit } from '@/domain/SearchHit';
import { graphql, useFragment } from '@/relay/hooks';
import { type Caught, requireAll } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './HitTable.module.css';

const COLUMNS = [
  { heading: 'Name' },
  { heading: 'Type', className: cells.spare },
  { heading: 'Your audience' },
  { heading: 'Baseline' },
] as const;

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
  const result = requireAll(rows);
  const facts = new Map(result.ok ? result.value.map((node) => [node.id, node]) : []);
  return (
    <>
      {!result.ok && <SectionFailure what="The shares of your audience" errors={result.errors} />}
      <Table
        caption="Results, best first: type, share of your audience and Baseline status"
        narrow="wrap"
        columns={COLUMNS}
      >
        <tbody>
          {hits.map((hit) => (
            <HitRow key={hit.objectID} hit={hit} facts={facts.get(hit.objectID)} />
          ))}
        </tbody>
      </Table>
    </>
  );
}

type HitNode = Caught<HitTable_nodes$data[number]['row']>;

interface HitRowProps {
  readonly hit: SearchHit;
  /** Undefined if the hit has no coverage, or it could not be read. */
  readonly facts: HitNode | undefined;
}

function HitRow({ hit, facts }: HitRowProps) {
  const { linePercent } = usePreferences();
  const baseline = facts?.baseline ?? facts?.keyBaseline;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <HitLink hit={hit} />
        {hit.description && (
          <p className={styles.description}>
            <Highlighted marked={hit._highlightResult?.description?.value ?? hit.description} />
          </p>
        )}
      </th>
      <td className={`${cells.spare} ${cells.whole}`}>{HIT_KIND_NOUNS[hit.kind]}</td>
      {facts?.coverage ? (
        <CoverageBar isCell coverage={facts.coverage} linePercent={linePercent} />
      ) : (
        <td />
      )}
      <td>{baseline && <BaselineStatusMark baseline={{ status: baseline.status }} />}</td>
    </tr>
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
