/** Answers as soon as the server's process lives. */
const HEALTH_PATH = '/healthz';

/** Milliseconds the server has to answer that it lives. */
const HEALTH_TIME_LIMIT_MS = 3_000;

/**
 * Asks the server this page or worker came from. Never rejects. What the browser says about the
 * machine's network says nothing about the server.
 */
export async function isServerReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch(HEALTH_PATH, {
      cache: 'no-store',
      signal: AbortSignal.timeout(HEALTH_TIME_LIMIT_MS),
    });
    return ok;
  } catch {
    return false;
  }
}
