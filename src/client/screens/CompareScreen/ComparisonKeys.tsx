import type {
  ComparisonKeys_comparison$data,
  ComparisonKeys_comparison$key,
} from '@/__generated__/ComparisonKeys_comparison.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { formatCount, formatCountWithNoun } from '@/domain/format';
import type { CompareView } from '@/domain/routes/browsers';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './ComparisonSummary.module.css';
import { DifferenceLists } from './DifferenceLists';
import { KeyDifferenceRows } from './KeyDifferenceRows';

interface ComparisonKeysProps {
  readonly comparison: ComparisonKeys_comparison$key;
  readonly view: CompareView;
}

/**
 * The compat keys that only one of the releases fully supports, one list per release, filtered by a
 * root of the key tree.
 */
export function ComparisonKeys({ view, ...props }: ComparisonKeysProps) {
  const result = useFragment(
    graphql`
      fragment ComparisonKeys_comparison on ReleaseComparison @catch {
        ...DifferenceLists_comparison
        areas {
          onlyLeftCount
          onlyRightCount
          root {
            path
          }
        }
        keysOnlyLeft: compatKeysOnlyIn(side: LEFT, area: $area, first: 50, skip: $skip) {
          totalCount
          edges {
            ...KeyDifferenceRows_edges
          }
        }
        keysOnlyRight: compatKeysOnlyIn(side: RIGHT, area: $area, first: 50, skip: $skip) {
          totalCount
          edges {
            ...KeyDifferenceRows_edges
          }
        }
      }
    `,
    props.comparison,
  );
  if (!result.ok)
    return <SectionFailure what="The compat keys that differ" errors={result.errors} />;
  const { areas, keysOnlyLeft, keysOnlyRight } = result.value;
  const toList = ({ totalCount, edges }: typeof keysOnlyLeft | typeof keysOnlyRight) => ({
    total: totalCount,
    count: formatCountWithNoun(totalCount, 'key'),
    rows: edges.length > 0 && <KeyDifferenceRows edges={edges} />,
  });
  return (
    <>
      <AreaWays areas={areas} view={view} />
      <DifferenceLists
        comparison={result.value}
        noun={view.area ? `${view.area} compat keys` : 'compat keys'}
        heads={[{ heading: 'Key' }]}
        left={toList(keysOnlyLeft)}
        right={toList(keysOnlyRight)}
        view={view}
      />
    </>
  );
}

interface AreaWaysProps {
  readonly areas: Caught<ComparisonKeys_comparison$data>['areas'];
  readonly view: CompareView;
}

/** Links to one root of the key tree each. */
function AreaWays({ areas, view }: AreaWaysProps) {
  const ways = [
    { area: '', label: 'All' },
    ...areas.map(({ root, onlyLeftCount, onlyRightCount }) => ({
      area: root.path,
      label: `${root.path} ${formatCount(onlyLeftCount + onlyRightCount)}`,
    })),
  ];
  return (
    <nav aria-label="Part of the key tree" className={styles.ways}>
      {ways.map(({ area, label }) => (
        <Link
          key={area}
          href={href.compare({ ...view, area, page: 1 })}
          aria-current={view.area === area ? 'true' : undefined}
          scroll={false}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
