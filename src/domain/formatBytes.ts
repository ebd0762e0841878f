/** Bytes as "830 bytes", "3.8 kB" or "57 kB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1e3) return `${bytes} byte${bytes === 1 ? '' : 's'}`;
  return `${bytes < 1e4 ? (bytes / 1e3).toFixed(1) : Math.round(bytes / 1e3)} kB`;
}
