import { useEffect, useState } from 'react';
import type { TeamDecisionsQuery } from '@/__generated__/TeamDecisionsQuery.graphql';
import { onSignOut } from '@/browser/device/signOutEverywhere';
import { parseSubject } from '@/domain/routes/watch';
import { graphql, useLazyLoadQuery } from '@/relay/hooks';
import { MemberPart } from './MemberPart';
import { ProjectDecision } from './ProjectDecision';
import styles from '@/client/ui/Form.module.css';

const teamDecisionsQuery = graphql`
  query TeamDecisionsQuery($subject: DecisionSubjectInput!) @throwOnFieldError {
    viewer {
      workspaces {
        slug
        name
        permissions
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
`;

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
  const [savedCount, setSavedCount] = useState(0);
  const { viewer, decisionsOn } = useLazyLoadQuery<TeamDecisionsQuery>(
    teamDecisionsQuery,
    { subject: parseSubject(subject) },
    { fetchPolicy: 'store-and-network', fetchKey: `${attempt} ${savedCount}` },
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
        {projects.map(({ id, slug, name, workspace }) => (
          <ProjectDecision
            key={id}
            name={`${workspace.name} / ${name}`}
            workspace={workspace.slug}
            project={slug}
            subject={subject}
            state={decisionsOn.find((decision) => decision.project.id === id)?.state}
            mayPropose={workspace.permissions.includes('propose')}
            onDecided={() => setSavedCount((count) => count + 1)}
          />
        ))}
      </ul>
    </section>
  );
}
