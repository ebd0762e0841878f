import type { ForecastScreenQuery } from '@/__generated__/ForecastScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { PageTitle } from '@/client/ui/PageTitle';
import { Section } from '@/client/ui/Section';
import { href } from '@/domain/routes/href';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import styles from './ForecastScreen.module.css';
import { ForecastTrial } from './ForecastTrial';

export const forecastScreenQuery = graphql`
  query ForecastScreenQuery @throwOnFieldError {
    forecastModel @catch {
      ...ForecastTrial_model
    }
  }
`;

/** Explains how forecasts are made, and how accurate they have been. */
export function ForecastScreen({ queryRef }: ScreenProps<ForecastScreenQuery>) {
  const { forecastModel } = usePreloadedQuery<ForecastScreenQuery>(forecastScreenQuery, queryRef);
  return (
    <>
      <PageMeta
        title="How forecasts work"
        description="The model behind every forecast on this site, and how accurate it has been."
        path={href.forecast()}
      />
      <PageTitle
        title="How forecasts work"
        lede={
          <p>
            Some dates are exact, some are estimates, and some can’t be forecast. Each one is
            labeled.
          </p>
        }
      />
      <div className={styles.prose}>
        <Model />
        <Section title="How accurate it has been">
          {forecastModel.ok ? (
            <ForecastTrial model={forecastModel.value} />
          ) : (
            <SectionFailure what="The accuracy of past forecasts" errors={forecastModel.errors} />
          )}
        </Section>
        <Past />
      </div>
    </>
  );
}

function Model() {
  return (
    <>
      <Section title="Exact: when a feature becomes widely available">
        <p>
          Thirty calendar months after the last core browser added support. Nothing is estimated,
          but a browser may still remove the feature.
        </p>
      </Section>
      <Section title="An estimate: when your line is reached">
        <p>
          Your audience’s versions show how fast its people update. A browser’s adoption curve is
          the part of its users whose version is at most a given number of days old. The forecast
          makes one assumption: the curves and the browsers’ shares stay as they are. In a year, a
          feature that a browser added 200 days ago will be where 565-day-old features are today.
        </p>
        <p>
          Browsers that do not ship a feature add nothing, however likely it is that they will. A
          planned release counts from its planned date. If too few people use a browser that ships
          it, we give no date.
        </p>
      </Section>
    </>
  );
}

function Past() {
  return (
    <Section title="The past">
      <p>
        We compute past coverage only from usage data of that time, which we have for the world and
        for audiences synced from analytics. A feature that recently passed your line did so between
        two measured dates. For every other audience the history is unknown, so we run the same
        curves backwards and mark the dates as estimates.
      </p>
      <p>
        Past and current usage data: <a href="https://caniuse.com">caniuse.com</a>,{' '}
        <a href="https://creativecommons.org/licenses/by/4.0/">{'CC\u00A0BY\u00A04.0'}</a>. It
        counts page views and treats every Chrome on Android as the newest; we estimate its releases
        from desktop Chrome, for every date.
      </p>
    </Section>
  );
}

export const forecastScreen: ScreenDefinition<ForecastScreenQuery> = {
  Screen: ForecastScreen,
  query: forecastScreenQuery,
  variables: () => ({}),
};
