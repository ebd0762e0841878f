import { useId } from 'react';
import { timeScale } from '@/client/ui/timeScale';
import { TimeText } from '@/client/ui/TimeText';
import { UpperBound } from '@/client/ui/UpperBound';
import type { SupportClass } from '@/domain/SupportClass';
import styles from './SupportTimeline.module.css';
import { TimelinePicture } from './TimelinePicture';
import type { TimelineRow } from './TimelineRow';
import hidden from '@/client/ui/VisuallyHidden.module.css';

interface SupportTimelineProps {
  readonly caption: string;
  readonly rows: readonly TimelineRow[];
  /** ISO date, marked by the dotted line. */
  readonly today: string;
}

/**
 * When each browser gained support. Browser, version and date form a real table; the chart next to it is
 * decorative.
 */
export function SupportTimeline({ caption, rows, today }: SupportTimelineProps) {
  const captionId = useId();
  const scale = timeScale(
    rows.map(({ releasedOn }) => releasedOn),
    today,
  );
  return (
    <div className={styles.timeline}>
      <table className={styles.table} aria-labelledby={captionId}>
        <caption id={captionId} className={hidden.hidden}>
          {caption}
        </caption>
        <thead className={hidden.hidden}>
          <tr>
            <th scope="col">Browser</th>
            <th scope="col">First version</th>
            <th scope="col">Released</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.browser}>
              <th scope="row">{row.browser}</th>
              <td className={row.isDerived ? styles.derived : undefined}>
                {row.isUpperBound && hasVersion(row) && <UpperBound of="BY_VERSION" />}
                {firstVersion(row)}
                {row.isDerived && <span className={hidden.hidden}> derived</span>}
              </td>
              <td className={styles.day}>{row.releasedOn && <TimeText date={row.releasedOn} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <TimelinePicture rows={rows} scale={scale} />
    </div>
  );
}

const hasVersion = ({ supportClass, version }: TimelineRow): boolean =>
  Boolean(version) && HAS_VERSION.includes(supportClass);

const firstVersion = (row: TimelineRow): string =>
  hasVersion(row) ? row.version! : WITHOUT_VERSION[row.supportClass];

const HAS_VERSION: readonly SupportClass[] = ['YES', 'PARTIAL'];

const WITHOUT_VERSION: Readonly<Record<SupportClass, string>> = {
  YES: 'yes',
  PARTIAL: 'partial',
  PREVIEW: 'preview',
  NO: 'no',
  REMOVED_PARTIAL: 'removed',
  UNKNOWN: 'unknown',
};
