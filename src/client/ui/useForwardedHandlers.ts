import { type FocusEvent, type PointerEvent, useMemo, useRef } from 'react';

/** The events a tooltip's trigger listens to. */
export interface TriggerHandlers {
  readonly onPointerMove?: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Handlers for an element that renders before the code that handles its events has loaded; no-ops
 * until `connect` is called.
 */
export function useForwardedHandlers(): {
  handlers: TriggerHandlers;
  connect: (handlers: TriggerHandlers) => void;
} {
  const connected = useRef<TriggerHandlers>({});
  return useMemo(
    () => ({
      handlers: {
        onPointerMove: (event) => connected.current.onPointerMove?.(event),
        onPointerLeave: (event) => connected.current.onPointerLeave?.(event),
        // Touch must open the tooltip, through the focus that follows; Radix's handler would close
        // it, as it does when a mouse button is pressed.
        onPointerDown: (event) =>
          event.pointerType !== 'touch' && connected.current.onPointerDown?.(event),
        onFocus: (event) => connected.current.onFocus?.(event),
        onBlur: (event) => connected.current.onBlur?.(event),
      },
      connect: (handlers) => {
        connected.current = handlers;
      },
    }),
    [],
  );
}
