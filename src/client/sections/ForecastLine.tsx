import type { ForecastLine_feature$key } from '@/__generated__/ForecastLine_feature.graphql';
import { forecastSentence } from '@/domain/forecastSentence';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './ForecastLine.module.css';
import { SectionFailure } from './SectionFailure';

/** When the reader's line will be reached; nothing if it already is. */
export function ForecastLine(props: { readonly feature: ForecastLine_feature$key }) {
  const result = useFragment(
    graphql`
      fragment ForecastLine_feature on Feature @catch {
        coverage(audience: $audience) {
          partialShare
          audience {
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
    `,
    props.feature,
  );
  const { linePercent } = usePreferences();
  if (!result.ok) return <SectionFailure what="The forecast" errors={result.errors} />;
  const { forecast, coverage } = result.value;
  const { state, earliestOn, likelyOn, latestOn, greatestShare, absentIn } = forecast;
  const { partialShare, audience } = coverage;
  const sentence = forecastSentence(
    {
      state,
      earliestOn,
      likelyOn,
      latestOn,
      greatestShare,
      absentIn: absentIn.map(({ name }) => ({ name })),
      partialShare,
      trackedShare: audience.trackedShare,
    },
    linePercent,
  );
  if (sentence === undefined) return null;
  return (
    <p className={styles.forecast}>
      {`${sentence} `}
      <Link href={href.forecast()}>How we estimate</Link>
    </p>
  );
}
