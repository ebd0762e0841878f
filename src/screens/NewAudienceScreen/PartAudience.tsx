import { useState } from 'react';
import type { AudienceOption } from '@/sections/groupPresets';
import { matchingPresets } from '@/sections/matchingOptions';
import { ComboboxList } from '@/ui/ComboboxList';
import { TextField } from '@/ui/TextField';
import { useCombobox } from '@/ui/useCombobox';
import styles from './PartAudience.module.css';

interface PartAudienceProps {
  /** What is typed: a name, or a key. */
  readonly value: string;
  readonly error: string | undefined;
  readonly presets: readonly AudienceOption[];
  readonly onChange: (value: string) => void;
}

/** The audience of one part; what is typed narrows the list below the field. */
export function PartAudience({ value, error, presets, onChange }: PartAudienceProps) {
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(-1);
  const isName = presets.some(({ name }) => name === value);
  // The name that stands there would be alone in its list.
  const groups = isOpen ? matchingPresets(presets, isName ? '' : value) : [];
  const options = groups.flatMap((group) => group.options);
  const { inputProps, listProps } = useCombobox({
    groups,
    getKey: ({ key }) => key,
    index,
    moves: 'out',
    onMark: setIndex,
    onKeyDown: (event) => {
      const marked = options[index];
      if (event.key === 'Enter' && marked) choose(marked);
      else if (event.key === 'Escape' && isOpen) setOpen(false);
      else if (event.key === 'ArrowDown' && !isOpen) setOpen(true);
      else return;
      event.preventDefault();
    },
  });

  function change(next: string, isOpening: boolean) {
    setOpen(isOpening);
    setIndex(-1);
    onChange(next);
  }

  const choose = ({ name }: AudienceOption) => change(name, false);

  return (
    <div className={styles.part}>
      <TextField
        {...inputProps}
        label="Audience"
        value={value}
        // What is half typed is no error yet.
        error={options.length > 0 ? undefined : error}
        // A browser may restore what was typed.
        onChange={({ target }) => change(target.value, document.activeElement === target)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
      />
      {options.length > 0 && (
        <ComboboxList
          {...listProps}
          label="Audiences"
          className={styles.list}
          renderOption={({ name }) => name}
          onChoose={choose}
        />
      )}
    </div>
  );
}
