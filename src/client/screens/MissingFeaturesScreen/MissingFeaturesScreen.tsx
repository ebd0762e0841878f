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
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePreferences } from '@/relay/route/RouteRoot';
import { ReleaseForm } from './ReleaseForm';

const PER_PAGE = 100;

const missingFeaturesScreenQuery = graphql`
  query MissingFeaturesScreenQuery(
    $audience: String!
    $slug: String!
    $version: String!
    $isNamed: Boolean!
    $skip: Int!
  ) @throwOnFieldError {
    browser(slug: $slug) {
      slug
      name
      ...ReleaseForm_browser
      currentRelease @skip(if: $isNamed) {
        version
        missingFeatures(audience: $audience, first: 100, skip: $skip) {
          totalCount
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
      missingFeatures(audience: $audience, first: 100, skip: $skip) {
        totalCount
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
  const { slug, version: wanted, skip } = queryRef.variables;
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
  const { totalCount, edges } = missingFeatures;
  return (
    <>
      <MissingTitle slug={slug} name={browser.name} version={version} totalCount={totalCount} />
      <ReleaseForm browser={browser} version={version} />
      {edges.length === 0 ? (
        <EmptyState
          title={totalCount === 0 ? 'It supports everything we know.' : 'No such page.'}
        />
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
          getHref={(page) => missingFeaturesHref(slug, { version, page })}
        />
      )}
    </>
  );
}

interface MissingTitleProps {
  readonly slug: string;
  readonly name: string;
  readonly version: string;
  readonly totalCount: number;
}

function MissingTitle({ slug, name, version, totalCount }: MissingTitleProps) {
  const { linePercent } = usePreferences();
  const release = `${name} ${version}`;
  const title = `What you can’t use in ${release}`;
  return (
    <>
      <PageMeta
        title={title}
        description={`${formatCountWithNoun(totalCount, 'web feature')} missing or incomplete in ${release}, with the share of your audience that can use each.`}
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
            {`${formatCountWithNoun(totalCount, 'feature')} ${totalCount === 1 ? 'is' : 'are'} missing or incomplete in ${release}. Best supported elsewhere first. `}
            <Link href={href.features({ query: `coverage:>=${linePercent}` })}>
              All features that reach your line
            </Link>
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
  }),
  outcome: ({ browser, release }) =>
    (release ?? browser?.currentRelease) ? undefined : { status: 404 },
};
