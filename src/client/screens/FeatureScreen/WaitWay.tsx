import type { WaitWay_feature$key } from '@/__generated__/WaitWay_feature.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { forecastSentence } from '@/domain/forecastSentence';
import { formatDate } from '@/domain/formatDate';
import { lineCalendarHref } from '@/domain/routes/calendar';
import { href } from '@/domain/routes/href';
import { watchHref } from '@/domain/routes/watch';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { Way } from './Way';

const forecastFragment = graphql`
  fragment WaitWay_feature on Feature @catch {
    slug
    coverage(audience: $audience) {
      partialShare
      audience {
        key
        trackedShare
      }
    }
    forecast(audience: $audience, linePercent: $linePercent) {
      state
      earliestOn
      likelyOn
      latestOn
      greatestShare
      absentIn {
        name
      }
    }
  }
`;

/** Until when to wait, or that waiting leads nowhere; nothing if the line has been reached. */
export function WaitWay(props: { readonly feature: WaitWay_feature$key }) {
  const result = useFragment(forecastFragment, props.feature);
  const { linePercent } = usePreferences();
  if (!result.ok) return <SectionFailure what="The forecast" errors={result.errors} />;
  const { slug, coverage, forecast } = result.value;
  const { state, earliestOn, likelyOn, latestOn, greatestShare, absentIn } = forecast;
  const sentence = forecastSentence(
    {
      state,
      earliestOn,
      likelyOn,
      latestOn,
      greatestShare,
      absentIn: absentIn.map(({ name }) => ({ name })),
      partialShare: coverage.partialShare,
      trackedShare: coverage.audience.trackedShare,
    },
    linePercent,
  );
  if (sentence === undefined) return null;
  const isExpected = state === 'EXPECTED' && likelyOn != null;
  return (
    <Way
      title={isExpected ? `Wait until ${formatDate(likelyOn, 'month')}.` : 'Don’t plan on waiting.'}
    >
      {`${sentence} `}
      <Link href={href.forecast()}>How we estimate</Link>
      {isExpected && (
        <>
          {' · '}
          <a href={lineCalendarHref(slug, { audience: coverage.audience.key, linePercent })}>
            Add it to your calendar
          </a>
        </>
      )}
      {' · '}
      <Link href={watchHref({ subject: slug })}>Tell me when</Link>
    </Way>
  );
}
