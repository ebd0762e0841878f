// An import map as a file of its own → what it needs. Without it no bare specifier resolves.
import type { FileScan } from '@/scanner/FileScan';
import { ScanProblem } from '@/scanner/ScanProblem';
import type { ScanTable } from '@/scanner/ScanTable';

/** Throws a ScanProblem for what is no import map. */
export function scanImportMap(text: string, table: ScanTable, scan: FileScan): void {
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
    if (found?.hasData) scan.add(found, at, at + 1, name === '' ? 'throws' : 'ignored');
  };
  if ('imports' in map || 'scopes' in map) add('', Math.max(0, text.indexOf('{')));
  if ('integrity' in map) add('integrity', text.indexOf('"integrity"'));
}
