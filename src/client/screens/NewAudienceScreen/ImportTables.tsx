import { useState } from 'react';
import { DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
import { formatCount, formatPercent } from '@/domain/format';
import { ASSUMPTIONS, type ImportSummary } from '@/engines/importer/forPage';
import styles from './ImportPreview.module.css';

const MAX_ROWS = 8;

interface SharesProps {
  readonly title: string;
  /** Column headings: the name, and the detail about it. */
  readonly columns: readonly [name: string, detail: string];
  readonly rows: readonly {
    readonly name: string;
    readonly detail: string;
    readonly count: number;
  }[];
  readonly total: number;
}

/** Parts of a file with their shares, heaviest first; the rest on demand. */
function SharesTable({ title, columns, rows, total }: SharesProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, MAX_ROWS);
  if (rows.length === 0) return null;
  return (
    <div className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      <DataTable
        caption={title}
        columns={[
          { heading: columns[0], cell: ({ name }) => name },
          { heading: columns[1], cell: ({ detail }) => detail },
          {
            heading: 'Share',
            className: cells.number,
            cell: ({ count }) => formatPercent(count / total),
          },
        ]}
        rows={shown}
        getKey={({ name, detail }) => `${name} ${detail}`}
      />
      {rows.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          {`Show all ${formatCount(rows.length)}`}
        </button>
      )}
    </div>
  );
}

interface ImportTablesProps {
  readonly summary: ImportSummary;
  readonly getName: (slug: string) => string;
  /** The place whose releases fill in missing versions. */
  readonly placeName: string | undefined;
}

/** The browsers in the file, the assumptions made, and the names that could not be identified. */
export function ImportTables({ summary, getName, placeName }: ImportTablesProps) {
  const { total, releases, versionless, unknowns, assumptions } = summary;
  const missing = versionless.map(({ slugs, platform, name, reason, count }) => ({
    name: placeName === undefined || platform ? name : slugs.map(getName).join(' or '),
    detail: placeName === undefined ? reason : 'Estimated',
    count,
  }));
  return (
    <>
      <SharesTable
        title="Browsers"
        columns={['Browser', 'Releases']}
        rows={sumRows([
          ...byBrowser(releases, getName),
          ...(placeName === undefined ? [] : missing),
        ])}
        total={total}
      />
      {assumptions.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.heading}>What we assumed</h3>
          <ul className={styles.assumptions}>
            {assumptions.map(({ code, count }) => (
              <li key={code}>{`${ASSUMPTIONS[code]} (${formatPercent(count / total)})`}</li>
            ))}
          </ul>
        </div>
      )}
      <SharesTable
        title="Unknown"
        columns={['In the file', 'Why']}
        rows={sumRows([
          ...unknowns.map(({ name, reason, count }) => ({ name, detail: reason, count })),
          ...(placeName === undefined ? missing : []),
        ])}
        total={total}
      />
    </>
  );
}

function byBrowser(
  releases: ImportSummary['releases'],
  getName: (slug: string) => string,
): SharesProps['rows'] {
  return [...new Set(releases.map(({ slug }) => slug))].map((slug) => {
    const own = releases.filter((release) => release.slug === slug);
    const versions = own.map(({ version }) => version);
    return {
      name: getName(slug),
      detail:
        versions.length > MAX_VERSIONS
          ? `${versions.slice(0, MAX_VERSIONS).join(', ')} and ${versions.length - MAX_VERSIONS} more`
          : versions.join(', '),
      count: own.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

const MAX_VERSIONS = 4;

/** Merges rows with the same key, heaviest first. */
function sumRows(rows: SharesProps['rows']): SharesProps['rows'] {
  const sums = new Map<string, SharesProps['rows'][number]>();
  for (const row of rows) {
    const key = `${row.name}\t${row.detail}`;
    sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()].sort((a, b) => b.count - a.count);
}
