import { graphql, useFragment } from 'react-relay/hooks';

import type { GroupFeatures_group$key } from '@/__generated__/GroupFeatures_group.graphql';
import type { FeatureSort } from '@/__generated__/GroupScreenQuery.graphql';
import { countOf } from '@/domain/formatCount';
import { FeatureList } from '@/screens/sections/FeatureList';
import { directionOf, nextSort, sortWordOf } from '@/screens/sections/featureSort';
import { EmptyState } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { Section } from '@/ui/Section';
import { SortHeader } from '@/ui/SortHeader';

interface GroupFeaturesProps {
  readonly group: GroupFeatures_group$key;
  readonly sort: FeatureSort;
  readonly page: number;
  readonly pageSize: number;
}

const COLUMNS = [
  { column: 'NAME', title: 'Feature' },
  { column: 'COVERAGE', title: 'Your audience' },
  { column: 'BASELINE', title: 'Baseline' },
] as const;

/** The features of a group and of all groups below it. */
export function GroupFeatures({ sort, page, pageSize, ...props }: GroupFeaturesProps) {
  const { path, name, features } = useFragment(
    graphql`
      fragment GroupFeatures_group on Group {
        path
        name
        features(sort: $sort, audience: $audience, first: 50, skip: $skip) {
          totalCount
          edges {
            node {
              ...FeatureList_features
            }
          }
        }
      }
    `,
    props.group,
  );
  const { edges, totalCount } = features;
  if (edges.length === 0)
    return (
      <EmptyState
        title={`This page of ${name} holds no features: there are ${totalCount} in all.`}
      />
    );
  const head = (
    <tr>
      {COLUMNS.map(({ column, title }) => (
        <SortHeader
          key={column}
          href={viewHref(path, nextSort(sort, column), 1)}
          sort={directionOf(sort, column)}
        >
          {title}
        </SortHeader>
      ))}
    </tr>
  );
  return (
    <Section title="Features" aside={countOf(totalCount, 'feature')}>
      <FeatureList
        features={edges.map(({ node }) => node)}
        caption={`Features of the group ${name}`}
        head={head}
      />
      {totalCount > pageSize && (
        <Pagination
          label="Features"
          page={page}
          pageSize={pageSize}
          total={totalCount}
          hrefOf={(to) => viewHref(path, sort, to)}
        />
      )}
    </Section>
  );
}

/** The address of a view of the list; what is the default is left out. */
function viewHref(path: string, sort: FeatureSort, page: number): string {
  const search = new URLSearchParams();
  const word = sortWordOf(sort);
  if (word !== undefined) search.set('sort', word);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/groups/${path}?${search.toString()}` : `/groups/${path}`;
}
