import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type Ref, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import styles from './Tooltip.module.css';
import type { TriggerHandlers } from './useForwardedHandlers';

/** Milliseconds the pointer must rest before a tooltip opens. */
const DELAY_MS = 700;

/** Within this time after one closes, the next opens without delay. Milliseconds. */
const SKIP_DELAY_MS = 300;

/**
 * Each tooltip has its own provider because each loads separately; the only state they share is
 * when the last one closed.
 */
let lastClosedAt = Number.NEGATIVE_INFINITY;

interface TooltipPopupProps {
  readonly content: string;
  readonly element: RefObject<HTMLSpanElement | null>;
  readonly connect: (handlers: TriggerHandlers) => void;
}

export function TooltipPopup({ content, element, connect }: TooltipPopupProps) {
  const [delay, setDelay] = useState(delayNow);
  useEffect(() => {
    const target = element.current;
    const refresh = () => setDelay(delayNow());
    target?.addEventListener('pointerenter', refresh);
    return () => target?.removeEventListener('pointerenter', refresh);
  }, [element]);
  const rememberClosing = (isOpen: boolean) => {
    if (!isOpen) lastClosedAt = performance.now();
  };
  return (
    <Provider delayDuration={delay}>
      <Root onOpenChange={rememberClosing}>
        <Trigger asChild>
          <AttachedTo element={element} connect={connect} />
        </Trigger>
        <Portal>
          <Content className={styles.popup} sideOffset={6} collisionPadding={8}>
            {content}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}

function delayNow(): number {
  return performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : DELAY_MS;
}

interface AttachedToProps extends TriggerHandlers {
  readonly element: RefObject<HTMLSpanElement | null>;
  readonly connect: (handlers: TriggerHandlers) => void;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * Renders nothing: passes Radix's handlers to the existing element, and the element to Radix as its
 * anchor.
 */
function AttachedTo({ element, connect, ref, ...handlers }: AttachedToProps) {
  useLayoutEffect(() => connect(handlers));
  useLayoutEffect(() => {
    const node = element.current;
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
  }, [element, ref]);
  useEffect(() => {
    // The event that triggered loading fired before anyone listened, so dispatch it again.
    const node = element.current;
    if (node?.contains(document.activeElement))
      node.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    if (node?.matches(':hover'))
      node.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  }, [element]);
  return null;
}
