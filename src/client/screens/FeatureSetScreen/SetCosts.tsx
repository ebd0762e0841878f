import type { SetCosts_set$key } from '@/__generated__/SetCosts_set.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { reachesLine } from '@/domain/CoverageShares';
import { graphql, useFragment } from '@/relay/hooks';
import { CostTable } from './CostTable';
import { getSetAdvice } from './getSetAdvice';
import styles from './SetCosts.module.css';

interface SetCostsProps {
  readonly set: SetCosts_set$key;
  readonly linePercent: number;
}

/** Advice on which features to drop, and the table it is based on. */
export function SetCosts({ linePercent, ...props }: SetCostsProps) {
  const result = useFragment(
    graphql`
      fragment SetCosts_set on FeatureSet @catch {
        features {
          name
        }
        coverage(audience: $audience) {
          supportedShare
        }
        costs(audience: $audience) {
          gainedShare
        }
        costliestPair(audience: $audience) {
          features {
            name
          }
          gainedShare
        }
        ...CostTable_set
      }
    `,
    props.set,
  );
  if (!result.ok) return <SectionFailure what="The cost of each feature" errors={result.errors} />;
  const { features, coverage, costs, costliestPair } = result.value;
  const advice = getSetAdvice({
    supportedShare: coverage.supportedShare,
    single: features.map(({ name }, at) => ({
      names: [name],
      gainedShare: costs[at]?.gainedShare ?? 0,
    })),
    pair: costliestPair && {
      names: costliestPair.features.map(({ name }) => name),
      gainedShare: costliestPair.gainedShare,
    },
    linePercent,
  });
  const sentence =
    advice ??
    (reachesLine(coverage.supportedShare, linePercent) && features.length > 1
      ? undefined
      : withoutAdvice(features.length));
  return (
    <Section title="What each one costs" id="costs">
      {sentence !== undefined && <p className={styles.pair}>{sentence}</p>}
      <CostTable set={result.value} linePercent={linePercent} />
    </Section>
  );
}

function withoutAdvice(count: number): string {
  if (count === 1) return 'Add a second feature to see what each one costs.';
  return count < 3
    ? 'A version that lacks either feature doesn’t support the set.'
    : 'Removing any two features helps no one: every version without full support lacks three or more.';
}
