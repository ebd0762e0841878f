import {
  currentTrace,
  enableTracing,
  exportsSpans,
  inRequestTrace,
  inSpan,
  noteSpan,
  type OpenSpan,
  type StartSpan,
  traceOf,
} from '@/server/observe/trace';

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
    expect(traceOf(headers)).toEqual({ traceId: TRACE_ID, spanId: SPAN_ID, isSampled });
  });

  it.each([
    {},
    { traceparent: 'x' },
    { traceparent: `00-${'0'.repeat(32)}-${SPAN_ID}-01` },
    { 'sentry-trace': `${TRACE_ID}\n-${SPAN_ID}` },
    { 'sentry-trace': '<script>' },
  ])('begins anew at %j', (headers) => {
    expect(traceOf(headers)).toBeUndefined();
  });
});

describe('inRequestTrace', () => {
  it('knows no trace where nobody collects any', () => {
    inRequestTrace({ traceparent: `00-${TRACE_ID}-${SPAN_ID}-01` }, 'GET', () =>
      expect(currentTrace()).toBeUndefined(),
    );
    expect.assertions(1);
  });

  it('is known to what is done later for the same request', async () => {
    enableTracing(1);
    const seen = await new Promise((resolve) =>
      inRequestTrace({ traceparent: `00-${TRACE_ID}-${SPAN_ID}-01` }, 'GET', () =>
        setTimeout(() => resolve(currentTrace()?.traceId), 1),
      ),
    );

    expect(seen).toBe(TRACE_ID);
    expect(currentTrace()).toBeUndefined();
  });

  it('decides by the share that is configured where no caller has', () => {
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

  it('nests what is done within, and marks what failed', () => {
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

  it('ends the span of a promise when it is settled', async () => {
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

  it('makes no span of a request that is not sampled', () => {
    enableTracing(1, startSpan);
    inRequestTrace({ traceparent: `00-${TRACE_ID}-${SPAN_ID}-00` }, 'request', () => {
      expect(exportsSpans()).toBe(false);
      inSpan('operation', {}, () => noteSpan('resolve', 0, 5, {}));
    });

    expect(made).toEqual([]);
  });
});
