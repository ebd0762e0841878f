import { type ComponentProps, useState } from 'react';
import { ComboboxList } from '@/client/ui/ComboboxList';
import { TextField } from '@/client/ui/TextField';
import { useCombobox } from '@/client/ui/useCombobox';
import styles from './AudienceNameField.module.css';
import type { AudienceOption } from './groupPresets';
import { matchingPresets } from './matchingOptions';

interface AudienceNameFieldProps extends Pick<
  ComponentProps<typeof TextField>,
  'error' | 'hint' | 'required' | 'onFocus'
> {
  /** What is typed: a name, or a key. */
  readonly value: string;
  readonly presets: readonly AudienceOption[];
  /** Finds what a text may stand for. */
  readonly match?: typeof matchingPresets;
  readonly onChange: (value: string) => void;
}

/** An audience by its name; what is typed narrows the list below the field. */
export function AudienceNameField({
  value,
  error,
  presets,
  match = matchingPresets,
  onChange,
  ...field
}: AudienceNameFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(-1);
  const isName = presets.some(({ name }) => name === value);
  // The name that stands there would be alone in its list.
  const groups = isOpen ? match(presets, isName ? '' : value) : [];
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
    <div className={styles.field}>
      <TextField
        {...field}
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
