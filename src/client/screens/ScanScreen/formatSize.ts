/** Bytes as "1.2 MB", few as "3 kB". */
export function formatSize(bytes: number): string {
  return bytes < 50_000 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
