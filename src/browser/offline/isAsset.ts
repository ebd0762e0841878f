import { SCAN_TABLE_START } from '@/domain/protocol';

/** True if the file at a path of this site never changes under its name. */
export function isAsset(path: string): boolean {
  return path.startsWith('/_next/static/') || path.startsWith(SCAN_TABLE_START);
}
