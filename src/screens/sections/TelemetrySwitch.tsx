import { useState } from 'react';

import { rememberTelemetryWish } from '@/telemetry/consent';
import { asksForPrivacy, telemetryState } from '@/telemetry/settings';

import styles from './TelemetrySwitch.module.css';

/** Whether this browser reports errors and timings; drawn in the browser alone, and only where the instance collects them. */
export function TelemetrySwitch() {
  const [isOn, setOn] = useState(() => typeof telemetryState() === 'object');
  if (asksForPrivacy()) return <p>Error reports and timings are off, as your browser asks.</p>;
  const choose = (isWanted: boolean) => {
    setOn(isWanted);
    rememberTelemetryWish(isWanted);
  };
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={(event) => choose(event.target.checked)} />
      <span>Send error reports and timings</span>
    </label>
  );
}
