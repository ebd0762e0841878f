import type {
  ForecastErrors_model$data,
  ForecastErrors_model$key,
} from '@/__generated__/ForecastErrors_model.graphql';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
import { formatCount } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';

export function ForecastErrors(props: { readonly model: ForecastErrors_model$key }) {
  const { errors } = useFragment(
    graphql`
      fragment ForecastErrors_model on ForecastModel {
        errors {
          days
          low
          likely
          high
        }
      }
    `,
    props.model,
  );
  return (
    <DataTable
      caption="Actual minus predicted, per 100 people who lacked a feature"
      isCaptionVisible
      columns={COLUMNS}
      rows={errors}
      getKey={({ days }) => days}
    />
  );
}

type ForecastError = ForecastErrors_model$data['errors'][number];

const COLUMNS: readonly Column<ForecastError>[] = [
  { heading: 'Days ahead', cell: ({ days }) => formatCount(days) },
  { heading: '10th percentile', className: cells.number, cell: ({ low }) => signedPoints(low) },
  { heading: 'Median', className: cells.number, cell: ({ likely }) => signedPoints(likely) },
  { heading: '90th percentile', className: cells.number, cell: ({ high }) => signedPoints(high) },
];

/** Formats percentage points: "+4.4", "−16.4". */
function signedPoints(part: number): string {
  return `${part < 0 ? '−' : '+'}${Math.abs(part * 100).toFixed(1)}`;
}
