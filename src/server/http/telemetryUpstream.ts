// Envelopes → the operator's collector, behind the reader's back: a page never waits for it nor
// learns that it is down. What one would get wrong: the address comes from the configuration alone,
// and nothing of the reader's request but the envelope goes along.

/**
 * Envelopes under way at once; what comes while the collector hangs is dropped. With 200 kB each
 * that bounds the memory.
 */
const MAX_UNDER_WAY = 32;
const TIME_LIMIT_MS = 5_000;

/** Seconds to keep still where the collector says 429 and not for how long. */
const DEFAULT_PAUSE_S = 60;
const MAX_PAUSE_S = 3_600;

export interface TelemetryUpstream {
  /** Passes an envelope on, or drops it. */
  pass(envelope: Buffer): void;
  /** Seconds for which the collector wants nothing; 0 where it listens. */
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
      // It is down, or slow: these spans and errors are lost, and the next ones are tried again.
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
