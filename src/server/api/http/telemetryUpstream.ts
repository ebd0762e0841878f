// Forwards envelopes to the operator's collector in the background: pages never wait for it or
// notice an outage. Pitfall: take the URL only from the configuration, and forward nothing of the
// request except the envelope.

/**
 * Maximum concurrent envelopes; more are dropped while the collector hangs. At 200 kB each, this
 * bounds the memory.
 */
const MAX_UNDER_WAY = 32;
const TIME_LIMIT_MS = 5_000;

/** Pause in seconds after a 429 without Retry-After. */
const DEFAULT_PAUSE_S = 60;
const MAX_PAUSE_S = 3_600;

export interface TelemetryUpstream {
  /** Forwards an envelope, or drops it. */
  pass(envelope: Buffer): void;
  /** Seconds until the collector accepts envelopes again; 0 if it does now. */
  pause(): number;
}

export function telemetryUpstream(
  url: string,
  { timeLimitMs = TIME_LIMIT_MS, now = () => performance.now() } = {},
): TelemetryUpstream {
  let underWay = 0;
  let pausedUntil = 0;

  async function post(envelope: Buffer): Promise<void> {
    underWay += 1;
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'user-agent': 'plimsoll-telemetry',
        },
        body: new Uint8Array(envelope),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeLimitMs),
      });
      if (response.status === 429)
        pausedUntil = now() + parsePause(response.headers.get('retry-after')) * 1000;
      await response.body?.cancel();
    } catch {
      // The collector is down or slow. Drop this envelope; the next one tries again.
    } finally {
      underWay -= 1;
    }
  }

  return {
    pass: (envelope) => void (underWay < MAX_UNDER_WAY && post(envelope)),
    pause: () => Math.max(0, Math.ceil((pausedUntil - now()) / 1000)),
  };
}

function parsePause(retryAfter: string | null): number {
  return Math.min(
    MAX_PAUSE_S,
    /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : DEFAULT_PAUSE_S,
  );
}
