import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { AudiencesScreenQuery } from '@/__generated__/AudiencesScreenQuery.graphql';
import type { ScreenProps } from '@/relay/route';
import { PageMeta } from '@/screens/sections/PageMeta';
import { Columns } from '@/ui/Columns';
import { PageTitle } from '@/ui/PageTitle';

import { AudienceDetail } from './AudienceDetail';
import { AudienceKeyForm } from './AudienceKeyForm';
import { AudiencePresets } from './AudiencePresets';
import { AudienceSources } from './AudienceSources';
import { OwnAudienceList } from './OwnAudienceList';

export const audiencesScreenQuery = graphql`
  query AudiencesScreenQuery($audience: String!) @throwOnFieldError {
    audience(key: $audience) {
      ...AudienceDetail_audience
    }
    ...AudiencePresets_query
  }
`;

/** Every audience to choose from, and what is behind the chosen one. It is the audience picker where no scripts run. */
export function AudiencesScreen({ queryRef }: ScreenProps<AudiencesScreenQuery>) {
  const query = usePreloadedQuery<AudiencesScreenQuery>(audiencesScreenQuery, queryRef);
  return (
    <>
      <PageMeta
        title="Audiences"
        description="Whose browsers count: the world, a continent, a country, a Baseline target or a browserslist query, and where the shares come from."
        path="/audiences"
      />
      <PageTitle
        title="Audiences"
        lede={
          <p>
            Every answer here is for one audience: the browsers its people use, release by release.
          </p>
        }
      />
      <Columns
        main={query.audience && <AudienceDetail audience={query.audience} />}
        aside={
          <>
            <OwnAudienceList />
            <AudienceKeyForm />
            <AudienceSources />
          </>
        }
      />
      <AudiencePresets query={query} />
    </>
  );
}
