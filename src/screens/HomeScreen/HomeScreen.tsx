import type { HomeScreenQuery } from '@/__generated__/HomeScreenQuery.graphql';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { href } from '@/routes/href';
import { missingFeaturesHref } from '@/routes/missingFeaturesHref';
import { PageMeta } from '@/sections/PageMeta';
import styles from './HomeScreen.module.css';
import { Question } from './Question';

// Below the first screen; one chunk, for who reads on needs all of it.
const Spotlight = lazySection(
  async () => (await import(/* webpackChunkName: "home-sections" */ './Spotlight')).Spotlight,
);
const LineCrossings = lazySection(
  async () =>
    (await import(/* webpackChunkName: "home-sections" */ '@/sections/LineCrossings'))
      .LineCrossings,
);
const NewInBaseline = lazySection(
  async () =>
    (await import(/* webpackChunkName: "home-sections" */ './NewInBaseline')).NewInBaseline,
);

export const homeScreenQuery = graphql`
  query HomeScreenQuery($audience: String!, $linePercent: Float!) @throwOnFieldError {
    ...Question_query
    ...Spotlight_query
    ...LineCrossings_query
    ...NewInBaseline_query
  }
`;

export function HomeScreen({ queryRef }: ScreenProps<HomeScreenQuery>) {
  const query = usePreloadedQuery<HomeScreenQuery>(homeScreenQuery, queryRef);
  return (
    <>
      <PageMeta
        title="Can we ship it?"
        description="Which web-platform features your audience’s browsers support: coverage, who can’t use it, and when it will be safe."
        path={href.home()}
      />
      <Question query={query} />
      <Spotlight query={query} />
      <LineCrossings query={query} />
      <NewInBaseline query={query} />
      <p className={styles.doors}>
        <Link href={href.features()}>Browse all features</Link>
        <Link href={href.newAudience()}>Import your analytics</Link>
        <Link href={missingFeaturesHref('safari', { version: '15.6' })}>
          I must support Safari 15.6: what can’t I use?
        </Link>
        <Link href={href.stats()}>Statistics</Link>
      </p>
    </>
  );
}

export const homeScreen: ScreenDefinition<HomeScreenQuery> = {
  Screen: HomeScreen,
  query: homeScreenQuery,
  variables: () => ({}),
};
