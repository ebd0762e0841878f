import type { ComponentProps } from 'react';
import type { FeatureTable_features$key } from '@/__generated__/FeatureTable_features.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { SortHeader } from '@/client/ui/SortHeader';
import { Table } from '@/client/ui/Table';
import {
  type ColumnName,
  columnsParameter,
  type FeaturesView,
  nextSort,
  type SortColumn,
  sortDirection,
} from '@/domain/routes/featureLists';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { requireAll } from '@/relay/requireAll';
import { usePreferences } from '@/relay/route/RouteRoot';
import { CORE_BROWSER_COLUMNS } from './coreBrowsers.data';
import { getLabel } from './featureColumns.data';
import { FeatureTableRow } from './FeatureTableRow';

interface FeatureTableProps {
  readonly features: FeatureTable_features$key;
  readonly view: FeaturesView;
}

/**
 * One page of features. One fragment for all rows, so that fifty rows are a single store
 * subscription and one read on the server.
 */
export function FeatureTable({ view, ...props }: FeatureTableProps) {
  const rows = useFragment(
    graphql`
      fragment FeatureTable_features on Feature @relay(plural: true) {
        ... @alias(as: "row") @catch {
          slug
          ...FeatureTableRow_feature
        }
      }
    `,
    props.features,
  );
  const { linePercent } = usePreferences();
  const result = requireAll(rows);
  if (!result.ok) return <SectionFailure what="The list of features" errors={result.errors} />;
  const features = result.value;
  // Columns the reader chose are all shown, even on phones, so the table scrolls sideways.
  const isChosen = columnsParameter(view.columns) !== undefined;
  return (
    <Table
      caption="Features: share of your audience, Baseline status, first version of each browser"
      scroll={isChosen ? 'box' : 'page'}
      columns={[
        {
          heading: (
            <Sortable view={view} column="name">
              Feature
            </Sortable>
          ),
        },
        ...view.columns.map((column) => ({
          heading: <ColumnHead view={view} column={column} canSpare={!isChosen} />,
        })),
      ]}
    >
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

interface ColumnHeadProps {
  readonly view: FeaturesView;
  readonly column: ColumnName;
  readonly canSpare: boolean;
}

/** A sortable column's header is a link; others are plain. */
function ColumnHead({ view, column, canSpare }: ColumnHeadProps) {
  const browser = CORE_BROWSER_COLUMNS.find(({ slug }) => slug === column);
  if (browser) {
    return (
      <Sortable
        view={view}
        column={toSortColumn(browser.slug)}
        full={browser.name}
        isSpare={canSpare}
        isNumber
      >
        {browser.name.replace(/ (for|on)\b/, '')}
      </Sortable>
    );
  }
  const label = getLabel(column);
  if (column === 'coverage' || column === 'baseline' || column === 'newly_on') {
    return (
      <Sortable
        view={view}
        column={toSortColumn(column)}
        isSpare={canSpare && column === 'newly_on'}
      >
        {label}
      </Sortable>
    );
  }
  return <th scope="col">{label}</th>;
}

/** The name of the order by a column has a hyphen. */
type Hyphenated<Name extends string> = Name extends `${infer Start}_${infer End}`
  ? `${Start}-${End}`
  : Name;

const toSortColumn = <Name extends string>(column: Name) =>
  column.replace('_', '-') as Hyphenated<Name>;

interface SortableProps extends Omit<ComponentProps<typeof SortHeader>, 'href' | 'sort'> {
  readonly view: FeaturesView;
  readonly column: SortColumn;
}

function Sortable({ view, column, ...header }: SortableProps) {
  const target = href.features({ ...view, sort: nextSort(view.sort, column), page: 1 });
  return <SortHeader href={target} sort={sortDirection(view.sort, column)} {...header} />;
}
