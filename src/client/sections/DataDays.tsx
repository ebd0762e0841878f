import type { DataDays_catalogue$key } from '@/__generated__/DataDays_catalogue.graphql';
import { TimeText } from '@/client/ui/TimeText';
import { graphql, useFragment } from '@/relay/hooks';

/** The day of each layer of the data. */
export function DataDays(props: { readonly catalogue: DataDays_catalogue$key }) {
  const { asOf, baselineOn } = useFragment(
    graphql`
      fragment DataDays_catalogue on Catalogue {
        asOf
        baselineOn
      }
    `,
    props.catalogue,
  );
  return (
    <>
      Browsers and compat data: <TimeText date={asOf} style="day" /> · Baseline:{' '}
      <TimeText date={baselineOn} style="day" />
      {baselineOn !== asOf && ' (computed since)'}
    </>
  );
}
