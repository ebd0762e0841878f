import type { IncomingHttpHeaders } from 'node:http';
import { parseDsn } from '@/server/platform/config/dsn';
import { enableTracing, inRequestTrace } from '@/server/platform/observe/trace';
import { type MetaTag, SHARED_PAGE_HEADER, traceTags } from '@/server/platform/observe/traceTags';

const SETTINGS = {
  sentryDsn: parseDsn('https://abc@collector.example/1'),
  sentryRelease: 'plimsoll@1.0.0',
  sentryEnvironment: 'test',
  tracesSampleRate: 0.5,
};
const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';

afterEach(() => enableTracing(undefined));

describe('traceTags', () => {
  it('contains the trace to continue', () => {
    enableTracing(1);
    inRequestTrace({ traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` }, 'GET', () => {
      const tags = Object.fromEntries(
        traceTags({}, SETTINGS).map(({ name, content }) => [name, content]),
      );

      expect(tags['sentry-trace']).toMatch(new RegExp(`^${TRACE_ID}-[0-9a-f]{16}-1$`));
      expect(tags.baggage).toContain(
        `sentry-trace_id=${TRACE_ID},sentry-public_key=abc,sentry-release=plimsoll%401.0.0`,
      );
    });
    expect.assertions(2);
  });

  const tagsOf = (headers: IncomingHttpHeaders, settings = SETTINGS) => {
    let tags: readonly MetaTag[] = [];
    enableTracing(1);
    inRequestTrace({}, 'GET', () => (tags = traceTags(headers, settings)));
    return tags;
  };

  it('is empty without a configured collector', () => {
    expect(tagsOf({})).toHaveLength(2);
    expect(tagsOf({}, { ...SETTINGS, sentryDsn: undefined })).toEqual([]);
  });

  it('is empty for a page that a shared cache gives to many readers', () => {
    expect(tagsOf({ [SHARED_PAGE_HEADER]: '1' })).toEqual([]);
  });

  it.each([{ 'sec-gpc': '1' }, { cookie: 'theme=dark; telemetry=off' }])(
    'is empty for a reader with %j',
    (headers) => {
      expect(tagsOf(headers)).toEqual([]);
    },
  );
});
