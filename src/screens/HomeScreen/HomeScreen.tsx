import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { HomeScreenQuery } from '@/__generated__/HomeScreenQuery.graphql';
import type { ScreenProps } from '@/relay/route';
import { LineCrossings } from '@/screens/sections/LineCrossings';
import { PageMeta } from '@/screens/sections/PageMeta';

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
        description="Which web-platform features your own audience’s browsers can run: coverage, who is left out, and when it will be safe."
        path="/"
      />
      <Question query={query} />
      <NearLine query={query} />
      <LineCrossings query={query} />
      <BaselineNews query={query} />
    </>
  );
}
