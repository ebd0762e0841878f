import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { type Ref, useLayoutEffect } from 'react';
import styles from './TooltipPopup.module.css';

interface TooltipPopupProps {
  readonly element: Element;
  readonly words: string;
  readonly onClose: () => void;
}

/** An open tooltip next to an element, which the pointer may enter. */
export function TooltipPopup({ element, words, onClose }: TooltipPopupProps) {
  return (
    <Provider>
      <Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Trigger asChild>
          <AttachedTo element={element} />
        </Trigger>
        <Portal>
          <Content className={styles.popup} sideOffset={6} collisionPadding={8}>
            {words}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}

interface AttachedToProps {
  readonly element: Element;
  readonly ref?: Ref<Element>;
}

/** Renders nothing: passes the element to Radix as its anchor. */
function AttachedTo({ element, ref }: AttachedToProps) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  }, [element, ref]);
  return null;
}
