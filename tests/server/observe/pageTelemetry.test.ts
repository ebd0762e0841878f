import { parseDsn } from '@/server/config/dsn';
import { pageTelemetry } from '@/server/observe/pageTelemetry';
import { enableTracing, inRequestTrace } from '@/server/observe/trace';

const SETTINGS = { sentryDsn: parseDsn('https://abc@collector.example/1'), sentryRelease: 'plimsoll@1.0.0', sentryEnvironment: 'test', tracesSampleRate: 0.5 };
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';

afterEach(() => enableTracing(undefined));

describe('pageTelemetry', () => {
  it('says where to report, and which trace to continue', () => {
    enableTracing(1);
    inRequestTrace({ traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` }, 'GET', () => {
      const tags = Object.fromEntries(pageTelemetry({}, SETTINGS).map(({ name, content }) => [name, content]));

      expect(JSON.parse(tags.telemetry!)).toEqual({ dsn: 'https://abc@collector.example/1', release: 'plimsoll@1.0.0', environment: 'test', sampleRate: 0.5 });
      expect(tags['sentry-trace']).toMatch(new RegExp(`^${TRACE_ID}-[0-9a-f]{16}-1$`));
      expect(tags.baggage).toContain(`sentry-trace_id=${TRACE_ID},sentry-public_key=abc,sentry-release=plimsoll%401.0.0`);
    });
    expect.assertions(3);
  });

  it('says nothing where no collector is configured', () => {
    expect(pageTelemetry({}, { ...SETTINGS, sentryDsn: undefined })).toEqual([]);
  });

  it.each([{ 'sec-gpc': '1' }, { cookie: 'theme=dark; telemetry=off' }])('says no more than “off” to a reader with %j', (headers) => {
    expect(pageTelemetry(headers, SETTINGS)).toEqual([{ name: 'telemetry', content: 'off' }]);
  });
});
