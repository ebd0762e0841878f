import type { BaselineScreenQuery } from '@/__generated__/BaselineScreenQuery.graphql';
import { NotFound } from '@/client/sections/NotFound';
import { PageMeta } from '@/client/sections/PageMeta';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { PageTitle } from '@/client/ui/PageTitle';
import { feedHref } from '@/domain/routes/answers';
import { parseBaselineYear } from '@/domain/routes/featureLists';
import { href } from '@/domain/routes/href';
import { today } from '@/domain/today';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { RouteOutcome } from '@/relay/route/loadRoute';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import type { RouteUrl } from '@/relay/route/RouteUrl';
import { BaselineMonths } from './BaselineMonths';
import { BaselineYears } from './BaselineYears';

const LineCrossings = lazySection(
  async () =>
    (await import(/* webpackChunkName: "baseline-sections" */ '@/client/sections/LineCrossings'))
      .LineCrossings,
);

export const baselineScreenQuery = graphql`
  query BaselineScreenQuery(
    $audience: String!
    $linePercent: Float!
    $year: Int!
    $isThisYear: Boolean!
  ) @throwOnFieldError {
    baselineNow {
      asOf
    }
    catalogue @catch {
      asOf
    }
    baselineYears @catch {
      year
      ...BaselineYears_years
    }
    baselineYear(year: $year) {
      ...BaselineMonths_year
    }
    ...LineCrossings_query @include(if: $isThisYear) @alias(as: "crossings")
  }
`;

/** Not a real year, so an invalid one gets no data. */
const NO_YEAR = 0;

export function baselineScreenVariables(url: RouteUrl) {
  const thisYear = Number(today().slice(0, 4));
  const year = (parseBaselineYear(url) ?? thisYear) || NO_YEAR;
  return { year, isThisYear: year === thisYear };
}

export function baselineScreenOutcome({
  baselineYear,
}: BaselineScreenQuery['response']): RouteOutcome | undefined {
  return baselineYear ? undefined : { status: 404 };
}

export function BaselineScreen({ queryRef }: ScreenProps<BaselineScreenQuery>) {
  const { baselineNow, catalogue, baselineYears, baselineYear, crossings } =
    usePreloadedQuery<BaselineScreenQuery>(baselineScreenQuery, queryRef);
  const { year } = queryRef.variables;
  if (!baselineYear) {
    const years = baselineYears.ok ? baselineYears.value : [];
    const matches = years
      .map((known) => ({ href: href.baseline(known.year), label: String(known.year) }))
      .reverse();
    return (
      <NotFound
        what="Baseline year"
        {...(year !== NO_YEAR && { wanted: String(year) })}
        matches={matches}
      />
    );
  }
  return (
    <>
      <PageMeta
        title={`Baseline ${year}`}
        description={`Features that became newly and widely available in ${year}, month by month.`}
        path={href.baseline(year)}
      />
      <PageTitle
        title={`Baseline ${year}`}
        lede={
          <p>
            A feature is newly available once every core browser supports it, and widely available
            30 months later. Feeds: <a href={feedHref('newly')}>newly</a>,{' '}
            <a href={feedHref('widely')}>widely available</a>.
          </p>
        }
      />
      {baselineYears.ok ? (
        <BaselineYears years={baselineYears.value} shown={year} asOf={baselineNow.asOf} />
      ) : (
        <SectionFailure what="The chart of Baseline years" errors={baselineYears.errors} />
      )}
      {crossings && <LineCrossings query={crossings} />}
      {catalogue.ok ? (
        <BaselineMonths year={baselineYear} asOf={baselineNow.asOf} dataOn={catalogue.value.asOf} />
      ) : (
        <SectionFailure what="The months" errors={catalogue.errors} />
      )}
    </>
  );
}

export const baselineScreen: ScreenDefinition<BaselineScreenQuery> = {
  Screen: BaselineScreen,
  query: baselineScreenQuery,
  variables: baselineScreenVariables,
  outcome: baselineScreenOutcome,
};
