/**
 * The browser's measurements of the page load so far, in milliseconds since navigation start. The
 * SDK's observers run in later tasks, which a page being left no longer gets; this reads
 * synchronously.
 */
export function measuresSoFar(): {
  readonly ttfb?: number;
  readonly fcp?: number;
  readonly lcp?: number;
} {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [drawn] = performance.getEntriesByName('first-contentful-paint');
  const largest = largestPaint();
  return {
    ...(navigation && { ttfb: navigation.responseStart }),
    ...(drawn && { fcp: drawn.startTime }),
    ...(largest && { lcp: largest.startTime }),
  };
}

function largestPaint(): PerformanceEntry | undefined {
  const type = 'largest-contentful-paint';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return undefined;
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type, buffered: true });
  const paints = observer.takeRecords();
  observer.disconnect();
  return paints.at(-1);
}
