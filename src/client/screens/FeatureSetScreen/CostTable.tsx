import type { CostTable_set$data, CostTable_set$key } from '@/__generated__/CostTable_set.graphql';
import { BaselineMark } from '@/client/sections/BaselineMark';
import { CoverageBar } from '@/client/sections/CoverageBar';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { StackToggleSlot } from '@/client/sections/StackToggleSlot';
import { cells, Table } from '@/client/ui/Table';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './SetCosts.module.css';

interface CostTableProps {
  readonly set: CostTable_set$key;
  readonly linePercent: number;
}

const COLUMNS = [
  { heading: 'Feature' },
  { heading: 'By itself' },
  { heading: 'Baseline', className: cells.spare },
  { heading: 'Without it', className: cells.number },
];

/** Each feature's own coverage, and the coverage of the others without it. */
export function CostTable({ linePercent, ...props }: CostTableProps) {
  const result = useFragment(
    graphql`
      fragment CostTable_set on FeatureSet @catch {
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
      }
    `,
    props.set,
  );
  if (!result.ok) return <SectionFailure what="The table of costs" errors={result.errors} />;
  const { features, coverage, costs } = result.value;
  const gains = costs.map(({ gainedShare }) => gainedShare);
  const greatest = Math.max(...gains);
  const isSet = features.length > 1;
  return (
    <Table
      caption="Features of the set: coverage of each by itself, and of the set without it"
      columns={COLUMNS}
    >
      <tbody>
        {features.map((feature, at) => (
          <CostRow
            key={feature.slug}
            feature={feature}
            isGreatest={isSet && greatest > 0 && gains[at] === greatest}
            rest={isSet ? features.filter((other) => other !== feature) : []}
            restShare={coverage.supportedShare + (gains[at] ?? 0)}
            linePercent={linePercent}
          />
        ))}
      </tbody>
    </Table>
  );
}

type Feature = Caught<CostTable_set$data>['features'][number];

interface CostRowProps {
  readonly feature: Feature;
  readonly isGreatest: boolean;
  /** The other features; empty for a single feature. */
  readonly rest: readonly Feature[];
  readonly restShare: number;
  readonly linePercent: number;
}

function CostRow({ feature, isGreatest, rest, restShare, linePercent }: CostRowProps) {
  const { slug, name, baseline, coverage } = feature;
  return (
    <tr className={isGreatest ? styles.greatest : undefined}>
      <th scope="row">
        <StackToggleSlot slug={slug} name={name} />
        <Link href={href.feature(slug)}>{name}</Link>
      </th>
      <CoverageBar isCell coverage={coverage} linePercent={linePercent} />
      <td className={cells.spare}>
        <BaselineMark baseline={baseline} />
      </td>
      <td className={cells.number}>
        {rest.length > 0 && (
          <Link href={href.featureSet(rest.map((other) => other.slug))}>
            {formatPercent(restShare, linePercent)}
            <VisuallyHidden>{` without ${name}`}</VisuallyHidden>
          </Link>
        )}
      </td>
    </tr>
  );
}
