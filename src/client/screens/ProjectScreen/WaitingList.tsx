import type { WaitingList_project$key } from '@/__generated__/WaitingList_project.graphql';
import { Section } from '@/client/ui/Section';
import { teamHref } from '@/domain/routes/teams';
import { graphql, useFragment } from '@/relay/hooks';
import { DecisionTable } from './DecisionTable';

/** The features that the team waits for. */
export function WaitingList(props: { readonly project: WaitingList_project$key }) {
  const { slug, linePercent, workspace, waiting } = useFragment(
    graphql`
      fragment WaitingList_project on Project {
        slug
        linePercent
        workspace {
          slug
        }
        waiting: decisions(state: [WAITING], first: 50) {
          edges {
            node {
              ...DecisionTable_decisions
            }
          }
        }
      }
    `,
    props.project,
  );
  if (waiting.edges.length === 0) return null;
  return (
    <Section title="Waiting">
      <DecisionTable
        caption="Features you wait for, newest decision first"
        decisions={waiting.edges.map(({ node }) => node)}
        linePercent={linePercent}
        getHref={(subject) => teamHref.decide(workspace.slug, slug, subject)}
      />
    </Section>
  );
}
