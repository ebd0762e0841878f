import type { BaselineMonths_year$key } from '@/__generated__/BaselineMonths_year.graphql';
import { graphql, useFragment } from '@/relay/hooks';
import { SectionFailure } from '@/sections/SectionFailure';
import { EmptyState } from '@/ui/EmptyState';
import { BaselineMonth } from './BaselineMonth';

interface BaselineMonthsProps {
  readonly year: BaselineMonths_year$key;
  /** Today (ISO): later months contain only projections. */
  readonly asOf: string;
}

/** A year's months: past ones newest first, then future ones in calendar order. */
export function BaselineMonths({ asOf, ...props }: BaselineMonthsProps) {
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
  const filled = months.filter(({ newly, widely }) => newly.length + widely.length > 0);
  const isPast = (month: string) => month <= asOf.slice(0, 7);
  const past = filled.filter(({ month }) => isPast(month)).sort(newestFirst);
  const coming = filled.filter(({ month }) => !isPast(month)).sort((a, b) => newestFirst(b, a));
  if (filled.length === 0)
    return <EmptyState title={`No feature became newly or widely available in ${year}.`} />;
  return [...past, ...coming].map((month) => (
    <BaselineMonth key={month.month} month={month} isComing={!isPast(month.month)} />
  ));
}

const newestFirst = (a: { readonly month: string }, b: { readonly month: string }) =>
  a.month < b.month ? 1 : -1;
