// A web app manifest → its members.
import type { FileScan } from '@/engines/scanner/FileScan';
import { ScanProblem } from '@/engines/scanner/ScanProblem';
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';

/** @throws ScanProblem if the text is not a manifest */
export function scanManifest(text: string, table: ScanTable, scan: FileScan): void {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    throw new ScanProblem('It is not a web app manifest: it is not JSON.');
  }
  if (typeof manifest !== 'object' || manifest === null)
    throw new ScanProblem('It is not a web app manifest: it is not an object.');
  // Those of browser extensions have the same name, and other members.
  if ('manifest_version' in manifest) {
    scan.notes.push('It is the manifest of a browser extension, not of a web app.');
    return;
  }
  new Members(text, scan).add(table.children('manifests.webapp'), manifest);
}

const MAX_MISSED = 100;
/** No member is nested so deep. */
const MAX_MEMBER_DEPTH = 50;
const UNKNOWN: ReadonlyMap<string, ScanNode> = new Map();

/** Walks a parsed value in the order of the text, which gives the place of each member. */
class Members {
  private at = 0;
  private missed = 0;

  constructor(
    private readonly text: string,
    private readonly scan: FileScan,
  ) {}

  add(known: ReadonlyMap<string, ScanNode>, value: unknown, depth = 0): void {
    if (depth > MAX_MEMBER_DEPTH) return;
    if (Array.isArray(value)) {
      for (const one of value) this.add(known, one, depth + 1);
    } else if (typeof value === 'string') {
      this.addNamed(known.get(value), JSON.stringify(value), /(?:)/y);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        const node = known.get(name);
        this.addNamed(node, JSON.stringify(name), /\s*:/y);
        this.add(node?.children ?? UNKNOWN, inner, depth + 1);
      }
    }
  }

  /** @param after what follows it */
  private addNamed(node: ScanNode | undefined, written: string, after: RegExp): void {
    // Each that is not found costs the rest of the text.
    let start = this.missed > MAX_MISSED ? -1 : this.text.indexOf(written, this.at);
    for (; start >= 0; start = this.text.indexOf(written, start + 1)) {
      after.lastIndex = start + written.length;
      if (after.test(this.text)) break;
    }
    // Written with other escapes.
    if (start < 0) {
      start = this.at;
      this.missed++;
    } else this.at = start + written.length;
    if (node?.hasData) this.scan.add(node, start, start + written.length, 'ignored');
  }
}
