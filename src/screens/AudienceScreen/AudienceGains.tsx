import { graphql, useFragment } from 'react-relay/hooks';

import type { AudienceGains_audience$key } from '@/__generated__/AudienceGains_audience.graphql';
import { formatLine, formatPercent } from '@/domain/formatPercent';
import { usePreferences } from '@/relay/RouteRoot';
import { EmptyState } from '@/ui/EmptyState';
import { Section } from '@/ui/Section';
import { cells, Table } from '@/ui/Table';

import styles from './AudienceGains.module.css';

/** What a team would gain by leaving the oldest releases behind. */
export function AudienceGains(props: { audience: AudienceGains_audience$key }) {
  const { dropGains } = useFragment(
    graphql`
      fragment AudienceGains_audience on Audience @throwOnFieldError {
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
  return (
    <Section title="Without the oldest releases">
      {dropGains.length === 0 ? (
        <EmptyState title="Nobody here uses a release older than a year." />
      ) : (
        <>
          <p
            className={styles.caption}
          >{`Features that would reach ${formatLine(linePercent)} of those who are left and do not reach ${formatLine(linePercent)} of everybody.`}</p>
          <Table caption="What leaving out the oldest releases costs and brings">
            <thead>
              <tr>
                <th scope="col">Leave out what is older than</th>
                <th scope="col" className={cells.number}>
                  People left out
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
