import type { DecisionCounts_project$key } from '@/__generated__/DecisionCounts_project.graphql';
import { decisionWords } from '@/domain/decisionStates';
import { graphql, useFragment } from '@/relay/hooks';

export function DecisionCounts(props: { readonly project: DecisionCounts_project$key }) {
  const { decisionCounts } = useFragment(
    graphql`
      fragment DecisionCounts_project on Project {
        decisionCounts {
          state
          count
        }
      }
    `,
    props.project,
  );
  return decisionCounts
    .map(({ state, count }) => `${count} ${decisionWords(state).toLowerCase()}`)
    .join(', ');
}
