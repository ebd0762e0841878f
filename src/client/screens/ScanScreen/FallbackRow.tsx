import { useEffect, useId, useState } from 'react';
import { BreakableText } from '@/client/ui/BreakableText';
import { Button } from '@/client/ui/Button';
import { cells } from '@/client/ui/Table';
import { formatCount, formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import type { ShownPlace } from '@/engines/scanner/forPage';
import { Link } from '@/relay/route/Link';
import { CodePlace } from './CodePlace';
import styles from './ScanResult.module.css';
import type { ServedFallback } from './useFallbacks';
import type { ScanFallbacks } from './useScan';

/** Places at first, and after “Show more places”. */
const FIRST = 5;
const MORE = 100;

interface FallbackRowProps {
  readonly row: ServedFallback;
  readonly show: ScanFallbacks['show'];
  readonly linePercent: number;
}

export function FallbackRow({ row, show, linePercent }: FallbackRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr>
        <th scope="row">
          <span className={styles.name}>
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setOpen(!isOpen)}
            >
              <BreakableText text={row.name} />
            </Button>
          </span>
        </th>
        <td className={cells.number}>{formatPercent(row.share, linePercent)}</td>
        <td className={cells.number}>{formatCount(row.bytes)}</td>
        <td className={`${cells.number} ${cells.spare}`}>{formatCount(row.count)}</td>
      </tr>
      <tr id={id} hidden={!isOpen}>
        <td colSpan={4}>{isOpen && <FallbackPlaces row={row} show={show} />}</td>
      </tr>
    </>
  );
}

/** The feature that the fallback stands in for, and where it is. */
function FallbackPlaces({ row, show }: Pick<FallbackRowProps, 'row' | 'show'>) {
  const [places, setPlaces] = useState<readonly ShownPlace[]>();
  const [limit, setLimit] = useState(FIRST);
  useEffect(() => {
    let isEnded = false;
    void show(row.id, limit + 1)
      .catch(() => [])
      .then((shown) => !isEnded && setPlaces(shown));
    return () => {
      isEnded = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- A row stays the same while it is open.
  }, [limit]);
  return (
    <div className={styles.open}>
      <p>Replaces:</p>
      <ul className={styles.keys}>
        {row.keys.map((key) => (
          <li key={key}>
            <Link href={href.compat(key)}>
              <code>
                <BreakableText text={key} />
              </code>
            </Link>
          </li>
        ))}
      </ul>
      {places?.length === 0 && <p>The lines are no longer available. Scan again to see them.</p>}
      <ul className={styles.places}>
        {places?.slice(0, limit).map((place) => (
          <li key={`${place.file}:${place.line}:${place.column}`}>
            <CodePlace place={place} />
          </li>
        ))}
      </ul>
      {places && places.length > limit && limit === FIRST && (
        <p>
          <Button onClick={() => setLimit(MORE)}>Show more places</Button>
        </p>
      )}
    </div>
  );
}
