import { PREFERENCE_COOKIE_SECONDS } from '@/domain/preferences';
import { TELEMETRY_COOKIE, TELEMETRY_REFUSED } from '@/domain/telemetry';

import { stopTelemetry } from './telemetry';

/** Keeps a reader's wish. “No” holds from this moment; “yes” from the next page that is loaded. */
export function rememberTelemetryWish(isWanted: boolean): void {
  const seconds = isWanted ? 0 : PREFERENCE_COOKIE_SECONDS;
  document.cookie = `${TELEMETRY_COOKIE}=${TELEMETRY_REFUSED}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
  if (!isWanted) stopTelemetry();
}
