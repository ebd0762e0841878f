import type {
  ReleaseNews_release$data,
  ReleaseNews_release$key,
} from '@/__generated__/ReleaseNews_release.graphql';
import { FeatureList } from '@/client/sections/FeatureList';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { EmptyState } from '@/client/ui/EmptyState';
import { Pagination } from '@/client/ui/Pagination';
import { Section } from '@/client/ui/Section';
import { formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { KeyList } from './KeyList';

type News = Caught<ReleaseNews_release$data>;

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
  if (newFeatures.edges.length + newCompatKeys.edges.length === 0)
    return <NoNews title={title} page={total === 0 ? undefined : page} />;
  return (
    <>
      <NewFeatures features={newFeatures} title={title} />
      <NewKeys keys={newCompatKeys} title={title} />
      {total > pageSize && (
        <Pagination
          label={`What’s new in ${title}`}
          {...{ page, pageSize, total }}
          getHref={(to) => href.release(browser.slug, version, { page: to })}
        />
      )}
    </>
  );
}

interface NoNewsProps {
  readonly title: string;
  /** Beyond the last; undefined if the release has no news at all. */
  readonly page: number | undefined;
}

function NoNews({ title, page }: NoNewsProps) {
  return (
    <EmptyState
      title={
        page === undefined
          ? `${title} added no feature or compat key in our data.`
          : `No page ${page} of what’s new in ${title}.`
      }
    />
  );
}

interface NewFeaturesProps {
  readonly features: News['newFeatures'];
  readonly title: string;
}

function NewFeatures({ features: { totalCount, edges }, title }: NewFeaturesProps) {
  if (edges.length === 0) return null;
  return (
    <Section title="New features" aside={formatCountWithNoun(totalCount, 'feature')}>
      <FeatureList features={edges.map(({ node }) => node)} caption={`New features in ${title}`} />
    </Section>
  );
}

interface NewKeysProps {
  readonly keys: News['newCompatKeys'];
  readonly title: string;
}

function NewKeys({ keys: { totalCount, edges }, title }: NewKeysProps) {
  if (edges.length === 0) return null;
  return (
    <Section title="New compat keys" aside={formatCountWithNoun(totalCount, 'key')}>
      <KeyList keys={edges.map(({ node }) => node)} caption={`New compat keys in ${title}`} />
    </Section>
  );
}
