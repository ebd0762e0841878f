import { graphql, useFragment } from 'react-relay/hooks';

import type { SetCosts_set$data, SetCosts_set$key } from '@/__generated__/SetCosts_set.graphql';
import { formatPercent } from '@/domain/formatPercent';
import { listOf } from '@/domain/listOf';
import { Link } from '@/relay/Link';
import { CoverageCell } from '@/screens/sections/CoverageCell';
import { featureSetHref } from '@/screens/sections/featureSetHref';
import { StackPlace } from '@/screens/sections/StackPlace';
import { BaselineMark } from '@/ui/BaselineMark';
import { Section } from '@/ui/Section';
import { cells, Table } from '@/ui/Table';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

import styles from './SetCosts.module.css';

interface SetCostsProps {
  readonly set: SetCosts_set$key;
  readonly linePercent: number;
}

/** What each feature reaches by itself, and what the others would reach without it. */
export function SetCosts({ linePercent, ...props }: SetCostsProps) {
  const { features, coverage, costs, costliestPair } = useFragment(
    graphql`
      fragment SetCosts_set on FeatureSet {
        features {
          slug
          name
          baseline {
            status
            newlyOn
            widelyOn
            isNewlyOnUpperBound
          }
          coverage(audience: $audience) {
            supportedShare
            partialShare
            unsupportedShare
            unknownShare
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
  const slugs = features.map(({ slug }) => slug);
  return (
    <Section title="What each one costs" id="costs">
      <p className={styles.pair}>
        {costliestPair
          ? pairSentence(costliestPair, coverage.supportedShare, linePercent)
          : pairless(features.length)}
      </p>
      <Table
        caption="The features of the set: what each reaches by itself, and what the others would reach without it"
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
            <tr key={feature.slug}>
              <th scope="row">
                <StackPlace slug={feature.slug} name={feature.name} />
                <Link href={`/features/${feature.slug}`}>{feature.name}</Link>
              </th>
              <CoverageCell shares={feature.coverage} linePercent={linePercent} />
              <td className={cells.spare}>
                <BaselineMark baseline={feature.baseline} />
              </td>
              <td className={cells.number}>
                {features.length > 1 && (
                  <Link href={featureSetHref(slugs.filter((slug) => slug !== feature.slug))}>
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
    </Section>
  );
}

function pairSentence(
  { features, gainedShare }: NonNullable<SetCosts_set$data['costliestPair']>,
  supportedShare: number,
  linePercent: number,
): string {
  return `${listOf(features.map(({ name }) => name))} cost most: without these two it would be ${formatPercent(supportedShare + gainedShare, linePercent)}.`;
}

function pairless(count: number): string {
  if (count === 1) return 'A feature alone costs what it lacks itself.';
  return count < 3
    ? 'A release that lacks one of them lacks the set.'
    : 'No two of them alone hold anybody back: whoever is left out lacks three or more.';
}
