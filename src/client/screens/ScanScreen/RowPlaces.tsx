import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import { KeyPlaces } from './KeyPlaces';
import styles from './ScanResult.module.css';
import type { FeatureRow } from './toFeatureRows';
import type { ShowUses } from './useScan';

interface RowPlacesProps {
  readonly row: FeatureRow;
  readonly hasCode: boolean;
  readonly show: ShowUses;
}

/** The page of a feature, its keys that the code uses, and where. */
export function RowPlaces({ row, hasCode, show }: RowPlacesProps) {
  return (
    <div className={styles.open}>
      {row.slug !== null && (
        <p>
          <Link href={href.feature(row.slug)}>{`${row.name}: support and forecast`}</Link>
        </p>
      )}
      <KeyPlaces keys={row.keys} mdnUrls={row.mdnUrls} hasCode={hasCode} show={show} />
    </div>
  );
}
