import { useState } from 'react';
import styles from './PolicyFloors.module.css';

interface FloorSliderProps {
  readonly browser: { readonly slug: string; readonly name: string };
  /** The floor in the policy on this page. */
  readonly version: string;
  /** Moved by hand, not chosen by the rule. */
  readonly isMoved: boolean;
  /** Oldest first, then “none”, each with its cost: "2.1 % lost". */
  readonly choices: readonly { readonly version: string; readonly cost: string }[];
}

/**
 * Moves one floor. The slider says at once what a choice costs. The form sends the value of the list
 * next to it, which works without scripts.
 */
export function FloorSlider({ browser, version, isMoved, choices }: FloorSliderProps) {
  const own = choices.findIndex((choice) => choice.version === version);
  const [at, setAt] = useState(isMoved ? own : -1);
  const shown = choices[at === -1 ? own : at];
  return (
    <div className={styles.slider}>
      <input
        type="range"
        className={styles.range}
        aria-label={`${browser.name}: oldest version`}
        aria-valuetext={shown && `${versionWords(shown.version)}, ${shown.cost}`}
        min={0}
        max={choices.length - 1}
        value={at === -1 ? own : at}
        onChange={({ target }) => setAt(Number(target.value))}
      />
      <select
        name="floors"
        aria-label={`Floor of ${browser.name}`}
        value={at === -1 ? '' : `${browser.slug}:${choices[at]?.version}`}
        onChange={({ target }) =>
          setAt(choices.findIndex((choice) => `${browser.slug}:${choice.version}` === target.value))
        }
      >
        <option value="">as the rule says</option>
        {choices.map((choice) => (
          <option key={choice.version} value={`${browser.slug}:${choice.version}`}>
            {`${versionWords(choice.version)}: ${choice.cost}`}
          </option>
        ))}
      </select>
    </div>
  );
}

function versionWords(version: string): string {
  return version === 'none' ? 'given up' : version;
}
