import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import styles from './Tooltip.module.css';
import { useForwardedHandlers } from './useForwardedHandlers';
import { VisuallyHidden } from './VisuallyHidden';

interface TooltipProps {
  /** A short explanation; screen readers announce it with the element. */
  readonly content: string;
  /** Text, which the tooltip makes focusable. */
  readonly children: ReactNode;
  /**
   * Set if the children are a link or button: it is focusable by itself, and its accessible name
   * already contains the tooltip's content.
   */
  readonly isAroundControl?: boolean;
}

const TooltipPopup = lazy(async () => ({ default: (await import('./TooltipPopup')).TooltipPopup }));

/**
 * Text with an explanation on hover and focus. Radix renders the tooltip and is loaded when pointer
 * or focus first reaches the element. The element itself is never replaced, so it keeps focus.
 */
export function Tooltip({ content, children, isAroundControl = false }: TooltipProps) {
  const descriptionId = useId();
  const element = useRef<HTMLSpanElement>(null);
  const [isAwake, setAwake] = useState(false);
  const { handlers, connect } = useForwardedHandlers();
  const wake = () => setAwake(true);
  return (
    <span
      ref={element}
      {...(!isAroundControl && {
        ...FOCUSABLE,
        className: styles.words,
        'aria-describedby': descriptionId,
      })}
      {...handlers}
      onPointerEnter={wake}
      onFocusCapture={wake}
    >
      {children}
      {!isAroundControl && <VisuallyHidden id={descriptionId}>{content}</VisuallyHidden>}
      {isAwake && (
        <Suspense fallback={null}>
          <TooltipPopup content={content} element={element} connect={connect} />
        </Suspense>
      )}
    </span>
  );
}

/** Explanations must be reachable by keyboard. */
const FOCUSABLE = { tabIndex: 0 } as const;
