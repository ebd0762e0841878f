import type { AudiencesScreenQuery } from '@/__generated__/AudiencesScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Columns } from '@/client/ui/Columns';
import { PageTitle } from '@/client/ui/PageTitle';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { AudienceDetail } from './AudienceDetail';
import { AudienceKeyForm } from './AudienceKeyForm';
import { KeepAudience } from './KeepAudience';

const AudienceSources = lazySection(
  async () =>
    (await import(/* webpackChunkName: "audiences-sections" */ './AudienceSources'))
      .AudienceSources,
);
const AudiencePresets = lazySection(
  async () =>
    (await import(/* webpackChunkName: "audiences-sections" */ './AudiencePresets'))
      .AudiencePresets,
);

export const audiencesScreenQuery = graphql`
  query AudiencesScreenQuery($audience: String!) @throwOnFieldError {
    audience(key: $audience) @catch {
      ...AudienceDetail_audience
      ...KeepAudience_audience
    }
    ...AudiencePresets_query
  }
`;

/**
 * All audiences to choose from, and details of the chosen one. Without JavaScript, this page is the
 * audience picker.
 */
export function AudiencesScreen({ queryRef }: ScreenProps<AudiencesScreenQuery>) {
  const query = usePreloadedQuery<AudiencesScreenQuery>(audiencesScreenQuery, queryRef);
  return (
    <>
      <PageMeta
        title="Audiences"
        description="Choose an audience: the world, a continent, a country, a Baseline target or a browserslist query. See where the shares come from."
        path={href.audiences()}
      />
      <PageTitle
        title="Audiences"
        lede={<p>Every answer is for one audience: the browser versions its people use.</p>}
      />
      {query.audience.ok && query.audience.value && (
        <KeepAudience audience={query.audience.value} />
      )}
      <AudiencePresets query={query} />
      <Columns
        main={
          query.audience.ok ? (
            query.audience.value && <AudienceDetail audience={query.audience.value} />
          ) : (
            <SectionFailure what="The audience" errors={query.audience.errors} />
          )
        }
        aside={
          <>
            <AudienceKeyForm />
            <AudienceSources />
          </>
        }
      />
    </>
  );
}

export const audiencesScreen: ScreenDefinition<AudiencesScreenQuery> = {
  Screen: AudiencesScreen,
  query: audiencesScreenQuery,
  variables: () => ({}),
};
