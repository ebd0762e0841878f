import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { telemetryState } from '@/telemetry/settings';

const TelemetrySwitch = lazy(() =>
  import('./TelemetrySwitch').then((module) => ({ default: module.TelemetrySwitch })),
);

/**
 * The switch where this instance collects anything, and otherwise what stands in its place; an
 * instance that collects nothing does not load it.
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
