import type { SetCosts_set$data, SetCosts_set$key } from '@/__generated__/SetCosts_set.graphql';
import { getSetAdvice } from '@/client/screens/FeatureSetScreen/setAdvice';
import { BaselineMark } from '@/client/sections/BaselineMark';
import { CoverageBar } from '@/client/sections/CoverageBar';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { StackHint } from '@/client/sections/StackHint';
import { StackToggleSlot } from '@/client/sections/StackToggleSlot';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './SetCosts.module.css';

interface SetCostsProps {
  readonly set: SetCosts_set$key;
  readonly linePercent: number;
}

/** Each feature's own coverage, and the coverage of the others without it. */
export function SetCosts({ linePercent, ...props }: SetCostsProps) {
  const result = useFragment(
    graphql`
      fragment SetCosts_set on FeatureSet @catch {
        features {
          slug
          name
          baseline {
            ...BaselineMark_baseline
          }
          coverage(audience: $audience) {
            ...CoverageBar_coverage
          }
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
      }
    `,
    props.set,
  );
  if (!result.ok) return <SectionFailure what="The cost of each feature" errors={result.errors} />;
  const { features, coverage, costs, costliestPair } = result.value;
  const advice = getSetAdvice({
    supportedShare: coverage.supportedShare,
    alone: features.map(({ name }, at) => ({
      names: [name],
      gainedShare: costs[at]?.gainedShare ?? 0,
    })),
    pair: costliestPair
      ? {
          names: costliestPair.features.map(({ name }) => name),
          gainedShare: costliestPair.gainedShare,
        }
      : undefined,
    linePercent,
  });
  return (
    <Section title="What each one costs" id="costs">
      <p className={styles.pair}>{advice ?? withoutAdvice(features.length)}</p>
      <StackHint />
      <CostTable of={result.value} linePercent={linePercent} />
    </Section>
  );
}

type Costs = Caught<SetCosts_set$data>;

function CostTable({
  of: { features, coverage, costs },
  linePercent,
}: {
  readonly of: Pick<Costs, 'features' | 'coverage' | 'costs'>;
  readonly linePercent: number;
}) {
  const slugs = features.map(({ slug }) => slug);
  const greatest = Math.max(...costs.map(({ gainedShare }) => gainedShare));
  return (
    <Table
      caption="Features of the set: coverage of each by itself, and of the set without it"
      narrow="wrap"
    >
      <thead>
        <tr>
          <th scope="col">Feature</th>
          <th scope="col">By itself</th>
          <th scope="col" className={cells.spare}>
            Baseline
          </th>
          <th scope="col" className={cells.number}>
            Set without it
          </th>
        </tr>
      </thead>
      <tbody>
        {features.map((feature, position) => (
          <tr
            key={feature.slug}
            className={
              features.length > 1 && greatest > 0 && costs[position]?.gainedShare === greatest
                ? styles.greatest
                : undefined
            }
          >
            <th scope="row">
              <StackToggleSlot slug={feature.slug} name={feature.name} />
              <Link href={href.feature(feature.slug)}>{feature.name}</Link>
            </th>
            <CoverageBar isCell coverage={feature.coverage} linePercent={linePercent} />
            <td className={cells.spare}>
              <BaselineMark baseline={feature.baseline} />
            </td>
            <td className={cells.number}>
              {features.length > 1 && (
                <Link href={href.featureSet(slugs.filter((slug) => slug !== feature.slug))}>
                  {formatPercent(
                    coverage.supportedShare + (costs[position]?.gainedShare ?? 0),
                    linePercent,
                  )}
                  <VisuallyHidden>{` without ${feature.name}`}</VisuallyHidden>
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function withoutAdvice(count: number): string {
  if (count === 1) return 'Add a second feature to see what each one costs.';
  return count < 3
    ? 'A release that lacks either feature doesn’t support the set.'
    : 'Removing any two features helps no one: every release without full support lacks three or more.';
}
