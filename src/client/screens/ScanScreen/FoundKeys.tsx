import { type Column, DataTable } from '@/client/ui/DataTable';
import { Identifier } from '@/client/ui/Identifier';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { formatCount } from '@/domain/format';
import type { KeyCount } from '@/engines/scanner/forPage';
import { consequenceWords } from './scanWords';
import { isCounted, rowOfKey } from './toScanUses';

/** A first look, without shares; the rest is in the result. */
const SHOWN = 15;

const COLUMNS: readonly Column<readonly [name: string, found: KeyCount]>[] = [
  { heading: 'Feature', cell: ([name]) => <Identifier name={name} /> },
  { heading: 'Without it', cell: ([, { consequence }]) => consequenceWords[consequence] },
  { heading: 'Places', className: cells.number, cell: ([, { count }]) => formatCount(count) },
];

/** Finds so far, while a scan runs or without the server. */
export function FoundKeys({ keys }: { readonly keys: readonly KeyCount[] }) {
  const rows = new Map<string, KeyCount>();
  for (const found of keys) {
    if (!isCounted(found)) continue;
    const name = rowOfKey(found);
    const count = found.count + (rows.get(name)?.count ?? 0);
    rows.set(name, { ...found, count });
  }
  const shown = [...rows].sort((a, b) => b[1].count - a[1].count).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <Section title="Found so far" aside={`${formatCount(rows.size)} in all`}>
      <DataTable
        caption="Features found so far"
        columns={COLUMNS}
        rows={shown}
        getKey={([name]) => name}
      />
    </Section>
  );
}
