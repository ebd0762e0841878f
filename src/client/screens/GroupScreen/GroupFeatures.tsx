import type { GroupFeatures_group$key } from '@/__generated__/GroupFeatures_group.graphql';
import { FeatureList } from '@/client/sections/FeatureList';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { EmptyState } from '@/client/ui/EmptyState';
import { Pagination } from '@/client/ui/Pagination';
import { Section } from '@/client/ui/Section';
import { SortHeader } from '@/client/ui/SortHeader';
import { formatCount, formatCountWithNoun } from '@/domain/format';
import { nextSort, sortDirection, type SortName } from '@/domain/routes/featureLists';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';

interface GroupFeaturesProps {
  readonly group: GroupFeatures_group$key;
  readonly sort: SortName;
  readonly page: number;
  readonly pageSize: number;
}

const groupFragment = graphql`
  fragment GroupFeatures_group on Group @catch {
    path
    name
    featureCountAtLine(audience: $audience, linePercent: $linePercent)
    features(sort: $sort, audience: $audience, linePercent: $linePercent, first: 50, skip: $skip) {
      totalCount
      edges {
        node {
          ...FeatureList_features
        }
      }
    }
  }
`;

/** The features of a group and its subgroups. */
export function GroupFeatures({ sort, page, pageSize, ...props }: GroupFeaturesProps) {
  const result = useFragment(groupFragment, props.group);
  if (!result.ok) return <SectionFailure what="The features of the group" errors={result.errors} />;
  const { path, name, featureCountAtLine, features } = result.value;
  const { edges, totalCount } = features;
  if (edges.length === 0)
    return (
      <EmptyState title={`This page of ${name} has no features: there are ${totalCount} in all.`} />
    );
  return (
    <Section
      title="Features"
      aside={`${formatCount(featureCountAtLine)} of ${formatCountWithNoun(totalCount, 'feature')} at your line`}
    >
      <FeatureList
        features={edges.map(({ node }) => node)}
        caption={`Features in the group ${name}`}
        heads={getHeads(path, sort)}
      />
      {totalCount > pageSize && (
        <Pagination
          label="Features"
          page={page}
          pageSize={pageSize}
          total={totalCount}
          getHref={(to) => href.group(path, { sort, page: to })}
        />
      )}
    </Section>
  );
}

function getHeads(path: string, sort: SortName) {
  const sortable = (column: 'name' | 'coverage' | 'baseline', title: string) => (
    <SortHeader
      href={href.group(path, { sort: nextSort(sort, column) })}
      sort={sortDirection(sort, column)}
    >
      {title}
    </SortHeader>
  );
  return [
    sortable('name', 'Feature'),
    sortable('coverage', 'Your audience'),
    sortable('baseline', 'Baseline'),
  ] as const;
}
