import { useSyncExternalStore } from 'react';
import { parseTheme, type Theme } from '@/client/ui/Theme';
import { preferenceCookie, THEME_COOKIE } from '@/domain/preferences';

const listeners = new Set<() => void>();

/** The theme that the reader chose for the document. Client-only. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () =>
    parseTheme(document.documentElement.dataset['theme']),
  );
}

export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  document.cookie = preferenceCookie(THEME_COOKIE, theme, location);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
