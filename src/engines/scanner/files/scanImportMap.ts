// An import map → its keys. Without import maps no bare specifier resolves.
import type { FileScan } from '@/engines/scanner/FileScan';
import { ScanProblem } from '@/engines/scanner/ScanProblem';
import type { ScanTable } from '@/engines/scanner/ScanTable';

/**
 * Reads a file of its own, or a map in a page from `base` on, whose `type` has been counted.
 * @throws ScanProblem if the text is not an import map
 */
export function scanImportMap(text: string, table: ScanTable, scan: FileScan, base?: number): void {
  let map: unknown;
  try {
    map = JSON.parse(text);
  } catch {
    throw new ScanProblem('It is not an import map: it is not JSON.');
  }
  if (typeof map !== 'object' || map === null || Array.isArray(map))
    throw new ScanProblem('It is not an import map: it is not an object.');
  const node = table.find('html.elements.script.type.importmap');
  const add = (name: string, at: number) => {
    const found = name === '' ? node : node?.children.get(name);
    const start = (base ?? 0) + at;
    const length = name === '' ? 1 : name.length + 2;
    if (found?.hasData) scan.add(found, start, start + length, name === '' ? 'throws' : 'ignored');
  };
  if (base === undefined && ('imports' in map || 'scopes' in map))
    add('', Math.max(0, text.indexOf('{')));
  if ('integrity' in map) add('integrity', text.indexOf('"integrity"'));
}
