import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { ForecastScreenQuery } from '@/__generated__/ForecastScreenQuery.graphql';
import { formatCount } from '@/domain/formatCount';
import { formatPercent } from '@/domain/formatPercent';
import { Link } from '@/relay/Link';
import type { ScreenProps } from '@/relay/route';
import { PageMeta } from '@/screens/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';
import { Section } from '@/ui/Section';

import { ForecastErrors } from './ForecastErrors';
import styles from './ForecastScreen.module.css';

export const forecastScreenQuery = graphql`
  query ForecastScreenQuery @throwOnFieldError {
    forecastModel {
      times
      trialCount
      withinRangeShare
      medianDaysOff
      tenthDaysOff
      countTrialCount
      countWithinRangeShare
      countBelowShare
      countSurelyBelowShare
      ...ForecastErrors_model
    }
  }
`;

/** How a day to come is told, and how often such days were right. */
export function ForecastScreen({ queryRef }: ScreenProps<ForecastScreenQuery>) {
  const { forecastModel } = usePreloadedQuery<ForecastScreenQuery>(forecastScreenQuery, queryRef);
  const { times, trialCount, withinRangeShare, medianDaysOff, tenthDaysOff } = forecastModel;
  const { countTrialCount, countWithinRangeShare, countBelowShare, countSurelyBelowShare } =
    forecastModel;
  return (
    <>
      <PageMeta
        title="How forecasts are made"
        description="The model behind every day to come on these pages, and by how much it was off at earlier times."
        path="/about/forecast"
      />
      <PageTitle
        title="How forecasts are made"
        lede={
          <p>
            Some days are certain, some are estimates, and some nobody can tell. Each is marked as
            what it is.
          </p>
        }
      />
      <div className={styles.prose}>
        <Section title="Exact: when a feature becomes widely available">
          <p>
            Thirty calendar months after the last core browser got it. Nothing is estimated, but a
            browser may still take the feature back.
          </p>
        </Section>
        <Section title="An estimate: when your line is reached">
          <p>
            Your audience’s own releases say how fast its people update: the part of a browser’s
            users whose release is at most so many days old is that browser’s adoption curve. The
            forecast has one assumption: that the curves stay as they are, and so do the shares of
            the browsers. A feature that came to a browser 200 days ago will in a year be where
            features of 565 days are today.
          </p>
          <p>
            Browsers that do not ship a feature add nothing, however likely it is that they will; a
            release that is only planned counts from its planned day. Where too few use a browser
            that ships it, no day is told: it is not foreseeable.
          </p>
        </Section>
        <Section title="By how much it was off">
          <p>
            {`The forecast was made anew for each of ${times.length} days from ${times[0] ?? ''} to ${times.at(-1) ?? ''}, knowing only what was released by then and the world’s usage of that time, and compared with what came. That error is the range.`}
          </p>
          <p>
            {`A range fitted on forecasts made before 2023 held for ${formatPercent(withinRangeShare)} of ${formatCount(trialCount)} days foretold since; it is meant to hold for 80\u202F%. The likely day was off by ${medianDaysOff} days or less for half of them, and by more than ${tenthDaysOff} for one in ten. Take it for the season, not the day.`}
          </p>
          <p>
            How many features will be at <Link href="/stats#coverage">your line</Link>
            {` is counted from their days, at the lower end of the range as if each came on its latest, and at the upper end on its earliest. Of ${formatCount(countTrialCount)} such counts made since 2023, ${formatPercent(countWithinRangeShare)} came within the range and ${formatPercent(countBelowShare)} came out lower: mostly because the data of that time left open whether features were at the line; ${formatPercent(countSurelyBelowShare)} were lower in any case. What browsers had not shipped when a count was made is no part of it.`}
          </p>
          <ForecastErrors model={forecastModel} />
        </Section>
        <Section title="The past">
          <p>
            Coverage of earlier days is computed from usage data of those days alone, which are at
            hand for the world. For every other audience the history is unknown. What crossed your
            line lately is told by the same curves, backwards, and is an estimate too.
          </p>
          <p>
            Usage data of all times: <a href="https://caniuse.com">caniuse.com</a>,{' '}
            <a href="https://creativecommons.org/licenses/by/4.0/">{'CC\u00A0BY\u00A04.0'}</a>. They
            count page views, every Chrome on Android as the newest one; here those are spread over
            releases like Chrome on desktops, at every time.
          </p>
        </Section>
      </div>
    </>
  );
}
