// The speculation rules of a page → the keys of their fields. A browser ignores a rule with a field
// that it does not know.
import type { FileScan } from '@/engines/scanner/FileScan';
import { ScanProblem } from '@/engines/scanner/ScanProblem';
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';

/**
 * Reads rules in a page from `base` on, whose `type` has been counted.
 * @throws ScanProblem if the text is not JSON
 */
export function scanSpeculationRules(
  text: string,
  table: ScanTable,
  scan: FileScan,
  base: number,
): void {
  const node = table.find('html.elements.script.type.speculationrules');
  const found = new Set<string>();
  try {
    JSON.parse(text, (name: string, value: unknown) => {
      found.add(name);
      return value;
    });
  } catch {
    throw new ScanProblem('Its speculation rules are not JSON.');
  }
  const add = (key: ScanNode | undefined) => {
    const at = key?.hasData ? text.indexOf(`"${key.name}"`) : -1;
    if (key && at >= 0) scan.add(key, base + at, base + at + key.name.length + 2, 'ignored');
    for (const value of key?.children.values() ?? []) add(value);
  };
  for (const name of found) add(node?.children.get(name));
}
