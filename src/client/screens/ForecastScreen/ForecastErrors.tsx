import type { ForecastErrors_model$key } from '@/__generated__/ForecastErrors_model.graphql';
import { cells, Table } from '@/client/ui/Table';
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
    <Table
      caption="Actual minus predicted, per 100 people who lacked a feature"
      isCaptionVisible
      narrow="wrap"
    >
      <thead>
        <tr>
          <th scope="col">Days ahead</th>
          <th scope="col" className={cells.number}>
            10th percentile
          </th>
          <th scope="col" className={cells.number}>
            Median
          </th>
          <th scope="col" className={cells.number}>
            90th percentile
          </th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({ days, low, likely, high }) => (
          <tr key={days}>
            <th scope="row">{formatCount(days)}</th>
            <td className={cells.number}>{signed(low)}</td>
            <td className={cells.number}>{signed(likely)}</td>
            <td className={cells.number}>{signed(high)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Formats percentage points: "+4.4", "−16.4". */
function signed(part: number): string {
  return `${part < 0 ? '−' : '+'}${Math.abs(part * 100).toFixed(1)}`;
}
