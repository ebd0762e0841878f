import { type Column, DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
import { formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { movedVersion, moveFloor, policyHref, type PolicyView } from '@/domain/routes/policy';
import { formatValueShare } from '@/domain/valueShare';
import { Link } from '@/relay/route/Link';
import type { KnownValue } from './costWords';
import { FloorField } from './FloorField';
import { findChoice, type FloorRow, NO_VERSION, wishedVersion } from './floorRows';
import { FloorSlider } from './FloorSlider';
import styles from './PolicyFloors.module.css';
import { UnscriptedFloor } from './UnscriptedFloor';
import type { MovedFloors } from './useMovedFloors';
import { versionWords } from './versionWords';

interface FloorTableProps {
  readonly rows: readonly FloorRow[];
  readonly value: KnownValue | null | undefined;
  readonly view: PolicyView;
  readonly moved: MovedFloors;
}

/** Every browser of the audience with its minimum version, which a reader may move. */
export function FloorTable({ rows, value, view, moved }: FloorTableProps) {
  const getVersion = (row: FloorRow) =>
    wishedVersion(row, { wished: moved.floors, served: view.floors });
  return (
    <DataTable
      caption="The minimum version of each browser"
      columns={[
        {
          heading: 'Browser',
          cell: ({ browser }) => <Link href={href.browser(browser.slug)}>{browser.name}</Link>,
        },
        {
          heading: 'Minimum version',
          cell: (row) => (
            <MinimumVersion row={row} version={getVersion(row)} view={view} moved={moved} />
          ),
        },
        {
          heading: 'Share below it',
          className: cells.number,
          cell: (row) => formatPercent(findChoice(row, getVersion(row)).lostShare),
        },
        ...(value ? [valueColumn(value, getVersion)] : []),
        {
          heading: 'Try another',
          className: styles.move,
          cell: (row) => (
            <FloorControl row={row} version={getVersion(row)} value={value} moved={moved} />
          ),
        },
      ]}
      rows={rows}
      getKey={({ browser }) => browser.slug}
    />
  );
}

function valueColumn(
  { name, step }: KnownValue,
  getVersion: (row: FloorRow) => string,
): Column<FloorRow> {
  return {
    heading: `${name} below it`,
    className: cells.number,
    cell: (row) => {
      const { lostShare, lostValueShare } = findChoice(row, getVersion(row));
      return lostShare > 0 ? formatValueShare(lostValueShare ?? 0, step) : 'none';
    },
  };
}

interface MinimumVersionProps extends Pick<FloorTableProps, 'view' | 'moved'> {
  readonly row: FloorRow;
  readonly version: string;
}

function MinimumVersion({ row, version, view, moved }: MinimumVersionProps) {
  const { browser, automatic, basis } = row;
  const isMoved = movedVersion(moved.floors, browser.slug) !== undefined;
  return (
    <>
      {version === NO_VERSION ? (
        versionWords(version)
      ) : (
        <Link href={href.release(browser.slug, version)}>{version}</Link>
      )}
      {isMoved && (
        <small className={styles.why}>
          <Link
            href={policyHref({ ...view, floors: moveFloor(moved.floors, browser.slug, undefined) })}
            scroll={false}
            aria-label={`Automatic for ${browser.name}: ${versionWords(automatic)}`}
            onClick={(event) => {
              event.preventDefault();
              moved.move(browser.slug, undefined);
            }}
          >
            {`automatic: ${versionWords(automatic)}`}
          </Link>
        </small>
      )}
      {!isMoved && basis !== undefined && version === row.version && (
        <small className={styles.why}>{basis}</small>
      )}
    </>
  );
}

interface FloorControlProps extends Pick<FloorTableProps, 'value' | 'moved'> {
  readonly row: FloorRow;
  readonly version: string;
}

function FloorControl({ row, version, value, moved }: FloorControlProps) {
  const { browser, automatic } = row;
  const move = (next: string) => moved.move(browser.slug, next === automatic ? undefined : next);
  return (
    <>
      <div className={styles.control}>
        <FloorSlider row={row} version={version} value={value} onMove={move} />
        <FloorField row={row} version={version} onMove={move} />
      </div>
      <UnscriptedFloor
        row={row}
        isMoved={movedVersion(moved.floors, browser.slug) !== undefined}
        value={value}
      />
    </>
  );
}
