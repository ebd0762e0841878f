import type { ProjectList_workspace$key } from '@/__generated__/ProjectList_workspace.graphql';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { formatCountWithNoun, formatLine } from '@/domain/format';
import { teamHref } from '@/domain/routes/teams';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from '@/client/ui/Form.module.css';

export function ProjectList(props: { readonly workspace: ProjectList_workspace$key }) {
  const { slug, projects, archived } = useFragment(
    graphql`
      fragment ProjectList_workspace on Workspace {
        slug
        projects {
          id
          slug
          name
          linePercent
          audience @catch(to: NULL) {
            name
          }
          openReviewCount
        }
        archived: projects(isArchived: true) {
          id
          slug
          name
        }
      }
    `,
    props.workspace,
  );
  return (
    <Section title="Projects">
      {projects.length === 0 ? (
        <EmptyState title="No projects yet.">
          <p>A project is a site or app, with its own audience, line and decisions.</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {projects.map((project) => (
            <li key={project.id} className={styles.entry}>
              <Link href={teamHref.project(slug, project.slug)}>{project.name}</Link>
              <span>
                {project.openReviewCount > 0 && (
                  <strong>{`${formatCountWithNoun(project.openReviewCount, 'review')} open, `}</strong>
                )}
                {`${project.audience?.name ?? 'an audience that is gone'}, line ${formatLine(project.linePercent)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ArchivedProjects team={slug} projects={archived} />
    </Section>
  );
}

interface ArchivedProjectsProps {
  readonly team: string;
  readonly projects: readonly {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
  }[];
}

function ArchivedProjects({ team, projects }: ArchivedProjectsProps) {
  if (projects.length === 0) return null;
  return (
    <details>
      <summary>{`Archived (${projects.length})`}</summary>
      <ul className={styles.list}>
        {projects.map(({ id, slug, name }) => (
          <li key={id} className={styles.entry}>
            <Link href={teamHref.project(team, slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
