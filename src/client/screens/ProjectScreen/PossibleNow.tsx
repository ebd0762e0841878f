import type { ReactNode } from 'react';
import type { PossibleNow_project$key } from '@/__generated__/PossibleNow_project.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { formatCount, formatLine } from '@/domain/format';
import { teamHref } from '@/domain/routes/teams';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from '@/client/ui/Form.module.css';

interface PossibleNowProps {
  readonly project: PossibleNow_project$key;
  /** The form that adopts them all. */
  readonly children: ReactNode;
}

/** The features at or above the line that are not adopted yet, the newest first. */
export function PossibleNow({ children, ...props }: PossibleNowProps) {
  const result = useFragment(
    graphql`
      fragment PossibleNow_project on Project @catch {
        slug
        linePercent
        workspace {
          slug
        }
        adoptable {
          count
          features(first: 5) {
            slug
            name
          }
        }
      }
    `,
    props.project,
  );
  if (!result.ok) return <SectionFailure what="What can be adopted" errors={result.errors} />;
  const { slug, linePercent, workspace, adoptable } = result.value;
  const { count, features } = adoptable;
  if (count === 0) return null;
  const more = count - features.length;
  return (
    <Section title="Possible this week" aside={formatCount(count)}>
      <p>{`At or above your line of ${formatLine(linePercent)}, and not adopted yet. The newest:`}</p>
      <ul className={styles.list}>
        {features.map((feature) => (
          <li key={feature.slug}>
            <Link href={teamHref.decide(workspace.slug, slug, feature.slug)}>{feature.name}</Link>
          </li>
        ))}
        {more > 0 && <li>{`and ${formatCount(more)} more`}</li>}
      </ul>
      {children && (
        <details>
          <summary>Adopt many at once</summary>
          {children}
        </details>
      )}
    </Section>
  );
}
