import { useId } from 'react';
import type { Theme } from '@/client/ui/Theme';
import styles from './ThemeSwitch.module.css';
import { applyTheme, useTheme } from './useTheme';

const CHOICES: readonly { readonly theme: Theme; readonly words: string }[] = [
  { theme: 'system', words: 'System' },
  { theme: 'light', words: 'Light' },
  { theme: 'dark', words: 'Dark' },
];

/**
 * Switches between light, dark and the device's setting. The choice is stored in a cookie so that
 * the server renders the next page in that theme without a flash. Client-only. A page may have
 * several switches; all reflect the document's theme.
 */
export function ThemeSwitch() {
  const name = useId();
  const chosen = useTheme();
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
