import type { HomeScreenQuery } from '@/__generated__/HomeScreenQuery.graphql';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { href } from '@/routes/href';
import { LineCrossings } from '@/sections/LineCrossings';
import { PageMeta } from '@/sections/PageMeta';
import { BaselineNews } from './BaselineNews';
import { NearLine } from './NearLine';
import { Question } from './Question';

export const homeScreenQuery = graphql`
  query HomeScreenQuery($audience: String!, $linePercent: Float!) @throwOnFieldError {
    ...Question_query
    ...NearLine_query
    ...LineCrossings_query
    ...BaselineNews_query
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
      <NearLine query={query} />
      <LineCrossings query={query} />
      <BaselineNews query={query} />
    </>
  );
}

export const homeScreen: ScreenDefinition<HomeScreenQuery> = {
  Screen: HomeScreen,
  query: homeScreenQuery,
  variables: () => ({}),
};
