import type { AudienceScreenQuery } from '@/__generated__/AudienceScreenQuery.graphql';
import { Columns } from '@/client/ui/Columns';
import { parseAudienceKey } from '@/domain/routes/audiences';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { AudienceFacts } from './AudienceFacts';
import { AudienceGains } from './AudienceGains';
import { AudienceHeader } from './AudienceHeader';
import { AudiencePeople } from './AudiencePeople';
import { AudienceReach } from './AudienceReach';
import { AudienceText } from './AudienceText';
import { NoAudience } from './NoAudience';
import { OwnAudience } from './OwnAudience';

export const audienceScreenQuery = graphql`
  query AudienceScreenQuery($key: String!, $linePercent: Float!) @throwOnFieldError {
    audienceLookup(key: $key) {
      audience {
        ...AudienceHeader_audience @alias(as: "header")
        ...AudienceFacts_audience @alias(as: "facts")
        ...AudiencePeople_audience @alias(as: "people")
        ...AudienceReach_audience @alias(as: "reach")
        ...AudienceGains_audience @alias(as: "gains")
        ...AudienceText_audience @alias(as: "text")
        ...OwnAudience_audience @alias(as: "own")
      }
      problems {
        code
        message
      }
    }
  }
`;

export function AudienceScreen({ queryRef }: ScreenProps<AudienceScreenQuery>) {
  const { audience, problems } = usePreloadedQuery<AudienceScreenQuery>(
    audienceScreenQuery,
    queryRef,
  ).audienceLookup;
  if (!audience) return <NoAudience problem={problems[0]?.message} />;
  return (
    <>
      <AudienceHeader audience={audience.header} />
      <AudienceFacts audience={audience.facts} />
      <Columns
        main={
          <>
            <AudiencePeople audience={audience.people} />
            <AudienceGains audience={audience.gains} />
          </>
        }
        aside={
          <>
            <AudienceReach audience={audience.reach} />
            <AudienceText audience={audience.text} />
            <OwnAudience audience={audience.own} />
          </>
        }
      />
    </>
  );
}

export const audienceScreen: ScreenDefinition<AudienceScreenQuery> = {
  Screen: AudienceScreen,
  query: audienceScreenQuery,
  variables: (url) => ({ key: parseAudienceKey(url.param('id')) }),
  outcome: audienceOutcome,
};

/**
 * 410 for an own audience that was deleted or has expired, 503 while nobody can look it up, 404 for
 * any other unknown key.
 */
export function audienceOutcome({
  audienceLookup: { audience, problems },
}: AudienceScreenQuery['response']): { status: 404 | 410 | 503 } | undefined {
  if (audience) return undefined;
  const [code] = problems.map((problem) => problem.code);
  if (code === 'AUDIENCE_UNAVAILABLE') return { status: 503 };
  return { status: code === 'AUDIENCE_GONE' ? 410 : 404 };
}
