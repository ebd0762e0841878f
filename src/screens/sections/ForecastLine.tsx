import { graphql, useFragment } from 'react-relay/hooks';

import type { ForecastLine_feature$key } from '@/__generated__/ForecastLine_feature.graphql';
import { forecastSentence } from '@/domain/forecastSentence';
import { Link } from '@/relay/Link';
import { usePreferences } from '@/relay/RouteRoot';

import styles from './ForecastLine.module.css';

/** When the reader's line will be reached, under the verdict; nothing where it is. */
export function ForecastLine(props: { readonly feature: ForecastLine_feature$key }) {
  const { forecast } = useFragment(
    graphql`
      fragment ForecastLine_feature on Feature {
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
  const sentence = forecastSentence(forecast, usePreferences().linePercent);
  if (sentence === undefined) return null;
  return (
    <p className={styles.forecast}>
      {`${sentence} `}
      <Link href="/about/forecast">An estimate</Link>
    </p>
  );
}
