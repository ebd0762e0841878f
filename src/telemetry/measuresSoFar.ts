/**
 * What the browser has measured of the page's load by now, in milliseconds from its beginning. The
 * SDK's observers are told in tasks of their own, which a page that is being left has no more of;
 * this asks at once.
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
