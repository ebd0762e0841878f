import type { MissingFeaturesScreenQuery } from '@/__generated__/MissingFeaturesScreenQuery.graphql';
import { FeatureList } from '@/client/sections/FeatureList';
import { NotFound } from '@/client/sections/NotFound';
import { PageMeta } from '@/client/sections/PageMeta';
import { EmptyState } from '@/client/ui/EmptyState';
import { PageTitle } from '@/client/ui/PageTitle';
import { Pagination } from '@/client/ui/Pagination';
import { Section } from '@/client/ui/Section';
import { formatCountWithNoun } from '@/domain/format';
import { missingFeaturesHref } from '@/domain/routes/browsers';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { MissingFilter } from './MissingFilter';
import { ReleaseForm } from './ReleaseForm';

const PER_PAGE = 100;

const missingFeaturesScreenQuery = graphql`
  query MissingFeaturesScreenQuery(
    $audience: String!
    $linePercent: Float!
    $slug: String!
    $version: String!
    $isNamed: Boolean!
    $skip: Int!
    $query: String!
  ) @throwOnFieldError {
    browser(slug: $slug) {
      slug
      name
      ...ReleaseForm_browser
      currentRelease @skip(if: $isNamed) {
        version
        missingFeatures(
          audience: $audience
          linePercent: $linePercent
          first: 100
          skip: $skip
          query: $query
        ) {
          totalCount
          queryProblem {
            message
          }
          edges {
            node {
              ...FeatureList_features
            }
          }
        }
      }
    }
    release(browser: $slug, version: $version) @include(if: $isNamed) {
      version
      missingFeatures(
        audience: $audience
        linePercent: $linePercent
        first: 100
        skip: $skip
        query: $query
      ) {
        totalCount
        queryProblem {
          message
        }
        edges {
          node {
            ...FeatureList_features
          }
        }
      }
    }
  }
`;

/** “I must support Safari 15.6: what can’t I use?” */
export function MissingFeaturesScreen({ queryRef }: ScreenProps<MissingFeaturesScreenQuery>) {
  const { browser, ...data } = usePreloadedQuery<MissingFeaturesScreenQuery>(
    missingFeaturesScreenQuery,
    queryRef,
  );
  const { slug, version: wanted, skip, query } = queryRef.variables;
  const release = data.release ?? browser?.currentRelease;
  if (!browser || !release) {
    const matches = browser
      ? [{ href: href.browser(slug), label: `Releases of ${browser.name}` }]
      : [];
    return (
      <NotFound what="release" wanted={`${browser?.name ?? slug} ${wanted}`} matches={matches} />
    );
  }
  const { version, missingFeatures } = release;
  const title = `${browser.name} ${version}`;
  const { totalCount, edges, queryProblem } = missingFeatures;
  return (
    <>
      <MissingTitle
        slug={slug}
        name={browser.name}
        version={version}
        totalCount={query === '' ? totalCount : undefined}
      />
      <ReleaseForm browser={browser} version={version} />
      <MissingFilter slug={slug} version={version} query={query} problem={queryProblem?.message} />
      {edges.length === 0 ? (
        <EmptyState title={emptyTitle(totalCount, query)} />
      ) : (
        <Section title="Missing or partial" aside={formatCountWithNoun(totalCount, 'feature')}>
          <FeatureList
            features={edges.map(({ node }) => node)}
            caption={`Features missing or incomplete in ${title}`}
          />
        </Section>
      )}
      {totalCount > PER_PAGE && (
        <Pagination
          label={`What ${title} can’t use`}
          page={skip / PER_PAGE + 1}
          pageSize={PER_PAGE}
          total={totalCount}
          getHref={(page) => missingFeaturesHref(slug, { version, query, page })}
        />
      )}
    </>
  );
}

interface MissingTitleProps {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  /** Undefined where a query leaves only some of them. */
  readonly totalCount: number | undefined;
}

function emptyTitle(totalCount: number, query: string): string {
  if (totalCount > 0) return 'No such page.';
  return query === '' ? 'It supports everything we know.' : 'No missing feature matches.';
}

function MissingTitle({ slug, name, version, totalCount }: MissingTitleProps) {
  const release = `${name} ${version}`;
  const title = `What you can’t use in ${release}`;
  return (
    <>
      <PageMeta
        title={title}
        description={`Web features missing or incomplete in ${release}, with the share of your audience that can use each.`}
        path={missingFeaturesHref(slug, { version })}
      />
      <PageTitle
        crumbs={[
          { label: 'Browsers', href: href.browsers() },
          { label: name, href: href.browser(slug) },
          { label: version, href: href.release(slug, version) },
        ]}
        title={title}
        lede={
          <p>
            {totalCount !== undefined &&
              `${formatCountWithNoun(totalCount, 'feature')} ${totalCount === 1 ? 'is' : 'are'} missing or incomplete in ${release}. `}
            Best supported elsewhere first.
          </p>
        }
      />
    </>
  );
}

export const missingFeaturesScreen: ScreenDefinition<MissingFeaturesScreenQuery> = {
  Screen: MissingFeaturesScreen,
  query: missingFeaturesScreenQuery,
  variables: (url) => ({
    slug: url.param('slug'),
    version: url.search('version') ?? '',
    isNamed: url.search('version') !== undefined,
    skip: (url.page - 1) * PER_PAGE,
    query: url.search('q') ?? '',
  }),
  outcome: ({ browser, release }) =>
    (release ?? browser?.currentRelease) ? undefined : { status: 404 },
};
