import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import styles from './Tooltip.module.css';
import { useForwardedHandlers } from './useForwardedHandlers';
import { VisuallyHidden } from './VisuallyHidden';

interface TooltipProps {
  /** A few words that explain the ones shown; screen readers hear them with the element. */
  readonly content: string;
  /** Words, which take focus through the tooltip. */
  readonly children: ReactNode;
  /**
   * The children are a link or button instead: it takes focus itself, and its name says already
   * what the tooltip does.
   */
  readonly isAroundControl?: boolean;
}

const TooltipPopup = lazy(async () => ({ default: (await import('./TooltipPopup')).TooltipPopup }));

/**
 * Words with an explanation on hover and focus. Radix draws it and is fetched the first time a
 * pointer or the focus comes near; the element itself is never replaced, so the focus that woke it
 * stays on it.
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

/** Explanations must be within reach of the keyboard. */
const FOCUSABLE = { tabIndex: 0 } as const;
