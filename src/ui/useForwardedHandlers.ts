import { type FocusEvent, type PointerEvent, useMemo, useRef } from 'react';

/** What a tooltip's trigger listens to. */
export interface TriggerHandlers {
  readonly onPointerMove?: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  readonly onFocus?: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Handlers for an element that is there before the code that handles its events: until `connect` is
 * called they do nothing.
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
        // Whoever touches it wants to read it: the focus that follows opens it, where a mouse's
        // press would close it.
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
