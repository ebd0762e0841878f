// A web app manifest → the members it has.
import type { FileScan } from '@/scanner/FileScan';
import { ScanProblem } from '@/scanner/ScanProblem';
import type { ScanNode, ScanTable } from '@/scanner/ScanTable';

/** Throws a ScanProblem for what is no manifest. */
export function scanManifest(text: string, table: ScanTable, scan: FileScan): void {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    throw new ScanProblem('It is not a web app manifest: it is not JSON.');
  }
  if (typeof manifest !== 'object' || manifest === null)
    throw new ScanProblem('It is not a web app manifest: it is not an object.');
  addMembers(table.children('manifests.webapp'), manifest, text, scan);
}

function addMembers(
  known: ReadonlyMap<string, ScanNode>,
  value: unknown,
  text: string,
  scan: FileScan,
): void {
  if (Array.isArray(value)) {
    for (const one of value) addMembers(known, one, text, scan);
    return;
  }
  if (typeof value === 'string') {
    addKey(known.get(value), value, text, scan);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    const node = known.get(name);
    if (!node) continue;
    addKey(node, name, text, scan);
    if (node.children.size > 0) addMembers(node.children, inner, text, scan);
  }
}

function addKey(node: ScanNode | undefined, name: string, text: string, scan: FileScan): void {
  if (!node?.hasData) return;
  const at = Math.max(0, text.indexOf(`"${name}"`));
  scan.add(node, at, at + name.length + 2, 'ignored');
}
