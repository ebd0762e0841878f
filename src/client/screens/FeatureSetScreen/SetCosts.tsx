import type { SetCosts_set$key } from '@/__generated__/SetCosts_set.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { StackHint } from '@/client/sections/StackHint';
import { Section } from '@/client/ui/Section';
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
  return (
    <Section title="What each one costs" id="costs">
      <p className={styles.pair}>{advice ?? withoutAdvice(features.length)}</p>
      <StackHint />
      <CostTable set={result.value} linePercent={linePercent} />
    </Section>
  );
}

function withoutAdvice(count: number): string {
  if (count === 1) return 'Add a second feature to see what each one costs.';
  return count < 3
    ? 'A release that lacks either feature doesn’t support the set.'
    : 'Removing any two features helps no one: every release without full support lacks three or more.';
}
