import { Identifier } from '@/client/ui/Identifier';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { formatCount } from '@/domain/format';
import type { KeyCount } from '@/engines/scanner/forPage';
import { consequenceWords } from './scanWords';
import { isCounted, rowOfKey } from './toScanUses';

/** A first look, without shares; the rest is in the result. */
const SHOWN = 15;

/** What was found, while a scan runs or without the server. */
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
      <Table caption="Features found so far">
        <thead>
          <tr>
            <th scope="col">Feature</th>
            <th scope="col">Without it</th>
            <th scope="col" className={cells.number}>
              Places
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(([name, { consequence, count }]) => (
            <tr key={name}>
              <th scope="row">
                <Identifier name={name} />
              </th>
              <td>{consequenceWords[consequence]}</td>
              <td className={cells.number}>{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}
