import type { Ref } from 'react';

import type { AudienceOption, OptionGroup } from '@/screens/sections/groupPresets';

import styles from './AudienceListbox.module.css';

interface AudienceListboxProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly groups: readonly OptionGroup[];
  readonly selectedKey: string;
  readonly onSelect: (option: AudienceOption) => void;
}

/** The options of a combobox, which keeps the focus; they are only pointed at here. */
export function AudienceListbox({ ref, id, groups, selectedKey, onSelect }: AudienceListboxProps) {
  return (
    <div ref={ref} id={id} role="listbox" aria-label="Audiences" className={styles.list}>
      {groups.map(({ heading, options }, groupIndex) => (
        <div key={heading} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
          <div id={`${id}-group-${groupIndex}`} className={styles.heading}>
            {heading}
          </div>
          {options.map((option) => (
            // The combobox has the focus and the keys; a press here must not take them away.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
            <div
              key={option.key}
              id={optionId(id, option)}
              role="option"
              aria-selected={option.key === selectedKey}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onSelect(option)}
            >
              {option.kind === 'BROWSERSLIST' ? <code>{option.name}</code> : option.name}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** What `aria-activedescendant` calls an option; an id must not hold the spaces of a query. */
export function optionId(listId: string, { key, kind }: AudienceOption): string {
  return `${listId}-${kind === 'BROWSERSLIST' ? 'query' : key}`;
}
