import { graphql, useFragment } from 'react-relay/hooks';

import type { ReleaseNews_release$key } from '@/__generated__/ReleaseNews_release.graphql';
import { countOf } from '@/domain/formatCount';
import { FeatureList } from '@/screens/sections/FeatureList';
import { releaseHref } from '@/screens/sections/releaseHref';
import { EmptyState } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { Section } from '@/ui/Section';

import { KeyList } from './KeyList';

interface ReleaseNewsProps {
  readonly release: ReleaseNews_release$key;
  readonly page: number;
  readonly pageSize: number;
}

/** What a release was the first of its browser to support in full. Both lists turn their pages together: nearly always there are more keys. */
export function ReleaseNews({ page, pageSize, ...props }: ReleaseNewsProps) {
  const { version, browser, newFeatures, newCompatKeys } = useFragment(
    graphql`
      fragment ReleaseNews_release on Release {
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
  const title = `${browser.name} ${version}`;
  const total = Math.max(newFeatures.totalCount, newCompatKeys.totalCount);
  if (newFeatures.edges.length + newCompatKeys.edges.length === 0) {
    return (
      <EmptyState
        title={
          total === 0
            ? `${title} brought no feature or key that the data know of.`
            : `There is no page ${page} of what ${title} brought.`
        }
      />
    );
  }
  const href = releaseHref(browser.slug, version);
  return (
    <>
      {newFeatures.edges.length > 0 && (
        <Section title="Features it brought" aside={countOf(newFeatures.totalCount, 'feature')}>
          <FeatureList
            features={newFeatures.edges.map(({ node }) => node)}
            caption={`Features ${title} brought`}
          />
        </Section>
      )}
      {newCompatKeys.edges.length > 0 && (
        <Section title="Keys it brought" aside={countOf(newCompatKeys.totalCount, 'key')}>
          <KeyList
            keys={newCompatKeys.edges.map(({ node }) => node)}
            caption={`Compat keys ${title} brought`}
          />
        </Section>
      )}
      {total > pageSize && (
        <Pagination
          label={`What ${title} brought`}
          page={page}
          pageSize={pageSize}
          total={total}
          hrefOf={(to) => (to === 1 ? href : `${href}?page=${to}`)}
        />
      )}
    </>
  );
}
