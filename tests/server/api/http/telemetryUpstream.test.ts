import { telemetryUpstream } from '@/server/api/http/telemetryUpstream';
import { listenTelemetry, type TelemetryReceiver } from '../../../support/telemetryReceiver';
import { until } from '../../../support/until';

let collector: TelemetryReceiver;

beforeEach(async () => {
  collector = await listenTelemetry();
});

afterEach(() => collector.close());

const urlOf = ({ dsn }: TelemetryReceiver) =>
  `${new URL(dsn).origin}/collect/api/42/envelope/?sentry_key=${new URL(dsn).username}&sentry_version=7`;

describe('telemetryUpstream', () => {
  it('sends at most 32 envelopes at once to a collector that hangs, then goes on', async () => {
    collector.setMood('hangs');
    const upstream = telemetryUpstream(urlOf(collector), { timeLimitMs: 2_000 });
    for (let count = 0; count < 200; count += 1)
      upstream.pass(Buffer.from('{}\n{"type":"event"}\n{}'));
    await until(() => collector.requests() >= 32);
    expect(collector.requests()).toBe(32);

    await until(() => {
      upstream.pass(Buffer.from('{}\n{"type":"event"}\n{}'));
      return collector.requests() > 32;
    });
    expect(collector.requests()).toBeGreaterThan(32);
  });

  it('respects the pause the collector requests', async () => {
    let now = 0;
    collector.setMood(429);
    const upstream = telemetryUpstream(urlOf(collector), { now: () => now });
    upstream.pass(Buffer.from('{}\n{"type":"event"}\n{}'));
    await until(() => upstream.pause() > 0);

    expect(upstream.pause()).toBe(60);
    now = 60_000;
    expect(upstream.pause()).toBe(0);
  });
});
