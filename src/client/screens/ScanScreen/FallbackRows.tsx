import { Fragment, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { EmptyState } from '@/client/ui/EmptyState';
import { Notice } from '@/client/ui/Notice';
import { cells, Table } from '@/client/ui/Table';
import { reachesLine } from '@/domain/CoverageShares';
import { formatCount, formatCountWithNoun, formatLine } from '@/domain/format';
import { usePreferences } from '@/relay/route/RouteRoot';
import { FallbackRow } from './FallbackRow';
import styles from './ScanResult.module.css';
import { type ServedFallback, useFallbacks } from './useFallbacks';
import type { ScanFallbacks } from './useScan';

const SHOWN = 30;

const KINDS = [
  ['prefix', 'Prefixes next to the standard name'],
  ['supports', '@supports'],
  ['polyfill', 'Polyfills'],
  ['helper', 'Compilers’ helpers: change what the build targets'],
] as const satisfies readonly (readonly [ServedFallback['kind'], string])[];

const COLUMNS = [
  { heading: 'Fallback' },
  { heading: 'Don’t need it', className: cells.number },
  { heading: 'Bytes', className: cells.number },
  { heading: 'Places', className: `${cells.number} ${cells.spare}` },
] as const;

interface FallbackRowsProps {
  readonly fallbacks: ScanFallbacks;
  readonly audienceName: string;
}

/** Fallbacks whose feature everyone above the line has, by kind. */
export function FallbackRows({ fallbacks, audienceName }: FallbackRowsProps) {
  const { linePercent } = usePreferences();
  const { groups, served, hasFailed, retry } = useFallbacks(fallbacks.find);
  const retryButton = <Button onClick={retry}>Try again</Button>;
  if (!groups)
    return hasFailed ? (
      <Notice tone="error" action={retryButton}>
        Your code could not be searched for fallbacks.
      </Notice>
    ) : (
      <p role="status">Looking for fallbacks in your code.</p>
    );
  if (groups.length === 0)
    return (
      <EmptyState title="No fallbacks found.">
        No prefix next to its standard name, no @supports, polyfill or compiler’s helper.
      </EmptyState>
    );
  if (!served)
    return hasFailed ? (
      <Notice tone="error" action={retryButton}>
        Who still needs these fallbacks could not be loaded.
      </Notice>
    ) : (
      <p role="status">Asking the server who still needs them.</p>
    );
  const unneeded = served
    .filter(({ share }) => reachesLine(share, linePercent))
    .sort((a, b) => b.bytes - a.bytes);
  const count = (rows: readonly ServedFallback[]) => rows.reduce((sum, row) => sum + row.count, 0);
  const bytes = unneeded.reduce((sum, row) => sum + row.bytes, 0);
  const all = formatCountWithNoun(count(served), 'fallback');
  if (unneeded.length === 0)
    return (
      <EmptyState title={`${all}, and all are still needed.`}>
        {`Each replaces a feature below your line of ${formatLine(linePercent)}.`}
      </EmptyState>
    );
  return (
    <>
      <p role="status" className={styles.saving}>
        {`${formatCount(count(unneeded))} of ${all} no longer needed: at least ${formatLine(linePercent)} of ${audienceName} supports the original. That saves ${formatCountWithNoun(bytes, 'byte')}${unneeded.some(({ kind }) => kind === 'polyfill') ? ', besides the packages behind imports' : ''}.`}
      </p>
      <FallbackTable rows={unneeded} show={fallbacks.show} linePercent={linePercent} />
    </>
  );
}

interface FallbackTableProps {
  readonly rows: readonly ServedFallback[];
  readonly show: ScanFallbacks['show'];
  readonly linePercent: number;
}

function FallbackTable({ rows, show, linePercent }: FallbackTableProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <>
      <Table caption="Fallbacks no longer needed" columns={COLUMNS}>
        {KINDS.map(([kind, title]) => {
          const ofKind = shown.filter((row) => row.kind === kind);
          return (
            <Fragment key={kind}>
              {ofKind.length > 0 && (
                <tbody>
                  <tr>
                    <th scope="rowgroup" colSpan={4}>
                      <strong>{title}</strong>
                    </th>
                  </tr>
                  {ofKind.map((row) => (
                    <FallbackRow key={row.id} row={row} show={show} linePercent={linePercent} />
                  ))}
                </tbody>
              )}
            </Fragment>
          );
        })}
      </Table>
      {rows.length > shown.length && (
        <p>
          <Button onClick={() => setWhole(true)}>{`Show all ${formatCount(rows.length)}`}</Button>
        </p>
      )}
    </>
  );
}
