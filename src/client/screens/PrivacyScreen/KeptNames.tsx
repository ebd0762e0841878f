import { type Column, DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
import { KEPT_IN_BROWSER, type KeptName } from './keptInBrowser.data';

const COLUMNS: readonly Column<KeptName>[] = [
  {
    heading: 'Stored',
    cell: ({ name, where }) => (
      <>
        <code>{/[:-]$/.test(name) ? `${name}…` : name}</code>
        <br />
        <small>{where}</small>
      </>
    ),
  },
  {
    heading: 'What it is, and how long it is stored',
    className: cells.below,
    cell: ({ words, until }) => (
      <>
        {words}
        <br />
        <small>{until}</small>
      </>
    ),
  },
];

/** Everything stored in a reader's browser, by the names the browser's developer tools show. */
export function KeptNames() {
  return (
    <DataTable
      caption="What your browser stores"
      columns={COLUMNS}
      rows={KEPT_IN_BROWSER}
      getKey={({ name }) => name}
    />
  );
}
