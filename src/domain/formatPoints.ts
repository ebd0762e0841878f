/** Formats a difference of shares in percentage points: "+4.4", "−16.4", "+<0.1", "0". */
export function formatPoints(share: number): string {
  const points = Math.abs(share * 100);
  if (points < 1e-7) return '0';
  const size = points < 0.05 ? '<0.1' : points.toFixed(1);
  return `${share < 0 ? '−' : '+'}${size}`;
}
