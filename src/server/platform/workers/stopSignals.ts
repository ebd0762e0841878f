/** A supervisor's request to stop, or that of someone at a keyboard. */
export type StopSignal = 'SIGTERM' | 'SIGINT';

type Stop = (signal: StopSignal) => void;

let stop: Stop | undefined;

/**
 * Says how to stop from now on. Pitfall: Node forgets a signal that came while the event loop was
 * busy if its listener is replaced meanwhile, so there is one listener, which is never removed.
 */
export function onStopSignal(next: Stop): void {
  if (!stop)
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop?.(signal));
  stop = next;
}
