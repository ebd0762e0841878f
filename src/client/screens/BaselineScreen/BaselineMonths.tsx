import type { BaselineMonths_year$key } from '@/__generated__/BaselineMonths_year.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { EmptyState } from '@/client/ui/EmptyState';
import { graphql, useFragment } from '@/relay/hooks';
import { BaselineMonth } from './BaselineMonth';

interface BaselineMonthsProps {
  readonly year: BaselineMonths_year$key;
  /** Today (ISO): later months contain only projections. */
  readonly asOf: string;
  /** The day of the data (ISO): features that became newly available since are unknown. */
  readonly dataOn: string;
}

/** A year's months, newest first, so the coming ones precede the past. */
export function BaselineMonths({ asOf, dataOn, ...props }: BaselineMonthsProps) {
  const result = useFragment(
    graphql`
      fragment BaselineMonths_year on BaselineYear @catch {
        year
        months {
          month
          newly {
            __typename
          }
          widely {
            __typename
          }
          ...BaselineMonth_month
        }
      }
    `,
    props.year,
  );
  if (!result.ok) return <SectionFailure what="The months" errors={result.errors} />;
  const { year, months } = result.value;
  const isComing = (month: string) => month > asOf.slice(0, 7);
  // A month that has begun and that the data does not reach is not empty, but unknown.
  const shown = months.filter(
    ({ month, newly, widely }) =>
      widely.length > 0 || (newly ? newly.length > 0 : !isComing(month)),
  );
  if (shown.length === 0)
    return <EmptyState title={`No feature became newly or widely available in ${year}.`} />;
  return [...shown]
    .sort((a, b) => (a.month < b.month ? 1 : -1))
    .map((month) => (
      <BaselineMonth
        key={month.month}
        month={month}
        dataOn={dataOn}
        isComing={isComing(month.month)}
      />
    ));
}
