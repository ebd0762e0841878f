import type {
  ChangeCounts_changes$data,
  ChangeCounts_changes$key,
} from '@/__generated__/ChangeCounts_changes.graphql';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { formatCount } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import styles from './ChangeScreen.module.css';

const COUNTS: readonly {
  readonly kind: ChangeCounts_changes$data['counts'][number]['kind'];
  readonly words: string;
  readonly place: string;
}[] = [
  { kind: 'ADDED', words: 'New', place: 'features' },
  { kind: 'MOVED', words: 'Renamed', place: 'features' },
  { kind: 'DISCOURAGED', words: 'Now discouraged', place: 'features' },
  { kind: 'BASELINE_UP', words: 'Baseline up', place: 'baseline' },
  { kind: 'BASELINE_DOWN', words: 'Baseline down', place: 'baseline' },
  { kind: 'COVERAGE', words: 'Coverage changed', place: 'coverage' },
  { kind: 'SUPPORT', words: 'Browser support', place: 'support' },
];

/** How many features changed, by kind, with links to their sections. */
export function ChangeCounts(props: { readonly changes: ChangeCounts_changes$key }) {
  const { counts } = useFragment(
    graphql`
      fragment ChangeCounts_changes on ChangeConnection {
        counts {
          kind
          count
        }
      }
    `,
    props.changes,
  );
  return (
    <div className={styles.counts}>
      <DefinitionFacts
        layout="wide"
        facts={COUNTS.map(({ kind, words, place }) => {
          const { count = 0 } = counts.find((one) => one.kind === kind) ?? {};
          return {
            term: words,
            detail: count === 0 ? 'None' : <a href={`#${place}`}>{formatCount(count)}</a>,
          };
        })}
      />
    </div>
  );
}
