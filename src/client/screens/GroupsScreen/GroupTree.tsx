import type {
  GroupTree_groups$data,
  GroupTree_groups$key,
} from '@/__generated__/GroupTree_groups.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { type Caught, requireAll } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './GroupTree.module.css';

type TreeGroup = Caught<GroupTree_groups$data[number]['row']>;

/**
 * Builds the tree of groups. The API returns a flat list, because a GraphQL query can't select a
 * tree of unknown depth.
 */
export function GroupTree(props: { readonly groups: GroupTree_groups$key }) {
  const rows = useFragment(
    graphql`
      fragment GroupTree_groups on Group @relay(plural: true) {
        ... @alias(as: "row") @catch {
          path
          name
          featureCount
          featureCountAtLine(audience: $audience, linePercent: $linePercent)
          parent {
            path
          }
        }
      }
    `,
    props.groups,
  );
  const result = requireAll(rows);
  if (!result.ok) return <SectionFailure what="The tree of groups" errors={result.errors} />;
  const groups = result.value.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <div className={styles.tree}>
      <Branch groups={groups} under={undefined} />
    </div>
  );
}

interface BranchProps {
  /** By name. */
  readonly groups: readonly TreeGroup[];
  /** The path whose subgroups are shown; the roots if undefined. */
  readonly under: string | undefined;
}

function Branch({ groups, under }: BranchProps) {
  const branch = groups.filter(({ parent }) => parent?.path === under);
  if (branch.length === 0) return null;
  return (
    <ul>
      {branch.map((group) => (
        <li key={group.path}>
          <div className={styles.row}>
            <Link href={href.group(group.path)}>{group.name}</Link>
            <AtLine group={group} />
          </div>
          <Branch groups={groups} under={group.path} />
        </li>
      ))}
    </ul>
  );
}

function AtLine({ group: { featureCount, featureCountAtLine } }: { readonly group: TreeGroup }) {
  const percent = featureCount === 0 ? 0 : Math.round((featureCountAtLine / featureCount) * 100);
  return (
    <span className={styles.count}>
      {`${formatCount(featureCountAtLine)} of ${formatCount(featureCount)}`}
      <svg width="48" height="8" aria-hidden="true">
        <rect width="100%" height="100%" fill="var(--rule)" />
        <rect width={`${percent}%`} height="100%" fill="var(--supported)" />
      </svg>
    </span>
  );
}
