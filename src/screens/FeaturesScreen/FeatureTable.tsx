import type { ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';

import type { FeatureTable_features$key } from '@/__generated__/FeatureTable_features.graphql';
import { usePreferences } from '@/relay/RouteRoot';
import { directionOf, nextSort, type SortColumn } from '@/screens/sections/featureSort';
import { SortHeader } from '@/ui/SortHeader';
import { Table } from '@/ui/Table';

import { CORE_BROWSERS } from './coreBrowsers.data';
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
      }
    `,
    props.features,
  );
  const { linePercent } = usePreferences();
  return (
    <Table caption="Features: share of your audience, Baseline status, and the first version of each core browser that has it" narrow="wrap">
      <thead>
        <tr>
          <Sortable view={view} column="NAME">
            Feature
          </Sortable>
          <Sortable view={view} column="COVERAGE">
            Your audience
          </Sortable>
          <Sortable view={view} column="BASELINE">
            Baseline
          </Sortable>
          <Sortable view={view} column="NEWLY_ON" isSpare>
            Newly on
          </Sortable>
          {CORE_BROWSERS.map(({ column, name, short }) => (
            <Sortable key={column} view={view} column={column} full={name} isSpare isNumber>
              {short}
            </Sortable>
          ))}
        </tr>
      </thead>
      <tbody>
        {features.map((feature) => (
          <FeatureTableRow key={feature.slug} feature={feature} linePercent={linePercent} />
        ))}
      </tbody>
    </Table>
  );
}

interface SortableProps extends Omit<ComponentProps<typeof SortHeader>, 'href' | 'sort'> {
  readonly view: FeaturesView;
  readonly column: SortColumn;
}

function Sortable({ view, column, ...header }: SortableProps) {
  const href = featuresHref({ ...view, sort: nextSort(view.sort, column), page: 1 });
  return <SortHeader href={href} sort={directionOf(view.sort, column)} {...header} />;
}
