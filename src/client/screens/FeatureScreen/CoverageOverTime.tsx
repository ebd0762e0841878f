import type { CoverageOverTime_feature$key } from '@/__generated__/CoverageOverTime_feature.graphql';
import { CoveragePicture } from '@/client/sections/CoveragePicture';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './CoverageOverTime.module.css';

/** The share of the audience that could use it in the past, where known, and the forecast. */
export function CoverageOverTime(props: { readonly feature: CoverageOverTime_feature$key }) {
  const result = useFragment(
    graphql`
      fragment CoverageOverTime_feature on Feature @catch {
        name
        coverageHistory(audience: $audience) {
          on
          supportedShare
        }
        forecast(audience: $audience, linePercent: $linePercent) {
          points {
            on
            lowShare
            likelyShare
            highShare
          }
        }
      }
    `,
    props.feature,
  );
  const { linePercent } = usePreferences();
  if (!result.ok) return <SectionFailure what="The coverage over time" errors={result.errors} />;
  const { name, coverageHistory, forecast } = result.value;
  const past = coverageHistory ?? [];
  const { points } = forecast;
  if (past.length + points.length === 0) return null;
  return (
    <Section
      title="Coverage over time"
      aside={<Link href={href.forecast()}>How forecasts work</Link>}
    >
      <CoveragePicture past={past} forecast={points} linePercent={linePercent} />
      <p className={styles.key}>
        {coverageHistory
          ? 'Solid: measured with usage data of that month. '
          : 'No history: we have no earlier usage data for this audience. '}
        {points.length > 0 &&
          'Dashed: forecast. The band is the model’s past error for the world; shares of other audiences aren’t tested.'}
      </p>
      <details className={styles.behind}>
        <summary>As a table</summary>
        <Table
          caption={`Share of your audience that can use ${name}, past and forecast`}
          narrow="wrap"
        >
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" className={cells.number}>
                Share
              </th>
            </tr>
          </thead>
          <tbody>
            {past.map(({ on, supportedShare }) => (
              <tr key={on}>
                <th scope="row">{on}</th>
                <td className={cells.number}>{formatPercent(supportedShare, linePercent)}</td>
              </tr>
            ))}
            {points.map(({ on, lowShare, likelyShare, highShare }, index) => (
              <tr key={on}>
                <th scope="row">{index === 0 ? `${on}, today` : `${on}, forecast`}</th>
                <td className={cells.number}>
                  {index === 0
                    ? formatPercent(likelyShare, linePercent)
                    : `${formatPercent(lowShare)} – ${formatPercent(likelyShare)} – ${formatPercent(highShare)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Section>
  );
}
