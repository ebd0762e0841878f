import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { InitialText } from '@/client/screens/Search/useInitialText';
import { useLazyDialog } from '@/client/ui/useLazyDialog';
import { href } from '@/domain/routes/href';
import { useSharedHref } from '@/relay/route/Link';
import styles from './HeaderSearch.module.css';
import { isSearchShortcut, selectedText, typedCharacter } from './searchKeys';

/**
 * A link to the search page; with JavaScript it opens a search dialog. `/` and Ctrl+K or ⌘K open it
 * too.
 */
export function HeaderSearch() {
  const [initial, setInitial] = useState<InitialText>({ text: '', isSelected: false });
  /**
   * Text typed after the dialog was requested and before it has loaded; undefined if it wasn't
   * requested.
   */
  const typedAhead = useRef<string>(undefined);
  const takeTypedAhead = () => {
    const keys = typedAhead.current ?? '';
    const text = keys.replaceAll('\n', '');
    if (text) setInitial({ text, isSelected: false, isEntered: keys.endsWith('\n') });
    typedAhead.current = undefined;
  };
  const { Dialog, isOpen, open, close, linkProps, warmUp } = useLazyDialog(
    useSharedHref(href.search()),
    loadDialog,
    takeTypedAhead,
  );

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const character = typedCharacter(event);
    if (typedAhead.current !== undefined && character !== undefined) {
      event.preventDefault();
      typedAhead.current += character;
    } else if (isSearchShortcut(event)) {
      event.preventDefault();
      typedAhead.current = '';
      setInitial({ text: selectedText(), isSelected: true });
      void open();
    } else if (event.key === 'Control' || event.key === 'Meta') warmUp();
  });
  // A layout effect, so that it runs with hydration: a regular effect would run a task later, and a
  // key pressed in between would be lost.
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <a {...linkProps} aria-keyshortcuts="/ Control+K Meta+K" className={styles.button}>
        Search <kbd aria-hidden="true">/</kbd>
      </a>
      {Dialog && <Dialog isOpen={isOpen} onClose={close} initial={initial} />}
    </>
  );
}

const loadDialog = () =>
  import(/* webpackChunkName: "search" */ '@/client/screens/Search/SearchDialog').then(
    ({ SearchDialog }) => SearchDialog,
  );
