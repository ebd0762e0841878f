import type { GroupChildren_group$key } from '@/__generated__/GroupChildren_group.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from './GroupChildren.module.css';

export function GroupChildren(props: { readonly group: GroupChildren_group$key }) {
  const result = useFragment(
    graphql`
      fragment GroupChildren_group on Group @catch {
        children {
          path
          name
          featureCount
        }
      }
    `,
    props.group,
  );
  if (!result.ok) return <SectionFailure what="The list of subgroups" errors={result.errors} />;
  const { children } = result.value;
  if (children.length === 0) return null;
  const byName = children.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    <Section title="Subgroups">
      <ul className={styles.children}>
        {byName.map(({ path, name, featureCount }) => (
          <li key={path}>
            <Link href={href.group(path)} prefetch="view">
              {name}
            </Link>
            <span className={styles.count}>{` ${formatCount(featureCount)}`}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
