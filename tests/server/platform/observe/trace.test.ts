import {
  currentTrace,
  enableTracing,
  exportsSpans,
  inRequestTrace,
  inSpan,
  noteSpan,
  type OpenSpan,
  parseTrace,
  type StartSpan,
} from '@/server/platform/observe/trace';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SPAN_ID = 'b7ad6b7169203331';

afterEach(() => enableTracing(undefined));

describe('traceOf', () => {
  it.each([
    [{ traceparent: `00-${TRACE_ID}-${SPAN_ID}-01` }, true],
    [{ traceparent: `00-${TRACE_ID}-${SPAN_ID}-00` }, false],
    [{ 'sentry-trace': `${TRACE_ID}-${SPAN_ID}-1` }, true],
    [{ 'sentry-trace': `${TRACE_ID}-${SPAN_ID}-0` }, false],
    [{ 'sentry-trace': `${TRACE_ID}-${SPAN_ID}` }, true],
    [
      {
        traceparent: `00-${TRACE_ID}-${SPAN_ID}-00`,
        'sentry-trace': `${'1'.repeat(32)}-${SPAN_ID}-1`,
      },
      false,
    ],
  ])('continues %j', (headers, isSampled) => {
    expect(parseTrace(headers)).toEqual({ traceId: TRACE_ID, spanId: SPAN_ID, isSampled });
  });

  it.each([
    {},
    { traceparent: 'x' },
    { traceparent: `00-${'0'.repeat(32)}-${SPAN_ID}-01` },
    { 'sentry-trace': `${TRACE_ID}\n-${SPAN_ID}` },
    { 'sentry-trace': '<script>' },
  ])('starts a new trace for %j', (headers) => {
    expect(parseTrace(headers)).toBeUndefined();
  });
});

describe('inRequestTrace', () => {
  it('has no trace without a collector', () => {
    inRequestTrace({ traceparent: `00-${TRACE_ID}-${SPAN_ID}-01` }, 'GET', () =>
      expect(currentTrace()).toBeUndefined(),
    );
    expect.assertions(1);
  });

  it('propagates to later work for the same request', async () => {
    enableTracing(1);
    const seen = await new Promise((resolve) =>
      inRequestTrace({ traceparent: `00-${TRACE_ID}-${SPAN_ID}-01` }, 'GET', () =>
        setTimeout(() => resolve(currentTrace()?.traceId), 1),
      ),
    );

    expect(seen).toBe(TRACE_ID);
    expect(currentTrace()).toBeUndefined();
  });

  it('samples at the configured rate if the caller made no decision', () => {
    const sampled = (rate: number) => {
      enableTracing(rate);
      let isSampled: boolean | undefined;
      inRequestTrace({}, 'GET', () => (isSampled = currentTrace()?.isSampled));
      return isSampled;
    };

    expect([sampled(0), sampled(1)]).toEqual([false, true]);
  });
});

describe('inSpan', () => {
  const made: { name: string; parent: string; hasFailed?: boolean | undefined }[] = [];
  const startSpan: StartSpan = ({ name, parent }): OpenSpan => {
    const span = { name, parent: parent.spanId };
    made.push(span);
    return {
      trace: { ...parent, spanId: name },
      end: ({ hasFailed }) => Object.assign(span, { hasFailed }),
    };
  };

  beforeEach(() => (made.length = 0));

  it('nests inner spans, and marks failures', () => {
    enableTracing(1, startSpan);
    inRequestTrace({ traceparent: `00-${TRACE_ID}-${SPAN_ID}-01` }, 'request', () => {
      expect(exportsSpans()).toBe(true);
      expect(() =>
        inSpan('operation', {}, () => {
          noteSpan('resolve', 0, 5, {});
          throw new Error('broken');
        }),
      ).toThrow('broken');
    });

    expect(made).toEqual([
      { name: 'request', parent: SPAN_ID },
      { name: 'operation', parent: 'request', hasFailed: true },
      { name: 'resolve', parent: 'operation', hasFailed: undefined },
    ]);
  });

  it('ends the span of a promise when it settles', async () => {
    enableTracing(1, startSpan);
    let answer: Promise<string> | undefined;
    let lost: Promise<string> | undefined;
    inRequestTrace({}, 'request', () => {
      answer = inSpan('search', {}, () => Promise.resolve('found'));
      lost = inSpan('database', {}, () => Promise.reject(new Error('gone')));
    });

    expect(made.slice(1)).toEqual([
      { name: 'search', parent: 'request' },
      { name: 'database', parent: 'request' },
    ]);
    await expect(lost).rejects.toThrow('gone');
    expect(await answer).toBe('found');
    expect(made.slice(1).map(({ hasFailed }) => hasFailed)).toEqual([undefined, true]);
  });

  it('creates no span for an unsampled request', () => {
    enableTracing(1, startSpan);
    inRequestTrace({ traceparent: `00-${TRACE_ID}-${SPAN_ID}-00` }, 'request', () => {
      expect(exportsSpans()).toBe(false);
      inSpan('operation', {}, () => noteSpan('resolve', 0, 5, {}));
    });

    expect(made).toEqual([]);
  });
});
