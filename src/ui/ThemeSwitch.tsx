import { useState } from 'react';

import { PREFERENCE_COOKIE_SECONDS, THEME_COOKIE } from '@/domain/preferences';
import type { Theme } from '@/domain/Theme';

import styles from './ThemeSwitch.module.css';

interface ThemeSwitchProps {
  /** What the server read from the cookie and has drawn the page with. */
  readonly value: Theme;
  readonly onChange?: (theme: Theme) => void;
}

const CHOICES: readonly { readonly theme: Theme; readonly words: string }[] = [
  { theme: 'system', words: 'System' },
  { theme: 'light', words: 'Light' },
  { theme: 'dark', words: 'Dark' },
];

/** Light, dark or what the device says; kept in a cookie, so that the server draws the next page in it and nothing flashes. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps) {
  const [chosen, setChosen] = useState(value);
  const choose = (theme: Theme) => {
    setChosen(theme);
    applyTheme(theme);
    onChange?.(theme);
  };
  return (
    <fieldset className={styles.switch}>
      <legend>Colours</legend>
      {CHOICES.map(({ theme, words }) => (
        <label key={theme}>
          <input type="radio" name="theme" value={theme} checked={chosen === theme} onChange={() => choose(theme)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${PREFERENCE_COOKIE_SECONDS}; SameSite=Lax`;
}
