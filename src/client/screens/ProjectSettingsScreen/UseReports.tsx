import { useRouter } from 'next/router';
import type { UseReports_project$key } from '@/__generated__/UseReports_project.graphql';
import { AccountForm } from '@/client/sections/AccountForm';
import { ACCOUNT_PROBLEMS } from '@/client/sections/accountProblems';
import { writeReportedOn } from '@/client/sections/useReportWords';
import { Notice } from '@/client/ui/Notice';
import { Section } from '@/client/ui/Section';
import { findOwn } from '@/domain/findOwn';
import { formatCountWithNoun } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import styles from '@/client/ui/Form.module.css';

/** The repositories that report what a project's code uses, each with a form that deletes it. */
export function UseReports(props: { readonly project: UseReports_project$key }) {
  const { slug, workspace, reportedUses } = useFragment(
    graphql`
      fragment UseReports_project on Project {
        slug
        workspace {
          slug
        }
        reportedUses {
          repositories {
            name
            reportedAt
            ageDays
            fileCount
          }
        }
      }
    `,
    props.project,
  );
  const { deleted } = useRouter().query;
  if (!reportedUses && deleted === undefined) return null;
  return (
    <Section title="Reports of uses">
      <Outcome isDeleted={deleted === 'uses'} />
      <ul className={styles.list}>
        {reportedUses?.repositories.map(({ name, reportedAt, ageDays, fileCount }) => (
          <li key={name}>
            {`${name}: ${formatCountWithNoun(fileCount, 'file')}, ${writeReportedOn(reportedAt, ageDays)}`}
            <DeleteReports workspace={workspace.slug} project={slug} repository={name} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface DeleteReportsProps {
  /** Slugs. */
  readonly workspace: string;
  readonly project: string;
  readonly repository: string;
}

function DeleteReports({ workspace, project, repository }: DeleteReportsProps) {
  return (
    <details>
      <summary>{`Delete the reports of ${repository}`}</summary>
      <p>
        Its counts, also those of earlier weeks, are gone at once, and they can’t be restored. Its
        next report begins again: stop its build from reporting first.
      </p>
      <AccountForm action="uses-delete" submit={`Delete ${repository} for good`} variant="plain">
        {() => (
          <>
            <input type="hidden" name="workspace" value={workspace} />
            <input type="hidden" name="project" value={project} />
            <input type="hidden" name="repository" value={repository} />
          </>
        )}
      </AccountForm>
    </details>
  );
}

/** Says how a form that was posted without scripts ended; its address names the problem. */
function Outcome({ isDeleted }: { readonly isDeleted: boolean }) {
  const { problem, form } = useRouter().query;
  if (isDeleted) return <Notice>Deleted the reports of the repository.</Notice>;
  if (form !== 'uses-delete') return null;
  const known = typeof problem === 'string' ? findOwn(ACCOUNT_PROBLEMS, problem) : undefined;
  return <Notice tone="error">{known ?? 'Nothing was deleted: there are no such reports.'}</Notice>;
}
