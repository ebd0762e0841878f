import type { AudienceGains_audience$key } from '@/__generated__/AudienceGains_audience.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { formatLine, formatPercent } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './AudienceGains.module.css';

/** What a team would gain by dropping the oldest releases. */
export function AudienceGains(props: { audience: AudienceGains_audience$key }) {
  const result = useFragment(
    graphql`
      fragment AudienceGains_audience on Audience @catch {
        dropGains(linePercent: $linePercent) {
          before
          ageMonths
          droppedShare
          releaseCount
          gainedCount
        }
      }
    `,
    props.audience,
  );
  const { linePercent } = usePreferences();
  if (!result.ok)
    return <SectionFailure what="The gain from dropping old releases" errors={result.errors} />;
  const { dropGains } = result.value;
  return (
    <Section title="Without the oldest releases">
      {dropGains.length === 0 ? (
        <EmptyState title="No one in this audience uses a release older than a year." />
      ) : (
        <>
          <p
            className={styles.caption}
          >{`Features that reach ${formatLine(linePercent)} of the remaining audience, but not of everyone.`}</p>
          <Table caption="What dropping the oldest releases costs and gains">
            <thead>
              <tr>
                <th scope="col">Drop releases older than</th>
                <th scope="col" className={cells.number}>
                  Share dropped
                </th>
                <th scope="col" className={cells.number}>
                  Releases
                </th>
                <th scope="col" className={cells.number}>
                  Features gained
                </th>
              </tr>
            </thead>
            <tbody>
              {dropGains.map(({ before, ageMonths, droppedShare, releaseCount, gainedCount }) => (
                <tr key={before}>
                  <th scope="row">
                    {ageMonths === 12
                      ? '1 year'
                      : ageMonths % 12 === 0
                        ? `${ageMonths / 12} years`
                        : `${ageMonths} months`}
                  </th>
                  <td className={cells.number}>{formatPercent(droppedShare)}</td>
                  <td className={cells.number}>{releaseCount}</td>
                  <td className={cells.number}>{gainedCount}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </Section>
  );
}
