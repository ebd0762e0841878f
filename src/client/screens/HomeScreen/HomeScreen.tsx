import type { HomeScreenQuery } from '@/__generated__/HomeScreenQuery.graphql';
import { hasSavedAudience } from '@/browser/device/hasSavedAudience';
import { PageMeta } from '@/client/sections/PageMeta';
import { LazyComponent } from '@/client/ui/LazyComponent';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { Doors } from './Doors';
import { Question } from './Question';

// Below the first screen. One chunk, because readers who scroll down need all of it.
const Spotlight = lazySection(
  async () => (await import(/* webpackChunkName: "home-sections" */ './Spotlight')).Spotlight,
);
const LineCrossings = lazySection(
  async () =>
    (await import(/* webpackChunkName: "home-sections" */ '@/client/sections/LineCrossings'))
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
      <LazyComponent load={loadNews} props={NO_PROPS} />
      <Spotlight query={query} />
      <LineCrossings query={query} />
      <NewInBaseline query={query} />
      <Doors />
    </>
  );
}

const NO_PROPS = {};

/** For readers who have chosen an audience. */
async function loadNews() {
  if (!hasSavedAudience()) throw new Error();
  return (await import(/* webpackChunkName: "since-last-visit" */ './SinceLastVisit'))
    .SinceLastVisit;
}

export const homeScreen: ScreenDefinition<HomeScreenQuery> = {
  Screen: HomeScreen,
  query: homeScreenQuery,
  variables: () => ({}),
};
