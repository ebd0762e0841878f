import type { ReleaseNews_release$key } from '@/__generated__/ReleaseNews_release.graphql';
import { FeatureList } from '@/client/sections/FeatureList';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { EmptyState } from '@/client/ui/EmptyState';
import { Pagination } from '@/client/ui/Pagination';
import { Section } from '@/client/ui/Section';
import { formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { KeyList } from './KeyList';

interface ReleaseNewsProps {
  readonly release: ReleaseNews_release$key;
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Features and keys that the browser first fully supported in this release. Both lists page
 * together, because there are nearly always more keys than features.
 */
export function ReleaseNews({ page, pageSize, ...props }: ReleaseNewsProps) {
  const result = useFragment(
    graphql`
      fragment ReleaseNews_release on Release @catch {
        version
        browser {
          slug
          name
        }
        newFeatures(first: 100, skip: $skip) {
          totalCount
          edges {
            node {
              ...FeatureList_features
            }
          }
        }
        newCompatKeys(first: 100, skip: $skip) {
          totalCount
          edges {
            node {
              ...KeyList_keys
            }
          }
        }
      }
    `,
    props.release,
  );
  if (!result.ok) return <SectionFailure what="The list of what’s new" errors={result.errors} />;
  const { version, browser, newFeatures, newCompatKeys } = result.value;
  const title = `${browser.name} ${version}`;
  const total = Math.max(newFeatures.totalCount, newCompatKeys.totalCount);
  if (newFeatures.edges.length + newCompatKeys.edges.length === 0) {
    return (
      <EmptyState
        title={
          total === 0
            ? `${title} added no feature or compat key in our data.`
            : `No page ${page} of what’s new in ${title}.`
        }
      />
    );
  }
  return (
    <>
      {newFeatures.edges.length > 0 && (
        <Section
          title="New features"
          aside={formatCountWithNoun(newFeatures.totalCount, 'feature')}
        >
          <FeatureList
            features={newFeatures.edges.map(({ node }) => node)}
            caption={`New features in ${title}`}
          />
        </Section>
      )}
      {newCompatKeys.edges.length > 0 && (
        <Section
          title="New compat keys"
          aside={formatCountWithNoun(newCompatKeys.totalCount, 'key')}
        >
          <KeyList
            keys={newCompatKeys.edges.map(({ node }) => node)}
            caption={`New compat keys in ${title}`}
          />
        </Section>
      )}
      {total > pageSize && (
        <Pagination
          label={`What’s new in ${title}`}
          page={page}
          pageSize={pageSize}
          total={total}
          getHref={(to) => href.release(browser.slug, version, { page: to })}
        />
      )}
    </>
  );
}
