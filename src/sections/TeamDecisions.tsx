import { Suspense, useEffect } from 'react';
import type { TeamDecisionsQuery } from '@/__generated__/TeamDecisionsQuery.graphql';
import { onSignOut } from '@/device/signOutEverywhere';
import { decisionWords } from '@/domain/decisionStates';
import { graphql, useLazyLoadQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { teamHref } from '@/routes/teamHref';
import styles from './TeamForm.module.css';

/** What the reader’s own teams decided on a feature, and where they can decide. Never in HTML. */
export function TeamDecisions(props: { readonly slug: string }) {
  return (
    <Suspense fallback={null}>
      <Decisions {...props} />
    </Suspense>
  );
}

function Decisions({ slug }: { readonly slug: string }) {
  const { viewer, decisionsOn } = useLazyLoadQuery<TeamDecisionsQuery>(
    graphql`
      query TeamDecisionsQuery($subject: DecisionSubjectInput!) @throwOnFieldError {
        viewer {
          workspaces {
            slug
            name
            projects {
              id
              slug
              name
            }
          }
        }
        decisionsOn(subject: $subject) {
          id
          state
          project {
            id
          }
        }
      }
    `,
    { subject: { feature: slug } },
    { fetchPolicy: 'store-and-network' },
  );
  useEffect(() => onSignOut(() => window.location.reload()), []);
  const projects = (viewer?.workspaces ?? []).flatMap((workspace) =>
    workspace.projects.map((project) => ({ ...project, workspace })),
  );
  if (projects.length === 0) return null;
  return (
    <section>
      <h2>Your team</h2>
      <ul className={styles.list}>
        {projects.map(({ id, slug: project, name, workspace }) => (
          <li key={id} className={styles.entry}>
            <Link href={teamHref.decide(workspace.slug, project, slug)}>
              {`${workspace.name} / ${name}`}
            </Link>
            <span>
              {decisionWordsOf(decisionsOn.find((decision) => decision.project.id === id)?.state)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const decisionWordsOf = (state: string | undefined): string =>
  state === undefined ? 'Not decided' : decisionWords(state);
