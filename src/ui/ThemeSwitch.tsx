import { useId, useSyncExternalStore } from 'react';
import { preferenceCookie, THEME_COOKIE } from '@/domain/preferences';
import { parseTheme, type Theme } from '@/domain/Theme';
import styles from './ThemeSwitch.module.css';

const CHOICES: readonly { readonly theme: Theme; readonly words: string }[] = [
  { theme: 'system', words: 'System' },
  { theme: 'light', words: 'Light' },
  { theme: 'dark', words: 'Dark' },
];

const listeners = new Set<() => void>();

/**
 * Switches between light, dark and the device's setting. The choice is stored in a cookie so that
 * the server renders the next page in that theme without a flash. Client-only. A page may have
 * several switches; all reflect the document's theme.
 */
export function ThemeSwitch() {
  const name = useId();
  const chosen = useSyncExternalStore(subscribe, () =>
    parseTheme(document.documentElement.dataset['theme']),
  );
  return (
    <fieldset className={styles.switch}>
      <legend>Theme</legend>
      {CHOICES.map(({ theme, words }) => (
        <label key={theme}>
          <input
            type="radio"
            name={name}
            value={theme}
            checked={chosen === theme}
            onChange={() => applyTheme(theme)}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  document.cookie = preferenceCookie(THEME_COOKIE, theme, location);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
