import type { DecisionCellQuery } from '@/__generated__/DecisionCellQuery.graphql';
import { useIsMember } from '@/browser/device/isMember';
import { MemberPart } from '@/client/sections/MemberPart';
import { decisionWords } from '@/domain/decisionStates';
import { teamHref } from '@/domain/routes/teams';
import { graphql, useLazyLoadQuery } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { type TeamProject, useTeamProject } from './useTeamProject';

/** The chosen project's decision on a feature; empty for readers who are not signed in. */
export function DecisionCell({ slug }: { readonly slug: string }) {
  const isMember = useIsMember();
  return isMember ? (
    <MemberPart what="It">
      {(attempt) => <ProjectDecision slug={slug} attempt={attempt} />}
    </MemberPart>
  ) : null;
}

function ProjectDecision({ slug, attempt }: { readonly slug: string; readonly attempt: number }) {
  const { project } = useTeamProject(attempt);
  return project ? <DecisionLink slug={slug} project={project} attempt={attempt} /> : null;
}

interface DecisionLinkProps {
  readonly slug: string;
  readonly project: TeamProject;
  readonly attempt: number;
}

/** All cells of a table send the same query, which Relay sends once. */
function DecisionLink({ slug, project, attempt }: DecisionLinkProps) {
  const { node } = useLazyLoadQuery<DecisionCellQuery>(
    graphql`
      query DecisionCellQuery($project: ID!) @throwOnFieldError {
        node(id: $project) {
          ... on Project {
            featureDecisions {
              slug
              state
              isAsked
            }
          }
        }
      }
    `,
    { project: project.id },
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  const decided = node?.featureDecisions?.find((decision) => decision.slug === slug);
  if (!decided) return null;
  return (
    <Link href={teamHref.decide(project.workspace.slug, project.slug, slug)}>
      {`${decisionWords(decided.state)}${decided.isAsked ? ', look again' : ''}`}
    </Link>
  );
}
