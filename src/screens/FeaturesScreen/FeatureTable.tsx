import type { ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';

import type { FeatureTable_features$key } from '@/__generated__/FeatureTable_features.graphql';
import { usePreferences } from '@/relay/RouteRoot';
import { directionOf, nextSort, type SortColumn } from '@/screens/sections/featureSort';
import { SortHeader } from '@/ui/SortHeader';
import { Table } from '@/ui/Table';

import { CORE_BROWSERS } from './coreBrowsers.data';
import { columnsWord, labelOf, type ColumnName } from './featureColumns.data';
import { featuresHref, type FeaturesView } from './featuresAddress';
import { FeatureTableRow } from './FeatureTableRow';

interface FeatureTableProps {
  readonly features: FeatureTable_features$key;
  readonly view: FeaturesView;
}

/** One page of features. One fragment holds all rows: fifty of them are one subscription, and drawn on the server in one read. */
export function FeatureTable({ view, ...props }: FeatureTableProps) {
  const features = useFragment(
    graphql`
      fragment FeatureTable_features on Feature @relay(plural: true) {
        slug
        name
        baseline {
          status
          newlyOn
          isNewlyOnUpperBound
          widelyOn @include(if: $details)
          limitedReason @include(if: $details)
        }
        support {
          browser {
            slug
          }
          version
          isUpperBound
        }
        coverage(audience: $audience) {
          supportedShare
          partialShare
          unsupportedShare
          unknownShare
        }
        description @include(if: $details)
        groups @include(if: $details) {
          name
        }
        snapshots @include(if: $details) {
          name
        }
        specifications @include(if: $details) {
          title
        }
        discouraged @include(if: $details) {
          removalOn
        }
      }
    `,
    props.features,
  );
  const { linePercent } = usePreferences();
  // Columns that somebody chose are all shown, on phones as well, so the table scrolls within itself.
  const isChosen = columnsWord(view.columns) !== undefined;
  return (
    <Table
      caption="Features: share of your audience, Baseline status, and the first version of each core browser that has it"
      scroll={isChosen ? 'box' : 'page'}
      narrow="wrap"
    >
      <thead>
        <tr>
          <Sortable view={view} column="NAME">
            Feature
          </Sortable>
          {view.columns.map((column) => (
            <ColumnHead key={column} view={view} column={column} canSpare={!isChosen} />
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map((feature) => (
          <FeatureTableRow
            key={feature.slug}
            feature={feature}
            columns={view.columns}
            canSpare={!isChosen}
            linePercent={linePercent}
          />
        ))}
      </tbody>
    </Table>
  );
}

/** A column that is sorted by leads to it; one that only tells has a plain head. */
function ColumnHead({
  view,
  column,
  canSpare,
}: {
  readonly view: FeaturesView;
  readonly column: ColumnName;
  readonly canSpare: boolean;
}) {
  const browser = CORE_BROWSERS.find(({ slug }) => slug === column);
  if (browser) {
    return (
      <Sortable view={view} column={browser.column} full={browser.name} isSpare={canSpare} isNumber>
        {browser.short}
      </Sortable>
    );
  }
  const label = labelOf(column);
  if (column === 'coverage' || column === 'baseline' || column === 'newly_on') {
    return (
      <Sortable view={view} column={SORTS[column]} isSpare={canSpare && column === 'newly_on'}>
        {label}
      </Sortable>
    );
  }
  return <th scope="col">{label}</th>;
}

const SORTS = { coverage: 'COVERAGE', baseline: 'BASELINE', newly_on: 'NEWLY_ON' } as const;

interface SortableProps extends Omit<ComponentProps<typeof SortHeader>, 'href' | 'sort'> {
  readonly view: FeaturesView;
  readonly column: SortColumn;
}

function Sortable({ view, column, ...header }: SortableProps) {
  const href = featuresHref({ ...view, sort: nextSort(view.sort, column), page: 1 });
  return <SortHeader href={href} sort={directionOf(view.sort, column)} {...header} />;
}
