import { useEffect, useRef } from 'react';

import { SearchForm } from '@/screens/sections/SearchForm';

/** The search at hand on every page; the key `/` leads to it. */
export function HeaderSearch() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, []);
  return <SearchForm label="Search features" placeholder="Search" shortcut="/" size="small" inputRef={input} />;
}

/** Where a slash is a character, or the page behind a dialog is out of reach. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog, [contenteditable="true"]') !== null;
}
