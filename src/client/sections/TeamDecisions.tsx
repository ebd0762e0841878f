import { useEffect } from 'react';
import type { TeamDecisionsQuery } from '@/__generated__/TeamDecisionsQuery.graphql';
import { onSignOut } from '@/browser/device/signOutEverywhere';
import { decisionWords } from '@/domain/decisionStates';
import { teamHref } from '@/domain/routes/teams';
import { parseSubject } from '@/domain/routes/watch';
import { graphql, useLazyLoadQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { MemberPart } from './MemberPart';
import styles from '@/client/ui/Form.module.css';

/**
 * The decisions of the reader’s teams on a feature, key or set, with links to decide. Only the
 * browser renders it, never the server.
 */
export function TeamDecisions(props: { readonly subject: string }) {
  return (
    <MemberPart what="What your team decided">
      {(attempt) => <Decisions {...props} attempt={attempt} />}
    </MemberPart>
  );
}

interface DecisionsProps {
  readonly subject: string;
  readonly attempt: number;
}

function Decisions({ subject, attempt }: DecisionsProps) {
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
    { subject: parseSubject(subject) },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
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
            <Link href={teamHref.decide(workspace.slug, project, subject)}>
              {`${workspace.name} / ${name}`}
            </Link>
            <span>
              {formatDecision(decisionsOn.find((decision) => decision.project.id === id)?.state)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const formatDecision = (state: string | undefined): string =>
  state === undefined ? 'Not decided' : decisionWords(state);
