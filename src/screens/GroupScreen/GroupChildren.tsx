import { graphql, useFragment } from 'react-relay/hooks';

import type { GroupChildren_group$key } from '@/__generated__/GroupChildren_group.graphql';
import { formatCount } from '@/domain/formatCount';
import { Link } from '@/relay/Link';
import { Section } from '@/ui/Section';

import styles from './GroupChildren.module.css';

export function GroupChildren(props: { readonly group: GroupChildren_group$key }) {
  const { children } = useFragment(
    graphql`
      fragment GroupChildren_group on Group {
        children {
          path
          name
          featureCount
        }
      }
    `,
    props.group,
  );
  if (children.length === 0) return null;
  return (
    <Section title="Groups in it">
      <ul className={styles.children}>
        {children.map(({ path, name, featureCount }) => (
          <li key={path}>
            <Link href={`/groups/${path}`} prefetch="view">
              {name}
            </Link>
            <span className={styles.count}>{` ${formatCount(featureCount)}`}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
