import { enableTracing, inRequestTrace, type OpenSpan } from '@/server/platform/observe/trace';

interface NotedSpan {
  readonly name: string;
  readonly attributes: unknown;
}

/**
 * Does the work of a request that is traced. @returns the spans within the request's own, in the
 * order they began
 */
export async function tracedSpans(work: () => Promise<unknown>): Promise<readonly NotedSpan[]> {
  const spans: NotedSpan[] = [];
  enableTracing(1, ({ name, attributes, parent, isServer }): OpenSpan => {
    if (!isServer) spans.push({ name, attributes });
    return { trace: parent, end: () => undefined };
  });
  try {
    await new Promise((resolve, reject) =>
      inRequestTrace({}, 'GET', () => void work().then(resolve, reject)),
    );
  } finally {
    enableTracing(undefined);
  }
  return spans;
}
