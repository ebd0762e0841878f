import { graphql, usePreloadedQuery } from 'react-relay/hooks';

import type { BaselineScreenQuery } from '@/__generated__/BaselineScreenQuery.graphql';
import { today } from '@/domain/today';
import type { RouteOutcome } from '@/relay/loadRoute';
import type { ScreenProps } from '@/relay/route';
import type { RouteUrl } from '@/relay/RouteUrl';
import { LineCrossings } from '@/screens/sections/LineCrossings';
import { NotFound } from '@/screens/sections/NotFound';
import { PageMeta } from '@/screens/sections/PageMeta';
import { PageTitle } from '@/ui/PageTitle';

import { BaselineMonths } from './BaselineMonths';
import { BaselineYears } from './BaselineYears';

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
    baselineYears {
      year
      ...BaselineYears_years
    }
    baselineYear(year: $year) {
      ...BaselineMonths_year
    }
    ...LineCrossings_query @include(if: $isThisYear) @alias(as: "crossings")
  }
`;

/** A year no calendar has: what is no year finds no answer. */
const NO_YEAR = 0;

export function baselineScreenVariables(url: RouteUrl) {
  const [text, ...rest] = url.params('year');
  const thisYear = Number(today().slice(0, 4));
  const isYear = text !== undefined && /^\d{4}$/.test(text) && rest.length === 0;
  const year = text === undefined ? thisYear : isYear ? Number(text) : NO_YEAR;
  return { year, isThisYear: year === thisYear };
}

export function baselineScreenOutcome({
  baselineYear,
}: BaselineScreenQuery['response']): RouteOutcome | undefined {
  return baselineYear ? undefined : { status: 404 };
}

export function BaselineScreen({ queryRef }: ScreenProps<BaselineScreenQuery>) {
  const { baselineNow, baselineYears, baselineYear, crossings } =
    usePreloadedQuery<BaselineScreenQuery>(baselineScreenQuery, queryRef);
  const { year } = queryRef.variables;
  if (!baselineYear) {
    const matches = baselineYears
      .map((known) => ({ href: `/baseline/${known.year}`, label: String(known.year) }))
      .reverse();
    return (
      <NotFound
        what="Baseline year"
        wanted={year === NO_YEAR ? 'of that name' : String(year)}
        matches={matches}
      />
    );
  }
  return (
    <>
      <PageMeta
        title={`Baseline ${year}`}
        description={`What became newly and widely available on the web in ${year}, month by month.`}
        path={`/baseline/${year}`}
      />
      <PageTitle
        title={`Baseline ${year}`}
        lede={
          <p>
            A feature is newly available when the last core browser has it, and widely available 30
            months later. Feeds: <a href="/feeds/newly">newly</a>,{' '}
            <a href="/feeds/widely">widely available</a>.
          </p>
        }
      />
      <BaselineYears years={baselineYears} shown={year} asOf={baselineNow.asOf} />
      {crossings && <LineCrossings query={crossings} />}
      <BaselineMonths year={baselineYear} asOf={baselineNow.asOf} />
    </>
  );
}
