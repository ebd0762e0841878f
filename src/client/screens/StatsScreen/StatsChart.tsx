import { useRouter } from 'next/router';
import type { ComponentType } from 'react';
import type { ChartProps } from '@/client/ui/ChartSeries';
import { ChartTable } from '@/client/ui/ChartTable';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import styles from './StatsScreen.module.css';

interface StatsChartProps extends ChartProps {
  readonly Picture: ComponentType<ChartProps>;
  /** The ID of its section, to which the other form leads. */
  readonly place: string;
}

/**
 * A picture, or all its values as a table. Which one is in the address: with both at once, half of
 * a page would be tables that few readers open, and without scripts a link still works.
 */
export function StatsChart({ Picture, place, ...chart }: StatsChartProps) {
  const isTable = useRouter().query['as'] === 'tables';
  return (
    <>
      {isTable ? <ChartTable {...chart} /> : <Picture {...chart} />}
      <p className={styles.other}>
        <Link href={href.stats(place, isTable ? undefined : 'tables')}>
          {isTable ? 'As a picture' : 'As a table'}
        </Link>
      </p>
    </>
  );
}
