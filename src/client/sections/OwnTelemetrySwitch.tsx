import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { telemetryState } from '@/browser/telemetry/settings';

const TelemetrySwitch = lazy(() =>
  import('./TelemetrySwitch').then((module) => ({ default: module.TelemetrySwitch })),
);

/**
 * The telemetry switch if this instance collects telemetry, otherwise a replacement; its code loads
 * only in the former case.
 */
export function OwnTelemetrySwitch({ otherwise = null }: { readonly otherwise?: ReactNode }) {
  const isCollecting = useSyncExternalStore(
    neverChanges,
    () => telemetryState() !== 'none',
    () => false,
  );
  return isCollecting ? (
    <Suspense>
      <TelemetrySwitch />
    </Suspense>
  ) : (
    otherwise
  );
}

const neverChanges = () => () => undefined;
