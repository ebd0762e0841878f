import { useSyncExternalStore } from 'react';
import { rememberTelemetryWish, subscribeTelemetryWish } from '@/browser/telemetry/consent';
import { asksForPrivacy, telemetryState } from '@/browser/telemetry/settings';
import styles from './TelemetrySwitch.module.css';

/**
 * Switches this browser's reports of errors and timings. Client-only, and rendered only if the
 * instance collects telemetry.
 */
export function TelemetrySwitch() {
  const isOn = useSyncExternalStore(
    subscribeTelemetryWish,
    () => typeof telemetryState() === 'object',
  );
  if (asksForPrivacy())
    return <p>Error reports and timings are off, because your browser asks for it.</p>;
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => rememberTelemetryWish(event.target.checked)}
      />
      <span>Send error reports and timings</span>
    </label>
  );
}
